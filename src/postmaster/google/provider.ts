/** Google as a provider of OAuth, and what of an account is asked for. */

import type { OAuthProvider } from '../../oauth/oauth-client.ts'
import type { Secret } from '../../world/secret.ts'

/** Our client, and where Google is reached; the service file says both. */
export interface GoogleClient {
  readonly clientId: string
  readonly clientSecret: Secret
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly revokeUrl: string
}

/** The provider. */
export function googleProvider(client: GoogleClient): OAuthProvider {
  const { clientId, clientSecret, authorizeUrl, tokenUrl, revokeUrl } = client
  return { name: 'Google', clientId, clientSecret, authorizeUrl, tokenUrl, revokeUrl }
}

/**
 * What the account must grant. The statistics have a scope that only reads. The list of domains has none: `domains.list`
 * takes this one, which may also add and remove domains, or the one for everything; presend only lists.
 *
 * Source: discovery document of gmailpostmastertools v2, revision 20260209, `scopes` of each method.
 */
export const wantedScopes = [
  'https://www.googleapis.com/auth/postmaster.traffic.readonly',
  'https://www.googleapis.com/auth/postmaster.domain',
] as const

/** What is asked for: those, and which account it is. */
export const askedScopes: readonly string[] = ['openid', 'email', ...wantedScopes]
