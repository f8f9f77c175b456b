/** Google as an OAuth provider. */

import type { OAuthProvider } from '../../oauth/oauth-client.ts'
import type { Secret } from '../../world/secret.ts'

/** The OAuth client and endpoints in the service file. */
export interface GoogleClient {
  readonly clientId: string
  readonly clientSecret: Secret
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly revokeUrl: string
}

/** Builds the provider. */
export function googleProvider(client: GoogleClient): OAuthProvider {
  const { clientId, clientSecret, authorizeUrl, tokenUrl, revokeUrl } = client
  return { name: 'Google', clientId, clientSecret, authorizeUrl, tokenUrl, revokeUrl }
}

/**
 * The required scopes. Statistics have a read-only scope. `domains.list` has no read-only scope, only one that also
 * allows adding and removing domains; presend only lists domains.
 * Source: discovery document of gmailpostmastertools v2, revision 20260209, `scopes` of each method.
 */
export const wantedScopes = [
  'https://www.googleapis.com/auth/postmaster.traffic.readonly',
  'https://www.googleapis.com/auth/postmaster.domain',
] as const

/** The scopes that presend requests, including access to the account's address. */
export const askedScopes: readonly string[] = ['openid', 'email', ...wantedScopes]
