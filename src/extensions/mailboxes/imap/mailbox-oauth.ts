/** OAuth settings of mailbox providers. */

import { googleEndpoints, microsoftEndpoints, type OAuthEndpoints } from '../../oauth/oauth-endpoints.ts'

/** The OAuth settings of one provider. */
export interface MailboxOAuth {
  readonly endpoints: OAuthEndpoints
  /** The scope required for IMAP; `null` if unknown. */
  readonly scope: string | null
  /** Additional scopes to request, which are needed to get a refresh token. */
  readonly consentScopes: readonly string[]
}

/**
 * OAuth settings, keyed by the provider's name in the service file.
 * Source: Gmail API, "IMAP, POP, and SMTP: XOAUTH2"; Exchange, "Authenticate an IMAP, POP or SMTP connection using
 * OAuth", which requires `offline_access` for a refresh token.
 */
const known: Readonly<Record<string, MailboxOAuth>> = {
  google: { endpoints: googleEndpoints, scope: 'https://mail.google.com/', consentScopes: [] },
  microsoft: {
    endpoints: microsoftEndpoints,
    scope: 'https://outlook.office.com/IMAP.AccessAsUser.All',
    consentScopes: ['offline_access'],
  },
}

/** Returns the settings for a provider. @param provider `google`, `microsoft`, or the URL of a token endpoint */
export function mailboxOAuth(provider: string): MailboxOAuth {
  const name = URL.parse(provider)?.host ?? provider
  const endpoints = { name, authorizeUrl: null, tokenUrl: provider, revokeUrl: null }
  return known[provider] ?? { endpoints, scope: null, consentScopes: [] }
}
