import { describe, expect, it } from 'vitest'
import { observedJobs } from '../../../src/service/operations/observed-jobs.ts'
import { UnjudgedError } from '../../../src/service/receiving/judge-kept-message.ts'
import type { Jobs, JobWorker } from '../../../src/service/storage/jobs.ts'
import { HostBusyError } from '../../../src/service/webhooks/delivery-worker.ts'

/** Jobs whose worker the test can call. */
function recordingJobs(): { readonly jobs: Jobs; readonly workers: JobWorker[] } {
  const workers: JobWorker[] = []
  const jobs: Jobs = {
    enqueue: () => Promise.resolve(),
    work: (_kind, worker) => {
      workers.push(worker)
      return Promise.resolve()
    },
    repeat: () => Promise.resolve(),
    count: () => Promise.resolve([]),
    drain: () => Promise.resolve(),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  }
  return { jobs, workers }
}

describe('observedJobs()', () => {
  it('counts how each job ends, and logs a failure before the job engine gets it', async () => {
    const { jobs, workers } = recordingJobs()
    const ended: string[] = []
    const warnings: unknown[] = []
    const observed = observedJobs(jobs, {
      metrics: { jobEnded: (kind, outcome) => void ended.push(`${kind} ${outcome}`) },
      log: { warn: (...line) => void warnings.push(line) },
    })
    await observed.work('sweep', {
      concurrency: 1,
      run: async ({ key }) => {
        await Promise.resolve()
        if (key === 'bad') throw new Error('no')
      },
    })
    const [worker] = workers
    expect(worker).toMatchObject({ concurrency: 1 })
    const signal = new AbortController().signal
    await worker?.run({ kind: 'sweep', key: 'good', earlierRuns: 0 }, signal)
    await expect(worker?.run({ kind: 'sweep', key: 'bad', earlierRuns: 2 }, signal)).rejects.toThrow('no')
    expect(ended).toEqual(['sweep done', 'sweep failed'])
    expect(warnings).toMatchObject([['job failed', { kind: 'sweep', key: 'bad', earlier_runs: 2 }]])
  })

  it.each([
    ['a stored message', new UnjudgedError([new Error('no engine')], [7]), 7],
    ['a stored message for two tests', new UnjudgedError([new Error('no engine')], [7, 8]), [7, 8]],
    ['a delivery', new HostBusyError('shop.example', 7), 7],
    ['a delivery without a test', new HostBusyError('shop.example', null), undefined],
  ])('logs the test of a failed job: %s', async (_name, error, test) => {
    const { jobs, workers } = recordingJobs()
    const fields: Record<string, unknown>[] = []
    const log = { warn: (_message: string, shown = {}) => void fields.push(shown) }
    const observed = observedJobs(jobs, { metrics: { jobEnded: () => undefined }, log })
    await observed.work('sweep', { concurrency: 1, run: async () => await Promise.reject(error) })
    const job = { kind: 'sweep', key: 'k', earlierRuns: 0 } as const
    await expect(workers[0]?.run(job, new AbortController().signal)).rejects.toThrow(error.message)
    expect(fields[0]?.['test']).toEqual(test)
  })
})
