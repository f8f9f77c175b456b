/**
 * Several instances on one PostgreSQL database: each mailbox has one watcher, and another instance takes over when the
 * watcher dies.
 */

import { afterAll, beforeAll, expect, it } from 'vitest'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { openPostgresStore } from '../../src/service/storage/postgres/open-postgres-store.ts'
import type { Store } from '../../src/service/storage/store.ts'
import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'
import { storageExtensions } from '../support/extensions.ts'
import { aMessage, deliver, headerOf } from '../support/observed-mail.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'
import { aMailbox, startWatching, type WatchingInstance } from '../support/watching-instance.ts'

const addresses = Array.from({ length: 6 }, (_, index) => `seed${index}@box.example`)

let dovecot: RunningDovecot
let postgres: RunningPostgres

beforeAll(async () => {
  dovecot = await startDovecot({ users: Object.fromEntries(addresses.map((user) => [user, 'right'])) })
  postgres = await startPostgres()
})

afterAll(async () => {
  await dovecot[Symbol.asyncDispose]()
  await postgres[Symbol.asyncDispose]()
})

function watched(instance: WatchingInstance): readonly string[] {
  const all = instance.events.flatMap((event) => (event.kind === 'watching' ? [event.address] : []))
  return [...new Set(all)].toSorted()
}

async function openStore(url: string): Promise<Store> {
  return await openPostgresStore(
    { url },
    { extensions: storageExtensions, clock: nodeClock(), random: nodeRandom(), onError: () => undefined },
  )
}

async function knowSeeds(store: Store): Promise<void> {
  const seed = { providerName: 'box.example', providerType: 'consumer', kind: 'imap', isEnabled: true } as const
  await store.syncSeeds(addresses.map((address) => ({ address, ...seed, health: 'unhealthy' })))
}

it.each(['ended', 'died'] as const)(
  'instances share the mailboxes, and take over the mailboxes of an instance that has %s',
  async (how) => {
    const url = await postgres.createDatabase()
    await using opened = await openStore(url)
    await using secondStore = await openStore(url)
    await knowSeeds(opened)
    // An instance that dies does not release its leases.
    const firstStore = how === 'ended' ? opened : { ...opened, releaseSeeds: async () => await Promise.resolve() }
    const mailboxes = addresses.map((address) => aMailbox(dovecot, address))
    const rules = { leaseMs: 3000 }
    await using first = await startWatching({ mailboxes, rules, store: firstStore, holder: 'first' })
    await using second = await startWatching({ mailboxes, rules, store: secondStore, holder: 'second' })
    await first.event(() => watched(first).length === addresses.length)
    expect(second.watchers.numbers().states).toMatchObject({ elsewhere: 6, watching: 0 })
    const test = await second.createTest(addresses)
    await Promise.all(addresses.map(async (address) => await deliver(dovecot, address, aMessage([headerOf(test)]))))
    expect((await second.results(test)).map(({ result }) => result?.folder)).toEqual(addresses.map(() => 'INBOX'))
    const late = await second.createTest(addresses)
    await first.watchers[Symbol.asyncDispose]()
    await Promise.all(addresses.map(async (address) => await deliver(dovecot, address, aMessage([headerOf(late)]))))
    expect((await second.results(late)).map(({ result }) => result?.folder)).toEqual(addresses.map(() => 'INBOX'))
    expect(watched(second)).toEqual(addresses)
    expect(second.watchers.numbers().counts.matched).toBe(6)
  },
)

it('instances that temporarily watch the same mailbox record each result only once', async () => {
  const url = await postgres.createDatabase()
  await using store = await openStore(url)
  await knowSeeds(store)
  // This happens when the clocks of two machines differ by more than a lease.
  const greedy: Store = { ...store, claimSeeds: async (claim) => await Promise.resolve(claim.addresses) }
  const mailboxes = addresses.map((address) => aMailbox(dovecot, address))
  await using first = await startWatching({ mailboxes, store: greedy, holder: 'first' })
  await using second = await startWatching({ mailboxes, store: greedy, holder: 'second' })
  for (const one of [first, second]) await one.event(() => watched(one).length === addresses.length)
  const test = await first.createTest(addresses)
  await Promise.all(addresses.map(async (address) => await deliver(dovecot, address, aMessage([headerOf(test)]))))
  expect((await first.results(test)).map(({ result }) => result?.folder)).toEqual(addresses.map(() => 'INBOX'))
  const found = await store.findReportedTest(test.trackingId)
  expect(found).toMatchObject({ settledCount: 6, inboxCount: 6, revision: 6 })
})
