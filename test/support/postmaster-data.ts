/**
 * Creates postmaster data for one account, as a provider would supply it: 31 days of one domain, and a few days of
 * another domain.
 */

import type { WorkspaceId } from '../../src/contract/identifiers.ts'
import type { PostmasterAccountStore, PostmasterDay } from '../../src/postmaster/storage/accounts-and-days.ts'

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
  const second = dates.slice(0, 10).map((date) => aDay('news.shop.example', date))
  await store.writePostmasterDays(id, [...dates.map((date) => aDay(postmasterAccount.item, date)), ...second])
  return id
}

function aDay(domain: string, date: string): PostmasterDay {
  return {
    domain,
    date,
    spamRate: { value: 0.001 },
    ipReputation: { high: 3, medium: 1, low: 0, bad: 0 },
    domainReputation: { reputation: 'HIGH' },
    feedbackLoop: { spam_count: 2, fbl_count: 5 },
    authentication: { spf_success_ratio: 1, dkim_success_ratio: 0.99, dmarc_success_ratio: 0.98 },
    encryption: { tls_success_ratio: 1 },
    deliveryErrors: {
      errors: [{ error_class: 'TEMPORARY_ERROR', error_type: 'RATE_LIMIT_EXCEEDED', error_ratio: 0.01 }],
    },
  }
}
