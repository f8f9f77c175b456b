/** The OAuth of mailbox providers, as data. */

import type { OAuthProvider } from '../../oauth/oauth-client.ts'
import { googleEndpoints, microsoftEndpoints, type OAuthEndpoints } from '../../oauth/oauth-endpoints.ts'

/** A provider of mailboxes. */
export interface MailboxOAuth {
  readonly endpoints: OAuthEndpoints
  /** What opens a mailbox over IMAP; `null`: nobody knows. */
  readonly scope: string | null
  /** What else consent is asked for, so that a refresh token comes of it. */
  readonly consentScopes: readonly string[]
}

/**
 * By the name that settings have.
 *
 * Source: Gmail API, "IMAP, POP, and SMTP: XOAUTH2"; Exchange, "Authenticate an IMAP, POP or SMTP connection using
 * OAuth", where `offline_access` is what brings a refresh token.
 */
const known: Readonly<Record<string, MailboxOAuth>> = {
  google: { endpoints: googleEndpoints, scope: 'https://mail.google.com/', consentScopes: [] },
  microsoft: {
    endpoints: microsoftEndpoints,
    scope: 'https://outlook.office.com/IMAP.AccessAsUser.All',
    consentScopes: ['offline_access'],
  },
}

/** @param provider `google`, `microsoft`, or the URL of a token endpoint */
export function mailboxOAuth(provider: string): MailboxOAuth {
  const name = URL.parse(provider)?.host ?? provider
  const endpoints = { name, authorizeUrl: null, tokenUrl: provider, revokeUrl: null }
  return known[provider] ?? { endpoints, scope: null, consentScopes: [] }
}

/** The provider for one client. */
export function oauthProviderOf(
  { endpoints }: MailboxOAuth,
  client: Pick<OAuthProvider, 'clientId' | 'clientSecret'>,
): OAuthProvider {
  return { ...endpoints, ...client }
}
