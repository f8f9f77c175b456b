/** Google as an OAuth provider. */

import type { OAuthClient, OAuthProvider } from '../../oauth/oauth-client.ts'
import { type OAuthWorld, openOAuthClient } from '../../oauth/open-oauth-client.ts'

/** Opens the OAuth client for Google. `client` contains the registered client and Google's endpoints. */
export function openGoogleClient(client: Omit<OAuthProvider, 'name'>, world: OAuthWorld): OAuthClient {
  return openOAuthClient({ ...client, name: 'Google' }, world)
}

/**
 * The required scopes. Statistics have a read-only scope. `domains.list` does not: its scope also allows adding and
 * removing domains, but presend only lists them.
 * Source: discovery document of gmailpostmastertools v2, revision 20260209, `scopes` of each method.
 */
export const wantedScopes = [
  'https://www.googleapis.com/auth/postmaster.traffic.readonly',
  'https://www.googleapis.com/auth/postmaster.domain',
] as const

/** The scopes that presend requests, including access to the account's address. */
export const askedScopes: readonly string[] = ['openid', 'email', ...wantedScopes]
