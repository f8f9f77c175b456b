/** Converts stored postmaster data to API responses. */

import { setImmediate as nextTurn } from 'node:timers/promises'

import type {
  CumulativePostmasterData,
  DomainPostmasterReply,
} from '../../../foundation/contract/postmaster-replies.ts'
import type {
  PostmasterAccountStore,
  PostmasterDay,
  PostmasterPage,
  StoredPostmasterAccount,
} from '../storage/accounts-and-days.ts'
import { collectTotals } from './cumulative-days.ts'

/**
 * The number of domains per page. With 400 days for each domain, reading a page blocks this thread for about 10 ms on
 * SQLite.
 */
const domainsPerPage = 10
/** The maximum number of accounts whose cumulative data is cached. */
const cachedAccountCount = 20

interface CachedTotal {
  readonly revision: number
  readonly data: Promise<CumulativePostmasterData | null>
}

type TotalsStore = Pick<PostmasterAccountStore, 'readPostmasterPage'>

/**
 * Returns a function that adds up the data for all domains in an account. The function returns `null` if no day has
 * data. The totals are cached until the data changes, because adding up 1,000 domains with 400 days each takes a
 * second.
 */
export function cachedTotals(
  store: TotalsStore,
): (account: Pick<StoredPostmasterAccount, 'id' | 'dataRevision'>) => Promise<CumulativePostmasterData | null> {
  const cache = new Map<number, CachedTotal>()
  return async ({ id: accountId, dataRevision: revision }) => {
    const known = cache.get(accountId)
    cache.delete(accountId)
    const entry = known?.revision === revision ? known : { revision, data: addUp(store, accountId) }
    cache.set(accountId, entry)
    const [oldest] = cache.keys()
    if (cache.size > cachedAccountCount && oldest !== undefined) cache.delete(oldest)
    try {
      return await entry.data
    } catch (error) {
      // Remove the rejected promise, so that the next request tries again.
      if (cache.get(accountId) === entry) cache.delete(accountId)
      throw error
    }
  }
}

async function addUp(store: TotalsStore, accountId: number): Promise<CumulativePostmasterData | null> {
  const collector = collectTotals()
  for (let cursor: number | null = null; ; ) {
    const page: PostmasterPage = await store.readPostmasterPage({ accountId, cursor, domainCount: domainsPerPage })
    collector.add(page.days)
    cursor = page.nextCursor
    if (cursor === null) return collector.total()
    // SQLite queries block this thread, so let other work run between two pages.
    await nextTurn()
  }
}

/** Converts one domain's days, in ascending order, to the API response; returns `null` if no day has data. */
export function toDomainReply(days: readonly PostmasterDay[]): DomainPostmasterReply | null {
  const each = <T extends object>(
    entryOf: (day: PostmasterDay) => T | null,
  ): readonly (T & { readonly date: string })[] =>
    days.flatMap((day) => {
      const entry = entryOf(day)
      return entry === null ? [] : [{ date: day.date, ...entry }]
    })
  const reply: DomainPostmasterReply = {
    spam_rate_data: each((day) => day.spamRate),
    ip_reputation_data: each((day) => day.ipReputation),
    domain_reputation_data: each((day) => day.domainReputation),
    feedback_loop_data: each((day) => day.feedbackLoop),
    authentication_data: each((day) => day.authentication),
    encryption_data: each((day) => day.encryption),
    delivery_errors_data: each((day) => day.deliveryErrors),
  }
  return Object.values(reply).every((series) => series.length === 0) ? null : reply
}
