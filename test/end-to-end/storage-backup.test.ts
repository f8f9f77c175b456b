/** Follows docs/backup.md literally while a store keeps writing, then reads everything back. */

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTokenId, toTrackingId, toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { openPostgresStore } from '../../src/service/storage/postgres/open-postgres-store.ts'
import { openSqliteStore } from '../../src/service/storage/sqlite/open-sqlite-store.ts'
import type { Store } from '../../src/service/storage/store.ts'
import type { WebhookEvent } from '../../src/service/storage/webhook.ts'
import { aNewTest, anInboundMessage, aRecord, aToken, aWebhook } from '../service/storage/builders.ts'
import { storageExtensions } from '../support/extensions.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'

let folder = ''
let page = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-backup-'))
  page = await readFile(new URL('../../docs/backup.md', import.meta.url), 'utf8')
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/**
 * Runs the shell blocks below a heading of the page.
 *
 * @returns their output
 */
async function follow(heading: string, env: Readonly<Record<string, string>>): Promise<string> {
  const section = page.split(/^#{2,3} /mu).find((text) => text.startsWith(`${heading}\n`)) ?? ''
  const blocks = [...section.matchAll(/```sh\n(?<commands>.*?)```/gsu)].map((match) => match.groups?.['commands'] ?? '')
  expect(blocks.length).toBeGreaterThan(0)
  const run = promisify(execFile)
  const { stdout } = await run('sh', ['-eu', '-c', blocks.join('\n')], { env: { ...process.env, ...env } })
  return stdout
}

async function openPostgres(url: string): Promise<Store> {
  return await openPostgresStore(
    { url },
    { extensions: storageExtensions, clock: nodeClock(), random: nodeRandom(), onError: () => undefined },
  )
}

function anEvent(): WebhookEvent {
  return { idempotencyKey: 'key-1', body: '{"a":1}' }
}

/** Writes at least one row of every kind. */
async function fill(store: Store): Promise<void> {
  await store.createToken(aToken())
  await store.createToken(aToken({ tokenId: toTokenId('token-2'), tokenHash: 'cd'.repeat(32), revokedAtMs: 7 }))
  await store.admit({
    tokenHash: aToken().tokenHash,
    anonymousSubject: '',
    windowStartMs: 0,
    nowMs: 9,
    wantedTest: null,
  })
  await store.createWebhook(aWebhook())
  const seed = { providerType: 'business', providerName: 'box.example', kind: 'local', health: 'degraded' } as const
  await store.syncSeeds([{ ...seed, address: 'seed1@box.example', isEnabled: false }])
  const external = { style: 'external-test', source: 'ci', metadata: { name: 'ü\u{1f4ec}"\\' } } as const
  const numericId = await store.createTest(aNewTest({ ...external, trackingId: toTrackingId('pst_backed_up') }))
  const copy = { numericId, address: 'seed1@box0.example', messageKey: 'm', record: aRecord(), toEvent: anEvent }
  const [deliveryId = ''] = (await store.recordCopy(copy)).deliveryIds
  const attempt = { attemptNumber: 1, startedAtMs: 3, durationMs: 4, statusCode: 503, detail: 'busy' }
  await store.recordAttempt({ deliveryId, attempt, next: { state: 'pending', nextAttemptAtMs: 99 } })
  await store.keepMessage(anInboundMessage({ bytes: Uint8Array.from({ length: 256 }, (_, index) => index) }))
}

/** Returns everything that `fill` wrote, as the store returns it. */
async function readAll(store: Store): Promise<unknown> {
  const deliveries = await store.listDeliveries('webhook-1', 10)
  const list = {
    workspaceId: toWorkspaceId('workspace-a'),
    source: 'ci',
    status: null,
    page: 1,
    perPage: 10,
    nowMs: 0,
  } as const
  return {
    tokens: await store.listTokens(),
    secrets: (await store.listWebhooks(null)).flatMap((one) => one.secrets.map(({ secret }) => secret.reveal())),
    seeds: await store.listSeeds(),
    test: await store.findReportedTest(toTrackingId('pst_backed_up')),
    tests: await store.listExternalTests(list),
    target: await store.findCopyTarget({
      trackingIds: [toTrackingId('pst_backed_up')],
      address: 'seed1@box0.example',
      messageKey: 'm',
    }),
    deliveries,
    attempts: await store.listAttempts(deliveries[0]?.deliveryId ?? ''),
    due: await store.listDueDeliveries(100, 10),
    message: await store.findMessage('message-1'),
    messages: await store.listMessages(9_000_000, 10),
  }
}

/**
 * Runs `work` while the store keeps writing spam tests.
 *
 * @returns the number of tests written
 */
async function whileWriting(store: Store, work: () => Promise<unknown>): Promise<number> {
  const done = work().then(() => true)
  let count = 0
  while (!(await Promise.race([done, store.createTest(aNewTest()).then(() => false)]))) count += 1
  return count
}

describe('docs/backup.md', () => {
  it('SQLite: a backup made during writes is complete and can be restored', async () => {
    const database = join(folder, 'presend with a blank.db')
    const backup = join(folder, 'backup.db')
    const env = { DATABASE: database, BACKUP: backup }
    let before: unknown = null
    {
      await using store = await openSqliteStore({ kind: 'sqlite', path: database }, storageExtensions)
      await fill(store)
      before = await readAll(store)
      let printed = ''
      const written = await whileWriting(store, async () => {
        printed = await follow('Back up a SQLite database', env)
      })
      expect(printed).toBe('ok\n')
      expect(written).toBeGreaterThan(0)
      await store.createTest(aNewTest({ trackingId: toTrackingId('pst_after_the_backup') }))
      await store.revokeToken(toTokenId('token-1'), 50)
    }
    await follow('Restore a SQLite database', env)
    for (const path of [database, `${backup}.plain`]) {
      await using restored = await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
      expect(await readAll(restored)).toEqual(before)
      expect(await restored.findReportedTest(toTrackingId('pst_after_the_backup'))).toBeNull()
      expect(await restored.createTest(aNewTest())).toBeGreaterThan(0)
    }
  })

  describe('PostgreSQL', () => {
    let server: RunningPostgres

    beforeAll(async () => {
      server = await startPostgres()
    })

    afterAll(async () => {
      await server[Symbol.asyncDispose]()
    })

    it('a backup made during writes is complete and can be restored', async () => {
      const [database, restoredUrl] = [await server.createDatabase(), await server.createDatabase()]
      const env = { DATABASE: database, BACKUP: join(folder, 'presend.dump'), RESTORED: restoredUrl }
      await using store = await openPostgres(database)
      await fill(store)
      const before = await readAll(store)
      const written = await whileWriting(store, async () => await follow('Back up a PostgreSQL database', env))
      expect(written).toBeGreaterThan(0)
      await store.createTest(aNewTest({ trackingId: toTrackingId('pst_after_the_backup') }))
      await follow('Restore a PostgreSQL database', env)
      await using restored = await openPostgres(restoredUrl)
      expect(await readAll(restored)).toEqual(before)
      expect(await restored.findReportedTest(toTrackingId('pst_after_the_backup'))).toBeNull()

      // The sequences must also have been restored; otherwise this number would already be in use.
      expect(await restored.createTest(aNewTest())).toBeGreaterThan(1)
    })
  })
})
