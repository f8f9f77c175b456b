/** The OAuth endpoints of each provider. */

import type { OAuthProvider } from './oauth-client.ts'

/** The settings of a provider that do not depend on the client. */
export type OAuthEndpoints = Pick<OAuthProvider, 'name' | 'authorizeUrl' | 'consentPrompt' | 'tokenUrl' | 'revokeUrl'>

/** Source: https://accounts.google.com/.well-known/openid-configuration. */
export const googleEndpoints: OAuthEndpoints = {
  name: 'Google',
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  revokeUrl: 'https://oauth2.googleapis.com/revoke',
}

/**
 * The endpoints for any kind of Microsoft account. Microsoft does not support RFC 7009 revocation; users revoke a grant
 * at myapps.microsoft.com. Source: Microsoft identity platform, "OAuth 2.0 authorization code flow".
 */
export const microsoftEndpoints: OAuthEndpoints = {
  name: 'Microsoft',
  authorizeUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
  // The `prompt` parameter has a single value, because Microsoft rejects two values (AADSTS90023). The `offline_access`
  // scope makes Microsoft issue a refresh token.
  consentPrompt: 'select_account',
  tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
  revokeUrl: null,
}
