import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TrackingId, toTrackingKey, toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { nodeWorld } from '../../src/foundation/world/node-world.ts'
import { localSeeds } from '../../src/service/receiving/directory.ts'
import { createTrackingId } from '../../src/service/receiving/tracking-id.ts'
import { openStorage, parseStorageLocation } from '../../src/service/storage/open-storage.ts'
import type { Store, StoredSeed, TestSeed } from '../../src/service/storage/store.ts'
import { mailLines, sendMail } from '../service/receiving/smtp-client.ts'
import { aNewTest } from '../service/storage/builders.ts'
import { type ChildProgram, startProgram } from '../support/child-program.ts'
import { storageExtensions } from '../support/extensions.ts'
import { findFreePort } from '../support/free-port.ts'
import { isNightly } from '../support/is-nightly.ts'
import { valueOf } from '../support/parsed.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'

/** How often a process is killed. */
const killCount = isNightly ? 20 : 2
const senderCount = 8
/** Fewer slots than senders, so that some messages are judged at once and others are stored for later. */
const slotCount = 2
const wishes = ['INBOX', 'Spam', 'Promotions', 'refuse'] as const
const random = nodeRandom()

let folder = ''
let postgres: RunningPostgres

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-receiving-'))
  postgres = await startPostgres()
})

afterAll(async () => {
  await postgres[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

/** A receiving process on its own port that the test can kill and restart at will. */
class Instance {
  readonly port: number
  readonly #location: string
  #program: ChildProgram | null = null

  constructor(location: string, port: number) {
    this.#location = location
    this.port = port
  }

  async start(): Promise<void> {
    this.#program = startProgram('receiving-instance.ts', [this.#location, String(this.port), String(slotCount)])
    await this.#program.line()
  }

  async kill(): Promise<void> {
    await this.#program?.kill()
  }
}

/** A copy that must get its result. */
interface SentCopy {
  readonly trackingId: TrackingId
  readonly address: string
  readonly wish: (typeof wishes)[number]
}

/** The work of the senders. */
interface Sent {
  readonly copies: SentCopy[]
  keptCount: number
  lostCount: number
}

/**
 * Sends mail for new tests until `isOver` returns true, retrying every copy until it gets a final reply, as a mail
 * server would.
 */
async function sendUntil(isOver: () => boolean, store: Store, instances: readonly Instance[]): Promise<Sent> {
  const sent: Sent = { copies: [], keptCount: 0, lostCount: 0 }
  const seeds = localSeeds.map(({ address, providerType, providerName }) => ({ address, providerType, providerName }))
  await Promise.all(
    Array.from({ length: senderCount }, async () => {
      while (!isOver()) {
        const trackingId = await createTest(store, seeds)
        for (const { address } of seeds) {
          const copy = { trackingId, address, wish: pick(wishes) }
          await sendForGood(copy, instances, sent)
          sent.copies.push(copy)
        }
      }
    }),
  )
  return sent
}

/** The database may be unavailable at the moment. */
async function createTest(store: Store, seeds: readonly TestSeed[]): Promise<TrackingId> {
  for (;;) {
    const trackingId = createTrackingId(random)
    const test = aNewTest({ trackingId, trackingKey: toTrackingKey(random.uuid()), seeds, expiresAtMs: 9e12 })
    const isCreated = await store.createTest(test).then(
      () => true,
      () => false,
    )
    if (isCreated) return trackingId
    await wait(20)
  }
}

async function sendForGood(copy: SentCopy, instances: readonly Instance[], sent: Sent): Promise<void> {
  const lines = mailLines(copy.trackingId, copy.wish, `${copy.trackingId}.${copy.address}`)
  for (;;) {
    const reply = (await sendMail(pick(instances).port, { to: copy.address, lines })) ?? ''
    if (reply.includes('Ok: queued')) sent.keptCount += 1
    if (/^[25]/u.test(reply)) return
    sent.lostCount += 1
    await wait(20)
  }
}

function pick<T>(list: readonly T[]): T {
  const one = list[Math.floor(random.fraction() * list.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

async function shownSeeds(store: Store, trackingIds: Iterable<TrackingId>): Promise<ReadonlyMap<string, StoredSeed>> {
  const seeds = new Map<string, StoredSeed>()
  for (const trackingId of trackingIds) {
    const test = await store.findReportedTest(trackingId)
    for (const seed of test?.seeds ?? []) seeds.set(`${trackingId} ${seed.address}`, seed)
  }
  return seeds
}

/** Waits until no message is left to be judged, then compares every copy with its result. */
async function expectAllResults(store: Store, { copies }: Sent): Promise<void> {
  while ((await store.listMessages(Number.MAX_SAFE_INTEGER, 1)).length > 0) await wait(50)
  const seeds = await shownSeeds(store, new Set(copies.map((copy) => copy.trackingId)))
  const shown = copies.map(({ trackingId, address }) => {
    const result = seeds.get(`${trackingId} ${address}`)?.result
    return result?.status === 'refused' ? 'refuse' : result?.folder
  })
  expect(shown).toEqual(copies.map((copy) => copy.wish))
}

/** Each result has one event, however often its copy was sent or judged. */
async function expectOneEventEach(store: Store, { copies }: Sent): Promise<void> {
  const deliveries = await store.listDeliveries('w', 1_000_000)
  expect(deliveries).toHaveLength(copies.length)
  expect(new Set(deliveries.map((delivery) => delivery.idempotencyKey)).size).toBe(copies.length)
}

interface Scene {
  readonly location: string
  readonly instanceCount: number
  /** Kills a process and restarts it. */
  disturb(instances: readonly Instance[]): Promise<void>
}

async function play({ location, instanceCount, disturb }: Scene): Promise<Sent> {
  await using storage = await openStorage(valueOf(parseStorageLocation(location)), {
    ...nodeWorld(),
    extensions: storageExtensions,
  })
  const { store } = storage
  const secrets = [] as const
  await store.createWebhook({
    webhookId: 'w',
    workspaceId: toWorkspaceId('workspace-a'),
    url: 'https://x.example/',
    createdAtMs: 0,
    secrets,
  })
  const instances: Instance[] = []
  for (let index = 0; index < instanceCount; index += 1) instances.push(new Instance(location, await findFreePort()))
  try {
    await Promise.all(instances.map(async (instance) => await instance.start()))
    let killedCount = 0
    const sending = sendUntil(() => killedCount >= killCount, store, instances)
    for (; killedCount < killCount; killedCount += 1) {
      await wait(random.fraction() * 500)
      await disturb(instances)
    }
    const sent = await sending
    await expectAllResults(store, sent)
    await expectOneEventEach(store, sent)
    return sent
  } finally {
    await Promise.all(instances.map(async (instance) => await instance.kill()))
  }
}

async function restartOne(instances: readonly Instance[]): Promise<void> {
  const instance = pick(instances)
  await instance.kill()
  await instance.start()
}

describe('every acknowledged message gets exactly one result', () => {
  it('when the process on a SQLite file is killed repeatedly', async () => {
    const sent = await play({ location: `sqlite:${join(folder, 'store.db')}`, instanceCount: 1, disturb: restartOne })
    expect(sent.keptCount).toBeGreaterThan(0)
    expect(sent.lostCount).toBeGreaterThan(0)
  })

  it('when one of two processes on PostgreSQL is killed repeatedly', async () => {
    const sent = await play({ location: await postgres.createDatabase(), instanceCount: 2, disturb: restartOne })
    expect(sent.keptCount).toBeGreaterThan(0)
    expect(sent.lostCount).toBeGreaterThan(0)
  })

  it('when PostgreSQL itself is killed repeatedly', async () => {
    const disturb = async (): Promise<void> => {
      await postgres.kill()
      await postgres.start()
    }
    const sent = await play({ location: await postgres.createDatabase(), instanceCount: 1, disturb })
    expect(sent.lostCount).toBeGreaterThan(0)
  })
})
