/**
 * Creates postmaster data for one account, as a provider would supply it: 31 days of one domain, and a few days of
 * another domain.
 */

import type { PostmasterAccountStore } from '../../src/extensions/postmaster/storage/accounts-and-days.ts'
import type { WorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { aFullDay } from '../extensions/postmaster/storage/builders.ts'

/** The account and the domain with complete data. */
export const postmasterAccount = { email: 'Postmaster@shop.example', item: 'shop.example' } as const

/**
 * Creates the account in the workspace.
 *
 * @returns its id
 */
export async function storePostmasterData(
  store: Pick<PostmasterAccountStore, 'ensurePostmasterAccount' | 'writePostmasterDays'>,
  workspaceId: WorkspaceId,
): Promise<number> {
  const account = {
    workspaceId,
    email: postmasterAccount.email,
    source: 'google',
    nowMs: Date.UTC(2026, 0, 1),
  } as const
  const { id } = await store.ensurePostmasterAccount(account)
  const dates = Array.from({ length: 31 }, (_day, index) => `2026-01-${String(index + 1).padStart(2, '0')}`)
  const second = dates.slice(0, 10).map((date) => aFullDay('news.shop.example', date))
  await store.writePostmasterDays(id, [...dates.map((date) => aFullDay(postmasterAccount.item, date)), ...second])
  return id
}
