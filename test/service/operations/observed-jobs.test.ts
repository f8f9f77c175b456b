import { describe, expect, it } from 'vitest'

import { observedJobs } from '../../../src/service/operations/observed-jobs.ts'
import type { Jobs, JobWorker } from '../../../src/storage/jobs.ts'

/** Jobs that hand their worker out. */
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

describe('observed jobs', () => {
  it('count how each ends, and log a failure before the engine sees it', async () => {
    const { jobs, workers } = recordingJobs()
    const ended: string[] = []
    const warnings: unknown[] = []
    const observed = observedJobs(jobs, {
      metrics: { jobEnded: (kind, outcome) => void ended.push(`${kind} ${outcome}`) },
      log: { warn: (...line) => void warnings.push(line) },
    })
    await observed.work('sweep', {
      concurrency: 1,
      leaseMs: 1000,
      run: async ({ key }) => {
        await Promise.resolve()
        if (key === 'bad') throw new Error('no')
      },
    })
    const [worker] = workers
    expect(worker).toMatchObject({ concurrency: 1, leaseMs: 1000 })
    const signal = new AbortController().signal
    await worker?.run({ kind: 'sweep', key: 'good', earlierRuns: 0 }, signal)
    await expect(worker?.run({ kind: 'sweep', key: 'bad', earlierRuns: 2 }, signal)).rejects.toThrow('no')
    expect(ended).toEqual(['sweep done', 'sweep failed'])
    expect(warnings).toMatchObject([['job failed', { kind: 'sweep', key: 'bad', earlier_runs: 2 }]])
  })
})
