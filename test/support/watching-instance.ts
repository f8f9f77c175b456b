/** An instance that watches mailboxes, with a separate or a shared store. Everything except DNS is real. */

import type { ImapAccount } from '../../src/extensions/mailboxes/imap/imap-connection.ts'
import { type ImapThreads, openImapThreads } from '../../src/extensions/mailboxes/imap/imap-threads.ts'
import { type MailboxWatchers, startMailboxWatchers } from '../../src/extensions/mailboxes/imap/mailbox-watchers.ts'
import {
  usualWatchRules,
  type WatchEvent,
  type WatchedMailbox,
  type WatchRules,
} from '../../src/extensions/mailboxes/imap/watched-mailbox.ts'
import { toTrackingId } from '../../src/foundation/contract/identifiers.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { type Judging, openJudging } from '../../src/service/receiving/judging/open-judging.ts'
import type { NewTest, Store, StoredSeed } from '../../src/service/storage/store.ts'
import { aNewTest } from '../service/storage/builders.ts'
import type { RunningDovecot } from './dovecot.ts'
import { type FakeRecords, fakeDns } from './fake-dns.ts'
import { openMemoryStore } from './memory-store.ts'

export interface WatchingOptions {
  readonly mailboxes: readonly WatchedMailbox[]
  readonly rules?: Partial<WatchRules>
  /** The store; by default, a new one in memory. */
  readonly store?: Store
  readonly holder?: string
  readonly dns?: FakeRecords
  /** The threads; by default, separate ones. */
  readonly threads?: WatchingThreads
}

/** The worker threads that watching uses. */
export interface WatchingThreads extends AsyncDisposable {
  readonly imap: ImapThreads
  readonly judging: Judging
}

/** Opens the threads; each is started when it is first needed. */
export function openWatchingThreads(dns: FakeRecords = {}): WatchingThreads {
  const judging = openJudging({ dns: fakeDns(dns), clock, engine: null, threads: 1 })
  const imap = openImapThreads()
  return {
    imap,
    judging,
    [Symbol.asyncDispose]: async () => {
      imap[Symbol.dispose]()
      await judging[Symbol.asyncDispose]()
    },
  }
}

export interface WatchingInstance extends AsyncDisposable {
  readonly store: Store
  readonly watchers: MailboxWatchers
  readonly events: readonly WatchEvent[]
  /** Resolves with the first matching event, even if it has already occurred. */
  event(isWanted: (event: WatchEvent) => boolean): Promise<WatchEvent>
  /** Creates a test for the given addresses. */
  createTest(addresses: readonly string[], changes?: Partial<NewTest>): Promise<NewTest>
  /** Resolves with the test's seeds once all of them have a result. */
  results(test: NewTest): Promise<readonly StoredSeed[]>
}

const retention = 30 * 86_400_000
const clock = nodeClock()

/** Creates a mailbox of a Dovecot with the usual password of tests. */
export function aMailbox(
  dovecot: Pick<RunningDovecot, 'host' | 'imapsPort' | 'caPem'>,
  address: string,
  changes: Partial<Omit<WatchedMailbox, 'account'>> & { readonly account?: Partial<ImapAccount> } = {},
): WatchedMailbox {
  const { account, ...others } = changes
  return {
    address,
    providerName: 'box.example',
    authservIds: [],
    hasPlusAddress: false,
    ...others,
    account: {
      host: dovecot.host,
      port: dovecot.imapsPort,
      tls: 'implicit',
      username: address,
      password: new Secret('right'),
      caPem: dovecot.caPem,
      ...account,
    },
  }
}

/** Starts it. */
export async function startWatching(options: WatchingOptions): Promise<WatchingInstance> {
  const store = options.store ?? (await openMemoryStore())
  if (options.store === undefined) await store.syncSeeds(options.mailboxes.map(toSeed))
  const events: WatchEvent[] = []
  const listeners = new Set<(event: WatchEvent) => void>()
  const threads = options.threads ?? openWatchingThreads(options.dns)
  const { imap, judging } = threads
  const watchers = await startMailboxWatchers({
    mailboxes: options.mailboxes,
    rules: { ...usualWatchRules, retentionMs: retention, ...options.rules },
    holder: options.holder ?? 'one',
    ports: {
      clock,
      random: nodeRandom(),
      store,
      connect: imap.connect,
      isSameOrganization: judging.isSameOrganization,
      findMentionedIds: judging.findMentionedIds,
      observe: async (copy, signal) => await judging.observe(copy, signal),
      onEvent: (event) => {
        events.push(event)
        for (const listener of listeners) listener(event)
      },
    },
  })
  return {
    store,
    watchers,
    events,
    event: async (isWanted) => {
      const past = events.find(isWanted)
      if (past !== undefined) return past
      return await new Promise((resolve) => {
        const listener = (event: WatchEvent): void => {
          if (!isWanted(event)) return
          listeners.delete(listener)
          resolve(event)
        }
        listeners.add(listener)
      })
    },
    createTest: async (addresses, changes = {}) => await createTest(store, addresses, changes),
    results: async (test) => await results(store, test),
    [Symbol.asyncDispose]: async () => {
      await watchers[Symbol.asyncDispose]()
      if (options.threads === undefined) await threads[Symbol.asyncDispose]()
      if (options.store === undefined) await store[Symbol.asyncDispose]()
    },
  }
}

function toSeed({ address, providerName }: WatchedMailbox): Parameters<Store['syncSeeds']>[0][number] {
  return { address, providerName, providerType: 'consumer', kind: 'imap', isEnabled: true, health: 'unhealthy' }
}

let serial = 0

async function createTest(store: Store, addresses: readonly string[], changes: Partial<NewTest>): Promise<NewTest> {
  serial += 1
  const nowMs = clock.nowMs()
  const test = aNewTest({
    trackingId: toTrackingId(`pst_${String(serial).padStart(24, 'abcdefghijklmnopqrstuvwx')}`),
    createdAtMs: nowMs,
    expiresAtMs: nowMs + 3_600_000,
    seeds: addresses.map((address) => ({ address, providerType: 'consumer', providerName: 'box.example' })),
    ...changes,
  })
  await store.createTest(test)
  return test
}

async function results(store: Store, test: NewTest): Promise<readonly StoredSeed[]> {
  for (;;) {
    const changed = new Promise<void>((resolve) => {
      const listening = store.onTestChanged(() => {
        listening[Symbol.dispose]()
        resolve()
      })
    })
    const seeds = (await store.findReportedTest(test.trackingId))?.seeds ?? []
    if (seeds.every((seed) => seed.result !== null)) return seeds
    await changed
  }
}
