/** Several instances on one PostgreSQL database, and a database that becomes unavailable. */

import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTrackingId, toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { openPostgresStore } from '../../src/service/storage/postgres/open-postgres-store.ts'
import { postgresDatabase } from '../../src/service/storage/postgres/postgres-database.ts'
import { openPool } from '../../src/service/storage/postgres/postgres-pool.ts'
import { changesOf, type SqlDatabase, type Steps } from '../../src/service/storage/sql-database.ts'
import type { Store } from '../../src/service/storage/store.ts'
import type { WebhookEvent } from '../../src/service/storage/webhook.ts'
import { aNewTest, aRecord, aToken, aWebhook, someSeeds } from '../service/storage/builders.ts'
import { openUntilKilled, writeUntilKilled } from '../service/storage/programs/killed-writer.ts'
import { storageExtensions } from '../support/extensions.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'

let server: RunningPostgres

beforeAll(async () => {
  // PostgreSQL looks for deadlocks immediately, so that a test may cause some.
  server = await startPostgres({ settings: ['deadlock_timeout=20ms'] })
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

async function open(url: string, onError: (error: unknown) => void = () => undefined): Promise<Store> {
  return await openPostgresStore(
    { url, poolSize: 20 },
    { extensions: storageExtensions, clock: nodeClock(), random: nodeRandom(), onError },
  )
}

async function query(url: string, text: string): Promise<readonly object[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<object>(text)).rows
  } finally {
    await client.end()
  }
}

/** Retries until there is a result, because automatic recovery takes an unknown time. */
async function eventually<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch {
      await wait(20)
    }
  }
}

interface Heard extends Disposable {
  readonly changes: readonly (number | 'all')[]
  /** Resolves when the given notification has been received. */
  until(change: number | 'all'): Promise<void>
  forget(): void
}

/** Records the notifications of a store. */
function listenTo(store: Store): Heard {
  const changes: (number | 'all')[] = []
  const waiting = new Set<() => void>()
  const listening = store.onTestChanged((change) => {
    changes.push(change)
    for (const wake of waiting) wake()
  })
  return {
    changes,
    until: async (change) => {
      while (!changes.includes(change)) {
        await new Promise<void>((resolve) => {
          waiting.add(resolve)
        })
      }
    },
    forget: () => void changes.splice(0),
    [Symbol.dispose]: () => listening[Symbol.dispose](),
  }
}

describe('several instances', () => {
  it('can open a new database at the same moment', async () => {
    const url = await server.createDatabase()
    const stores = await Promise.all(Array.from({ length: 8 }, async () => await open(url)))
    const ids = await Promise.all(stores.map(async (store) => await store.createTest(aNewTest())))
    expect(new Set(ids).size).toBe(8)
    await Promise.all(stores.map(async (store) => await store[Symbol.asyncDispose]()))
  })

  it('can be processes that open a new database at the same moment', async () => {
    const url = await server.createDatabase()
    const program = fileURLToPath(new URL('../service/storage/programs/count-once.ts', import.meta.url))
    const runs = await Promise.all(
      Array.from({ length: 4 }, async () => await promisify(execFile)(process.execPath, [program, url])),
    )
    expect(runs.map((run) => run.stdout).toSorted()).toEqual(['1', '2', '3', '4'])
  })

  it('record a copy for the same seed once, write its events once, and count exactly', async () => {
    const url = await server.createDatabase()
    await using first = await open(url)
    await using second = await open(url)
    await first.createWebhook(aWebhook())
    const test = aNewTest({ style: 'external-test', source: 'ci', seeds: someSeeds(10) })
    const numericId = await first.createTest(test)
    const copies = Array.from({ length: 400 }, (_, index) => ({
      store: index % 2 === 0 ? first : second,
      copy: {
        numericId,
        address: test.seeds[index % 10]?.address ?? '',
        messageKey: 'm',
        record: aRecord(),
        toEvent: anEvent,
      },
    }))
    const answers = await Promise.all(copies.map(async ({ store, copy }) => await store.recordCopy(copy)))
    expect(answers.filter((answer) => answer.status === 'recorded')).toHaveLength(10)
    expect(answers.flatMap((answer) => answer.deliveryIds)).toHaveLength(10)
    expect(await second.findReportedTest(test.trackingId)).toMatchObject({
      revision: 10,
      settledCount: 10,
      inboxCount: 10,
      completedAtMs: 2_000_000,
    })
    const target = await first.findCopyTarget({
      trackingIds: [test.trackingId],
      address: test.seeds[0]?.address ?? '',
      messageKey: 'm',
    })
    expect(target?.acceptedCopyCount).toBe(40)
  })

  it('together count every request exactly once', async () => {
    const url = await server.createDatabase()
    await using first = await open(url)
    await using second = await open(url)
    await first.createToken(aToken())
    const request = {
      tokenHash: aToken().tokenHash,
      anonymousSubject: '',
      windowStartMs: 0,
      nowMs: 1,
      wantedTest: null,
    }
    const counts = await Promise.all(
      Array.from({ length: 1000 }, async (_, index) => {
        return (await (index % 2 === 0 ? first : second).admit(request)).count.requestCount
      }),
    )
    expect(new Set(counts)).toEqual(new Set(Array.from({ length: 1000 }, (_, index) => index + 1)))
  })

  it("receive each other's changes, and their own immediately", async () => {
    const url = await server.createDatabase()
    await using first = await open(url)
    await using second = await open(url)
    const numericId = await first.createTest(aNewTest())
    using heard = listenTo(second)
    using own = listenTo(first)
    await Promise.all([heard.until('all'), own.until('all')])
    for (const { address } of someSeeds(3)) {
      await first.recordCopy({ numericId, address, messageKey: 'm', record: aRecord() })
    }
    expect(own.changes.filter((one) => one !== 'all')).toEqual([numericId, numericId, numericId])
    await heard.until(numericId)
    expect((await second.findTest(toWorkspaceId('workspace-a'), String(numericId)))?.revision).toBe(3)
  })

  it('restart a transaction that was aborted by a deadlock', async () => {
    const url = await server.createDatabase()
    await using database = postgresDatabase(openPool({ url, poolSize: 2 }, () => undefined))
    await query(url, 'create table pairs (id integer primary key, n integer); insert into pairs values (1, 0), (2, 0)')
    const transfers = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? [1, 2] : [2, 1]))
    await Promise.all(transfers.map(async (ids) => await database.transact(() => addToAll(database, ids))))
    expect(await query(url, 'select n from pairs')).toEqual([{ n: 20 }, { n: 20 }])
    expect(await server.readLog()).toContain('deadlock detected')
  })
})

function anEvent(): WebhookEvent {
  return { idempotencyKey: 'k', body: '{}' }
}

/** Locks the rows in the given order, with a pause in between. */
function* addToAll({ db }: SqlDatabase, ids: readonly number[]): Steps<void> {
  for (const id of ids) {
    const add = sql`update pairs set n = n + 1 where id = ${id}`.compile(db)
    yield* changesOf({ compile: () => add })
    yield sql`select pg_sleep(0.005)`.compile(db)
  }
}

describe('a database', () => {
  it('that a newer presend has written is rejected and not changed', async () => {
    const url = await server.createDatabase()
    await (await open(url))[Symbol.asyncDispose]()
    await query(url, "insert into presend_migrations (name) values ('9999-future'); drop table inbound_messages")
    await expect(open(url)).rejects.toMatchObject({
      code: 'STORAGE_FAILED',
      message: expect.stringContaining('9999-future'),
    })
    expect(await query(url, "select to_regclass('inbound_messages') as found")).toEqual([{ found: null }])
  })

  it('of another application is rejected and not changed', async () => {
    const url = await server.createDatabase()
    await query(url, 'create table message_copies (x integer)')
    await expect(open(url)).rejects.toMatchObject({ code: 'STORAGE_FAILED' })
    expect(await query(url, "select to_regclass('api_tokens') as found")).toEqual([{ found: null }])
  })

  it('that cannot be reached is reported without its password', async () => {
    const url = 'postgres://presend:hunter2@127.0.0.1:1/presend'
    const refusal = await open(url).catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      code: 'STORAGE_FAILED',
      message: expect.stringContaining('127.0.0.1:1, database "presend"'),
    })
    expect(String(refusal)).not.toContain('hunter2')
  })

  it("that contains a number beyond JavaScript's range causes an error instead of a wrong number", async () => {
    const url = await server.createDatabase()
    await using store = await open(url)
    const test = aNewTest()
    await store.createTest(test)
    await query(url, 'update tests set created_at_ms = 9007199254740993')
    await expect(store.findReportedTest(test.trackingId)).rejects.toThrow('9007199254740993')
    expect(await store.findReportedTest(toTrackingId('nobody'))).toBeNull()
  })
})

describe('a lost connection', () => {
  it('rejects its pending queries, and the next query uses another connection', async () => {
    const url = await server.createDatabase()
    await using store = await open(url)
    const test = aNewTest()
    await store.createTest(test)
    const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    const asked = Promise.all(Array.from({ length: 20 }, async () => await store.createTest(aNewTest())))
    await Promise.all([asked.catch(() => undefined), query(url, terminate)])
    const found = await eventually(async () => await store.findReportedTest(test.trackingId))
    expect(found?.trackingId).toBe(test.trackingId)
  })

  it('with the whole server: calls reject, then work again, and listeners are notified to query again', async () => {
    const url = await server.createDatabase()
    const errors: unknown[] = []
    await using store = await open(url, (error) => errors.push(error))
    const test = aNewTest()
    const numericId = await store.createTest(test)
    using heard = listenTo(store)
    await heard.until('all')
    await server.kill()
    await expect(store.ping()).rejects.toThrow('ECONNREFUSED')
    await expect(store.createTest(aNewTest())).rejects.toThrow('ECONNREFUSED')
    heard.forget()
    await server.start()
    await eventually(async () => await store.ping())
    await heard.until('all')
    await store.recordCopy({ numericId, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() })
    expect(heard.changes.at(-1)).toBe(numericId)
    expect((await store.findReportedTest(test.trackingId))?.revision).toBe(1)
    expect(errors.length).toBeGreaterThan(0)
  })
})

describe('a killed process', () => {
  it('loses nothing that was reported as written', async () => {
    const url = await server.createDatabase()
    const acknowledged: string[] = []
    for (const lines of [1, 7, 30]) acknowledged.push(...(await writeUntilKilled(url, lines)))
    await using store = await open(url)
    for (const trackingId of acknowledged.map(toTrackingId))
      expect((await store.findReportedTest(trackingId))?.seeds).toHaveLength(3)
  })

  it('leaves a database that can be opened, even if it was creating the schema', async () => {
    const url = await server.createDatabase()
    for (const delayMs of [150, 200, 250, 300, 400]) await openUntilKilled(url, delayMs)
    await using store = await open(url)
    expect(await store.createTest(aNewTest())).toBeGreaterThan(0)
  })
})
