/** Runs a service in a separate process, controlled by long-polls.ts over IPC. Run it with `--expose-gc`. */

import { toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { createToken } from '../../src/service/accounts/api-token.ts'
import { seedDirectory } from '../../src/service/receiving/directory.ts'
import { startService } from '../../src/service/server/start-service.ts'
import { openSqliteStore } from '../../src/service/storage/sqlite/open-sqlite-store.ts'
import { aNewTest, aRecord, someSeeds } from '../../test/service/storage/builders.ts'
import { addedRoutes, storageExtensions } from '../../test/support/extensions.ts'
import type { LongPollCommand, OpenedTest } from './long-polls-words.ts'

const world = { clock: nodeClock(), random: nodeRandom() }
const store = await openSqliteStore({ kind: 'memory' }, storageExtensions)
const owner = { workspaceId: toWorkspaceId('workspace-a'), accountPlan: 'enterprise', name: 'bench' } as const
/** The secrets of several tokens. One token is not enough, because it allows only 10,000 requests per hour. */
const secrets: string[] = []
for (let count = 0; count < 20; count += 1) {
  secrets.push((await createToken(owner, { store, ...world })).secret.reveal())
}
const service = await startService({
  deps: { addedRoutes, ...world, store, testTimeoutMs: 3_600_000, directory: seedDirectory([]) },
  publicUrl: () => 'http://127.0.0.1',
  http: { host: '127.0.0.1', port: 0 },
  smtp: null,
  mail: { receive: async () => await Promise.reject(new Error('no mail comes here')) },
})

process.on('message', (command: LongPollCommand) => void obey(command))
process.on('disconnect', () => process.exit())
process.send?.({ port: service.http.port, secrets })

async function obey(command: LongPollCommand): Promise<void> {
  switch (command.kind) {
    case 'open':
      return tell({ tests: await openTests(command.testCount, command.seedCount) })
    case 'memory':
      return tell(await measure())
    case 'waiters':
      return tell({ waiterCount: service.waiterCount() })
    case 'change':
      return tell({ changedAtMs: await change(command) })
  }
}

function tell(answer: object): void {
  process.send?.(answer)
}

/** Creates tests in which all seeds but the last have a result. */
async function openTests(testCount: number, seedCount: number): Promise<readonly OpenedTest[]> {
  const tests: OpenedTest[] = []
  for (let count = 0; count < testCount; count += 1) {
    const seeds = someSeeds(seedCount)
    const createdAtMs = world.clock.nowMs()
    const test = aNewTest({ seeds, createdAtMs, expiresAtMs: createdAtMs + 3_600_000 })
    const numericId = await store.createTest(test)
    for (const { address } of seeds.slice(0, -1)) await recordAt(numericId, address)
    const status = seedCount === 1 ? 'pending' : 'in_progress'
    const etag = `"${numericId}.${seedCount - 1}.${status}"`
    tests.push({ numericId, trackingId: test.trackingId, lastAddress: seeds.at(-1)?.address ?? '', etag })
  }
  return tests
}

async function recordAt(numericId: number, address: string): Promise<void> {
  const record = aRecord({ recordedAtMs: world.clock.nowMs() })
  await store.recordCopy({ numericId, address, messageKey: 'bench', record })
}

/** Records the last result of each test. Returns the time of each change, on a clock that all processes share. */
async function change({ tests, perSecond }: LongPollCommand & { kind: 'change' }): Promise<readonly number[]> {
  const startMs = sharedMs()
  const changedAtMs: number[] = []
  for (const [index, { numericId, lastAddress }] of tests.entries()) {
    const dueMs = startMs + (index * 1000) / perSecond
    if (dueMs > sharedMs()) await world.clock.sleep(dueMs - sharedMs(), new AbortController().signal)
    changedAtMs.push(sharedMs())
    await recordAt(numericId, lastAddress)
  }
  return changedAtMs
}

function sharedMs(): number {
  return Number(process.hrtime.bigint()) / 1e6
}

async function measure(): Promise<{ readonly rssBytes: number; readonly heapBytes: number }> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.()
    await world.clock.sleep(200, new AbortController().signal)
  }
  const { rss, heapUsed } = process.memoryUsage()
  return { rssBytes: rss, heapBytes: heapUsed }
}
