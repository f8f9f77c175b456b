/** The reader of a service that keeps postmaster data in its storage. */

import { setImmediate as nextTurn } from 'node:timers/promises'

import type { ConnectedPostmasterAccount, CumulativePostmasterData } from '../../contract/postmaster-replies.ts'
import type { PostmasterAccountStore, StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import { collectDays } from './cumulative-days.ts'
import { toDomainReply } from './domain-days.ts'
import type { PostmasterReader } from './postmaster-reader.ts'

/** What it reads of the storage. */
export type PostmasterData = Pick<
  PostmasterAccountStore,
  | 'listPostmasterAccounts'
  | 'findPostmasterAccount'
  | 'findPostmasterAccountByEmail'
  | 'readPostmasterPage'
  | 'readPostmasterDays'
>

/** Of how many domains days are read at once: with 400 days each some 10 ms of this thread on SQLite. */
const domainsAtOnce = 10
/** Of how many accounts the cumulative data is kept, which is the same until the next sync. */
const keptAccountCount = 20

/** Every account that the workspace has is connected in the sense of the API: its data can be read. */
export function storedPostmasterData(store: PostmasterData): PostmasterReader {
  const readCumulative = keptPerRevision(store)
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

interface Kept {
  readonly revision: number
  readonly data: Promise<CumulativePostmasterData | null>
}

/** 1,000 domains of 400 days take a second to add up, so that is done once for each state of the data. */
function keptPerRevision(store: PostmasterData): (accountId: number) => Promise<CumulativePostmasterData | null> {
  const kept = new Map<number, Kept>()
  return async (accountId) => {
    const account = await store.findPostmasterAccount(null, accountId)
    if (account === null) return null
    const known = kept.get(accountId)
    kept.delete(accountId)
    const { dataRevision: revision } = account
    const entry = known?.revision === revision ? known : { revision, data: addUp(store, accountId) }
    kept.set(accountId, entry)
    const [oldest] = kept.keys()
    if (kept.size > keptAccountCount && oldest !== undefined) kept.delete(oldest)
    try {
      return await entry.data
    } catch (error) {
      // The next one asks again.
      if (kept.get(accountId) === entry) kept.delete(accountId)
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
      domainCount: domainsAtOnce,
    })
    collector.add(page.days)
    cursor = page.nextCursor
    if (cursor === null) return collector.total()
    // SQLite works in this thread: whoever else waits for it comes in between two pages.
    await nextTurn()
  }
}
