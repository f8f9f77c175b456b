/** Where the OAuth of each provider lives: data for `OAuthProvider`. */

import type { OAuthProvider } from './oauth-client.ts'

/** The part of a provider that is the same for everybody. */
export type OAuthEndpoints = Pick<OAuthProvider, 'name' | 'authorizeUrl' | 'consentPrompt' | 'tokenUrl' | 'revokeUrl'>

/** Source: Google's discovery document, https://accounts.google.com/.well-known/openid-configuration. */
export const googleEndpoints: OAuthEndpoints = {
  name: 'Google',
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  revokeUrl: 'https://oauth2.googleapis.com/revoke',
}

/**
 * Microsoft's, for any kind of account. It has no revocation by RFC 7009: a user ends a grant at myapps.microsoft.com.
 * Source: Microsoft identity platform, "OAuth 2.0 authorization code flow".
 */
export const microsoftEndpoints: OAuthEndpoints = {
  name: 'Microsoft',
  authorizeUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
  // It takes one value only (two of them: AADSTS90023), and its refresh tokens come of the scope `offline_access`.
  consentPrompt: 'select_account',
  tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
  revokeUrl: null,
}
