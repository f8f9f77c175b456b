import { describe, expect, it } from 'vitest'
import { openImapThreads } from '../../../src/extensions/mailboxes/imap/imap-threads.ts'
import { toTrackingId } from '../../../src/foundation/contract/identifiers.ts'
import { nodeWorld } from '../../../src/foundation/world/node-world.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { openServiceLog } from '../../../src/service/operations/service-log.ts'
import { serviceMetrics } from '../../../src/service/operations/service-metrics.ts'
import { openJudging } from '../../../src/service/receiving/judging/open-judging.ts'
import { seedRegistry } from '../../../src/service/self-hosted/known-seeds.ts'
import { forgetRemoved, holderOf, watchMailboxes } from '../../../src/service/self-hosted/watch-mailboxes.ts'
import { fakeDns } from '../../support/fake-dns.ts'
import { openMemoryStore } from '../../support/memory-store.ts'
import { anImapSetting } from './imap-seed-setting.ts'

describe('holderOf()', () => {
  const random = { uuid: () => 'u-1' }

  it('returns a unique id on PostgreSQL, and a constant otherwise', () => {
    expect(holderOf({ storage: new Secret('postgres://u@h/d') }, random)).toBe('u-1')
    expect(holderOf({ storage: new Secret('sqlite:./a.db') }, random)).toBe('the only instance')
    expect(holderOf({ storage: new Secret('memory') }, random)).toBe('the only instance')
  })
})

describe('watchMailboxes()', () => {
  it('reports an unreachable mailbox in log, storage and metrics, and stops', async () => {
    await using store = await openMemoryStore()
    const { clock, random } = nodeWorld()
    const lines: string[] = []
    const log = openServiceLog({ level: 'info', sink: { write: (line) => void lines.push(line) }, clock })
    const metrics = serviceMetrics()
    const tellers = { onNotice: () => undefined, onError: () => undefined }
    const seeds = seedRegistry({ seeds: [anImapSetting()] }, new Map(), {
      store,
      secretBox: null,
      clock,
      random,
      ...tellers,
    })
    const seed = { providerName: 'x', providerType: 'consumer', isEnabled: true } as const
    await store.syncSeeds([
      { ...seed, address: 'a@box.example', kind: 'imap', health: 'healthy' },
      { ...seed, address: 'l@box.example', kind: 'local', health: 'unhealthy', healthReason: 'it was a mailbox once' },
    ])
    const told = Promise.withResolvers<void>()
    const setSeedHealth: typeof store.setSeedHealth = async (address, change) => {
      await store.setSeedHealth(address, change)
      if (address === 'a@box.example') told.resolve()
    }
    await using judging = openJudging({ dns: fakeDns({}), clock, engine: null, threads: 1 })
    const parts = {
      settings: { retentionMs: 1000, imap: { settleMs: 750 }, storage: new Secret('memory') },
      seeds,
      received: { ports: {} },
      judging,
      clock,
      random,
      log,
      metrics,
    }
    const watching = { ...parts, store: { ...store, setSeedHealth }, onDeliveries: () => undefined }
    using threads = openImapThreads()
    await using watchers = await watchMailboxes({ ...watching, connect: threads.connect })
    await told.promise
    expect(watchers.numbers().states).toMatchObject({ elsewhere: 0 })
    expect(await store.listSeeds()).toMatchObject([
      { health: 'degraded', healthReason: expect.stringContaining('ECONNREFUSED') },
      { health: 'healthy' },
    ])
    expect((await metrics.render()).text).toContain('presend_mailboxes{state="waiting"} 1')
    expect(lines.join('')).toContain('"msg":"mailbox unreachable"')
    expect(lines.join('')).not.toContain('hunter2')
  })
})

const copies = ['waited@box.example', 'tagged+0123@box.example'].map((address) => ({
  address,
  trackingId: toTrackingId('pst_x'),
  createdAtMs: 0,
}))

it('forgetRemoved() deletes seeds that were removed some time ago and for which no test is waiting', async () => {
  const forgotten: string[] = []
  let questions = 0
  const store = {
    listAwaitedCopies: async () => {
      questions += 1
      return await Promise.resolve(copies)
    },
    forgetSeed: async ({ address }: { readonly address: string }) => {
      forgotten.push(address)
      await Promise.resolve()
    },
  }
  const mark = { revision: 'r', removedAtMs: 1000 }
  const removed = ['waited@box.example', 'tagged@box.example', 'free@box.example'].map((address) =>
    Object.assign({ address }, mark),
  )
  await forgetRemoved(removed, { store, clock: { nowMs: () => 11_000 } })
  expect([forgotten, questions]).toEqual([[], 0])
  await forgetRemoved(removed, { store, clock: { nowMs: () => 11_001 } })
  expect([forgotten, questions]).toEqual([['free@box.example'], 1])
})
