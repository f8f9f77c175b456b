/** Stores a connected account's grant, for the command and the dashboard. */

import type { SecretBox } from '../../../foundation/world/secret-box.ts'
import type { OAuthClient } from '../../oauth/oauth-client.ts'
import { grantPurpose } from '../grant-purpose.ts'
import type { PostmasterAccountStore, StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import { type AccountGrant, isInUse } from './exchange-consent.ts'

/** The dependencies for storing a grant. */
export interface GrantDeps {
  readonly workspaceId: StoredPostmasterAccount['workspaceId']
  readonly box: SecretBox
  readonly store: PostmasterAccountStore
  readonly oauth: Pick<OAuthClient, 'revoke'>
  readonly nowMs: number
}

/** `dmarc-account`: the account's data comes from DMARC reports, so the grant was not stored. */
export type StoredGrant =
  | { readonly status: 'stored'; readonly account: StoredPostmasterAccount }
  | { readonly status: 'dmarc-account' }

/**
 * Stores the encrypted token. Never revokes the account's previous grant, because Google would revoke the new grant,
 * too.
 */
export async function storeGrant(grant: AccountGrant, deps: GrantDeps): Promise<StoredGrant> {
  const { workspaceId, box, store, oauth, nowMs } = deps
  const { email, refreshToken } = grant
  const account = await store.ensurePostmasterAccount({ workspaceId, email, source: 'google', nowMs })
  if (account.source !== 'google') {
    if (!(await isInUse(email, store))) await oauth.revoke(refreshToken, new AbortController().signal)
    return { status: 'dmarc-account' }
  }
  await store.setPostmasterGrant(account.id, box.seal(refreshToken, grantPurpose(account)))
  return { status: 'stored', account: (await store.findPostmasterAccount(workspaceId, account.id)) ?? account }
}
