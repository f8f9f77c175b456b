/** Reads postmaster data from the storage. */

import { setImmediate as nextTurn } from 'node:timers/promises'

import type {
  ConnectedPostmasterAccount,
  CumulativePostmasterData,
  DomainPostmasterReply,
} from '../../contract/postmaster-replies.ts'
import type { PostmasterAccountStore, PostmasterDay, StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import { collectDays } from './cumulative-days.ts'
import type { PostmasterReader } from './postmaster-reader.ts'

/** The queries that the reader uses. */
export type PostmasterData = Pick<
  PostmasterAccountStore,
  | 'listPostmasterAccounts'
  | 'findPostmasterAccount'
  | 'findPostmasterAccountByEmail'
  | 'readPostmasterPage'
  | 'readPostmasterDays'
>

/** The number of domains per page: with 400 days each, reading a page blocks this thread for about 10 ms on SQLite. */
const domainsPerPage = 10
/** The number of accounts whose cumulative data is cached. */
const cachedAccountCount = 20

/**
 * Opens the reader. All accounts of a workspace count as connected, even without a grant, because their data can be
 * read.
 */
export function storedPostmasterData(store: PostmasterData): PostmasterReader {
  const readCumulative = cachedTotals(store)
  return {
    listConnectedAccounts: async (workspaceId) =>
      (await store.listPostmasterAccounts(workspaceId)).map(toConnectedAccount),
    findAccount: async (workspaceId, accountId) => orNull(await store.findPostmasterAccount(workspaceId, accountId)),
    findAccountByEmail: async (workspaceId, email) =>
      orNull(await store.findPostmasterAccountByEmail(workspaceId, email)),
    readCumulative,
    readDomain: async (query) => toDomainReply(await store.readPostmasterDays(query)),
  }
}

function orNull(account: StoredPostmasterAccount | null): ConnectedPostmasterAccount | null {
  return account === null ? null : toConnectedAccount(account)
}

function toConnectedAccount(account: StoredPostmasterAccount): ConnectedPostmasterAccount {
  return {
    id: account.id,
    email: account.email,
    created_at: new Date(account.createdAtMs).toISOString(),
    source: account.source,
    grant: account.grantState,
    synced_at: account.syncedAtMs === null ? null : new Date(account.syncedAtMs).toISOString(),
  }
}

interface CachedTotal {
  readonly revision: number
  readonly data: Promise<CumulativePostmasterData | null>
}

/** Caches totals until the data changes: adding up the data of 1,000 domains with 400 days each takes a second. */
function cachedTotals(store: PostmasterData): (accountId: number) => Promise<CumulativePostmasterData | null> {
  const cache = new Map<number, CachedTotal>()
  return async (accountId) => {
    const account = await store.findPostmasterAccount(null, accountId)
    if (account === null) return null
    const known = cache.get(accountId)
    cache.delete(accountId)
    const { dataRevision: revision } = account
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

async function addUp(store: PostmasterData, accountId: number): Promise<CumulativePostmasterData | null> {
  const collector = collectDays()
  for (let cursor: number | null = null; ; ) {
    const page: Awaited<ReturnType<PostmasterData['readPostmasterPage']>> = await store.readPostmasterPage({
      accountId,
      cursor,
      domainCount: domainsPerPage,
    })
    collector.add(page.days)
    cursor = page.nextCursor
    if (cursor === null) return collector.total()
    // SQLite queries block this thread: let other work run between two pages.
    await nextTurn()
  }
}

/** Converts the days of one domain, in ascending order, to the API reply; returns `null` if no day has data. */
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
