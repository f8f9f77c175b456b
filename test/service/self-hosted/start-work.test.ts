import { describe, expect, it } from 'vitest'
import { toTrackingId, toTrackingKey, toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { startWork } from '../../../src/service/self-hosted/start-work.ts'
import type { JobKind, Jobs, JobWorker } from '../../../src/service/storage/jobs.ts'
import { serviceExtensions } from '../../support/extensions.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { openMemoryStore } from '../../support/memory-store.ts'
import { aNewTest } from '../storage/builders.ts'

const idle: JobWorker = { concurrency: 1, run: () => Promise.resolve() }
const dayMs = 86_400_000

/** Jobs whose workers the test can call. */
function recordingJobs(): { jobs: Jobs; workers: Map<JobKind, JobWorker>; repeats: string[] } {
  const workers = new Map<JobKind, JobWorker>()
  const repeats: string[] = []
  const jobs: Jobs = {
    enqueue: () => Promise.resolve(),
    work: (kind, worker) => {
      workers.set(kind, worker)
      return Promise.resolve()
    },
    repeat: (kind, everyMs) => {
      repeats.push(`${kind} every ${everyMs}`)
      return Promise.resolve()
    },
    count: () => Promise.resolve([]),
    drain: () => Promise.resolve(),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  }
  return { jobs, workers, repeats }
}

describe('startWork()', () => {
  it('starts a worker per kind of job, and repeats sweeps and deletion', async () => {
    await using store = await openMemoryStore()
    const { jobs, workers, repeats } = recordingJobs()
    const seeds = [{ address: 'a@seeds.example', providerType: 'business', providerName: 'seeds.example' }] as const
    const expired = { workspaceId: toWorkspaceId('a'), createdAtMs: 1, expiresAtMs: 2, seeds }
    await store.createTest(aNewTest(expired))
    let sweepCount = 0
    await startWork({
      extensions: serviceExtensions,
      store,
      jobs,
      clock: fakeClock(),
      log: { info: () => undefined, warn: () => undefined },
      retentionMs: dayMs,
      keepMessagesForMs: dayMs,
      deliverWebhook: idle,
      judgeMessage: idle,
      sendAlert: idle,
      sweepMessages: () => {
        sweepCount += 1
        return Promise.resolve()
      },
    })
    expect([...workers.keys()].toSorted()).toEqual([
      'delete-old',
      'deliver-webhook',
      'judge-message',
      'send-alert',
      'sweep',
    ])
    expect(repeats).toEqual(['sweep every 10000', 'delete-old every 3600000'])
    await workers.get('sweep')?.run({ kind: 'sweep', key: 'now', earlierRuns: 0 }, new AbortController().signal)
    expect(sweepCount).toBe(1)
    expect(await store.listDays(toWorkspaceId('a'), null, '1970-01-01')).toMatchObject([
      { testCount: 1, seedCount: 1, missingCount: 1 },
    ])
  })

  it('deletes data older than the retention period, and logs the number of deleted rows', async () => {
    await using store = await openMemoryStore()
    const clock = fakeClock()
    const { jobs, workers } = recordingJobs()
    const said: unknown[] = []
    const log = { info: (...line: readonly unknown[]) => void said.push(line), warn: () => undefined }
    await startWork({
      extensions: serviceExtensions,
      store,
      jobs,
      clock,
      log,
      sweepMessages: () => Promise.resolve(),
      retentionMs: dayMs,
      keepMessagesForMs: dayMs,
      deliverWebhook: idle,
      judgeMessage: idle,
      sendAlert: idle,
    })
    const seeds = [{ address: 'a@seeds.example', providerType: 'business', providerName: 'seeds.example' }] as const
    const test = {
      workspaceId: toWorkspaceId('w'),
      style: 'spam-test',
      name: 'n',
      source: null,
      metadata: {},
      senderDomain: null,
      mailType: null,
      seeds,
    } as const
    const times = { createdAtMs: clock.nowMs(), expiresAtMs: clock.nowMs() + 60_000 }
    const old = await store.createTest({
      ...test,
      ...times,
      trackingId: toTrackingId('pst_old'),
      trackingKey: toTrackingKey('psk_old'),
    })
    await clock.advance(dayMs)
    await workers.get('delete-old')?.run({ kind: 'delete-old', key: 'a', earlierRuns: 0 }, new AbortController().signal)
    expect(said).toEqual([])
    await clock.advance(1)
    await workers.get('delete-old')?.run({ kind: 'delete-old', key: 'b', earlierRuns: 0 }, new AbortController().signal)
    expect(said).toEqual([['expired data deleted', { tests: 1, messages: 0, reports: 0, kept_messages: 0 }]])
    expect(await store.findTest(toWorkspaceId('w'), String(old))).toBeNull()
  })

  it('deletes kept messages before their tests, as often as their retention period requires', async () => {
    await using store = await openMemoryStore()
    const clock = fakeClock()
    const { jobs, workers, repeats } = recordingJobs()
    const said: unknown[] = []
    const log = { info: (...line: readonly unknown[]) => void said.push(line), warn: () => undefined }
    const ends = {
      deliverWebhook: idle,
      judgeMessage: idle,
      sendAlert: idle,
      sweepMessages: async () => await Promise.resolve(),
    }
    await startWork({
      extensions: serviceExtensions,
      store,
      jobs,
      clock,
      log,
      retentionMs: dayMs,
      keepMessagesForMs: 600_000,
      ...ends,
    })
    expect(repeats).toContain('delete-old every 60000')
    const times = { createdAtMs: clock.nowMs(), expiresAtMs: clock.nowMs() + 60_000 }
    const numericId = await store.createTest(aNewTest({ workspaceId: toWorkspaceId('w'), ...times }))
    await store.keepTestMessage(numericId, { headerFields: [], body: null, html: null }, clock.nowMs())
    await clock.advance(600_001)
    await workers.get('delete-old')?.run({ kind: 'delete-old', key: 'a', earlierRuns: 0 }, new AbortController().signal)
    expect(said).toEqual([['expired data deleted', { tests: 0, messages: 0, reports: 0, kept_messages: 1 }]])
    expect(await store.findTestMessage(numericId)).toBeNull()
    expect(await store.findTest(toWorkspaceId('w'), String(numericId))).not.toBeNull()
  })
})
