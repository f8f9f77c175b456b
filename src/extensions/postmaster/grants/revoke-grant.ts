/** Revokes an account's grant at Google, for the command and the dashboard. */

import type { SecretBox } from '../../../foundation/world/secret-box.ts'
import type { OAuthClient } from '../../oauth/oauth-client.ts'
import { grantPurpose } from '../grant-purpose.ts'
import type { PostmasterAccountStore, StoredPostmasterAccount } from '../storage/accounts-and-days.ts'

/**
 * The result of revoking the grant at Google. `shared`: not revoked, because another workspace uses the account and
 * would lose access. `kept`: the grant could not be revoked. `none`: the account had no grant.
 */
export type GrantOutcome =
  | { readonly status: 'revoked' | 'gone' | 'shared' | 'none' }
  | { readonly status: 'kept'; readonly reason: string }

/** The client and keys that are needed to revoke a grant; each may be missing. */
export interface RevokeDeps {
  /** Google's OAuth client; `null` if it is not configured. */
  readonly oauth: Pick<OAuthClient, 'revoke'> | null
  /** The keys that decrypt the token; `null` if no encryption key is configured. */
  readonly box: SecretBox | null
}

/**
 * Tries to revoke the grant. The caller deletes the token even if the revocation fails.
 *
 * @param readDeps called only if the account has a grant to revoke
 */
export async function revokeGrant(
  account: StoredPostmasterAccount,
  store: Pick<PostmasterAccountStore, 'listPostmasterAccounts'>,
  readDeps: () => Promise<RevokeDeps>,
): Promise<GrantOutcome> {
  const { sealedRefreshToken } = account
  if (sealedRefreshToken === null) return { status: 'none' }
  // Google treats all tokens that one client has for one account as a single grant.
  const others = (await store.listPostmasterAccounts(null)).filter(
    (one) => one.id !== account.id && one.email === account.email && one.grantState === 'active',
  )
  if (others.length > 0) return { status: 'shared' }
  const { oauth, box } = await readDeps()
  if (oauth === null) return kept('google.client-id is missing from the service file')
  if (box === null) return kept('no encryption key is configured to decrypt the stored token')
  const opened = box.open(sealedRefreshToken, grantPurpose(account))
  if (opened.status === 'unreadable') return kept(`the stored token cannot be decrypted (${opened.reason})`)
  const status = await oauth.revoke(opened.secret, new AbortController().signal)
  return status === 'unavailable' ? kept('Google did not accept the request') : { status }
}

function kept(reason: string): GrantOutcome {
  return { status: 'kept', reason }
}

/** Describes the result for the user; returns `null` if the grant was revoked as expected. */
export function outcomeNote(outcome: GrantOutcome): string | null {
  switch (outcome.status) {
    case 'revoked':
      return null
    case 'gone':
      return 'Google had already ended the grant.'
    case 'none':
      return 'The account had no grant.'
    case 'shared':
      return 'The grant at Google was not revoked, because another workspace uses the same account.'
    case 'kept':
      return (
        `The grant at Google was not revoked: ${outcome.reason}. ` +
        'The account owner can revoke it at https://myaccount.google.com/connections. ' +
        'presend has deleted the stored token.'
      )
    default:
      return outcome satisfies never
  }
}
