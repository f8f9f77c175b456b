/** The tests that every adapter of the Jobs port must pass. */

import { isDeepStrictEqual } from 'node:util'

import { describe, expect, it } from 'vitest'

import {
  type JobCounts,
  type JobKind,
  type Jobs,
  type JobWorker,
  type NewJob,
  type RunningJob,
} from '../../../src/service/storage/jobs.ts'
import { jobKinds } from '../../support/extensions.ts'

/** An empty queue, and control over its time. */
export interface JobsBench extends AsyncDisposable {
  /**
   * Starts an instance on the queue. If only one instance is supported, stops the previous one. The bench closes the
   * instance.
   */
  start(): Promise<Jobs>
  /** Lets time pass for waiting jobs. */
  pass(byMs: number): Promise<void>
  /** Lets the instances work until the condition holds. */
  until(condition: () => boolean | Promise<boolean>): Promise<void>
  /** Counts that are up to date, unlike the counts of the Jobs port. */
  count(): Promise<readonly JobCounts[]>
  nowMs(): number
}

/** A worker that records its jobs. */
interface Recorder {
  readonly worker: JobWorker
  readonly runs: RunningJob[]
  readonly keys: () => readonly string[]
}

function recorder(run: JobWorker['run'] = async () => await Promise.resolve(), concurrency: number = 10): Recorder {
  const runs: RunningJob[] = []
  const worker: JobWorker = {
    concurrency,
    run: async (job, signal) => {
      runs.push(job)
      await run(job, signal)
    },
  }
  return { worker, runs, keys: () => runs.map((one) => one.key) }
}

function aJob(key: string, changes: Partial<NewJob> = {}): NewJob {
  return { kind: 'judge-message', key, runAtMs: 0, ...changes }
}

async function isIdle(bench: JobsBench): Promise<boolean> {
  const counts = await bench.count()
  return counts.every(({ waiting, running }) => waiting + running === 0)
}

/** A promise that the test resolves. */
function gate(): { readonly isOpen: Promise<void>; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { isOpen: promise, open: () => resolve() }
}

const other: JobKind = 'deliver-webhook'

/** Runs the suite. */
export function jobsSuite({ open }: { readonly open: () => Promise<JobsBench> }): void {
  describe('a job', () => {
    it('runs once', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      const { worker, runs } = recorder()
      await jobs.work('judge-message', worker)
      await jobs.enqueue([aJob('a')])
      await bench.until(async () => await isIdle(bench))
      expect(runs).toEqual([{ kind: 'judge-message', key: 'a', earlierRuns: 0 }])
    })

    it('is not added a second time while it waits, runs or has finished', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      const held = gate()
      const { worker, keys } = recorder(async () => await held.isOpen)
      await jobs.enqueue([aJob('a'), aJob('a')])
      await jobs.enqueue([aJob('a')])
      await jobs.work('judge-message', worker)
      await bench.until(() => keys().length === 1)
      await jobs.enqueue([aJob('a')])
      held.open()
      await bench.until(async () => await isIdle(bench))
      await jobs.enqueue([aJob('a'), aJob('b')])
      await bench.until(async () => await isIdle(bench))
      expect(keys()).toEqual(['a', 'b'])
    })

    it('may have the same key as a job of another kind', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      const [first, second] = [recorder(), recorder()]
      await jobs.work('judge-message', first.worker)
      await jobs.work(other, second.worker)
      await jobs.enqueue([aJob('a'), aJob('a', { kind: other })])
      await bench.until(async () => await isIdle(bench))
      expect([first.keys(), second.keys()]).toEqual([['a'], ['a']])
    })

    it('may have any key of 200 characters', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      const { worker, keys } = recorder()
      await jobs.work('judge-message', worker)
      const odd = [`'";--\\{}$1 %s\n`.repeat(20).slice(0, 200), 'ü'.repeat(200), '💌'.repeat(100), ' ']
      await jobs.enqueue(odd.map((key) => aJob(key)))
      await bench.until(async () => await isIdle(bench))
      expect(keys().toSorted()).toEqual(odd.toSorted())
    })

    it('does not run before it is due', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      const { worker, keys } = recorder()
      await jobs.work('judge-message', worker)
      await jobs.enqueue([aJob('later', { runAtMs: bench.nowMs() + 600_000 }), aJob('now')])
      await bench.until(() => keys().includes('now'))
      await bench.pass(300_000)
      expect(keys()).toEqual(['now'])
      await bench.pass(300_000)
      await bench.until(() => keys().includes('later'))
    })

    it('runs even if it was enqueued before a worker started', async () => {
      await using bench = await open()
      await (await bench.start()).enqueue([aJob('a')])
      const { worker, keys } = recorder()
      await (await bench.start()).work('judge-message', worker)
      await bench.until(() => keys().length === 1)
      expect(keys()).toEqual(['a'])
    })

    it('is retried after a failure, without delaying other jobs', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      const { worker, runs } = recorder(async ({ key, earlierRuns }) => {
        if (key === 'bad' && earlierRuns < 3) await Promise.reject(new Error('not today'))
      })
      await jobs.work('judge-message', worker)
      await jobs.enqueue([aJob('bad')])
      await bench.until(() => runs.length === 1)
      await jobs.enqueue([aJob('good')])
      await bench.until(() => runs.some((one) => one.key === 'good'))
      for (let count = 1; count <= 3; count += 1) {
        // The third delay is 4 to 8 s.
        await bench.pass(8000)
        await bench.until(() => runs.some((one) => one.earlierRuns === count))
      }
      await bench.until(async () => await isIdle(bench))
      expect(runs.filter((one) => one.key === 'bad').map((one) => one.earlierRuns)).toEqual([0, 1, 2, 3])
    })
  })

  describe('concurrent jobs', () => {
    it('run up to the concurrency of their worker', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      const held = gate()
      let runningCount = 0
      let mostCount = 0
      const { worker, runs } = recorder(async () => {
        runningCount += 1
        mostCount = Math.max(mostCount, runningCount)
        if (runningCount === 3) held.open()
        await held.isOpen
        runningCount -= 1
      }, 3)
      await jobs.enqueue(Array.from({ length: 50 }, (_, index) => aJob(String(index))))
      await jobs.work('judge-message', worker)
      await bench.until(async () => await isIdle(bench))
      expect(runs).toHaveLength(50)
      expect(mostCount).toBe(3)
    })

    it('can number many thousands', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      const { worker, keys } = recorder(undefined, 50)
      await jobs.work('judge-message', worker)
      await jobs.enqueue(Array.from({ length: 3000 }, (_, index) => aJob(String(index))))
      await bench.until(async () => await isIdle(bench))
      expect(keys()).toHaveLength(3000)
      expect(new Set(keys()).size).toBe(3000)
    })

    it('are counted by kind and state', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      const held = gate()
      const { worker, keys } = recorder(async () => await held.isOpen, 2)
      await jobs.work('judge-message', worker)
      await jobs.enqueue(['a', 'b', 'c'].map((key) => aJob(key)))
      await jobs.enqueue([aJob('a', { kind: other, runAtMs: bench.nowMs() + 60_000 })])
      await bench.until(() => keys().length === 2)
      const busy: readonly JobCounts[] = [
        { kind: 'judge-message', waiting: 1, running: 2 },
        { kind: other, waiting: 1, running: 0 },
      ]
      const counts = jobKinds.map(
        (kind) => busy.find((count) => count.kind === kind) ?? { kind, waiting: 0, running: 0 },
      )
      expect(await bench.count()).toEqual(counts)
      await bench.until(async () => isDeepStrictEqual(await jobs.count(), counts))
      held.open()
      await bench.until(() => keys().length === 3)
    })
  })

  describe('repeat()', () => {
    it('runs a job once per period', async () => {
      await using bench = await open()
      const { worker, keys } = recorder()
      const jobs = await bench.start()
      await jobs.work('sweep', worker)
      await jobs.repeat('sweep', 600_000)
      await bench.until(() => keys().length === 1)
      for (let count = 2; count <= 4; count += 1) {
        await bench.pass(600_000)
        await bench.until(() => keys().length === count)
      }
      expect(new Set(keys()).size).toBe(4)
    })
  })

  describe('drain()', () => {
    it('starts no new job, waits for the running one and leaves the rest in the queue', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      const held = gate()
      const { worker, keys } = recorder(async () => await held.isOpen, 1)
      await jobs.work('judge-message', worker)
      await jobs.enqueue([aJob('a'), aJob('b')])
      await bench.until(() => keys().length === 1)
      const drained = jobs.drain(new AbortController().signal)
      held.open()
      await drained
      const rest = recorder()
      await (await bench.start()).work('judge-message', rest.worker)
      await bench.until(async () => await isIdle(bench))
      expect([...keys(), ...rest.keys()].toSorted()).toEqual(['a', 'b'])
      expect(keys()).toHaveLength(1)
    })

    it('aborts running jobs when its signal aborts, and returns them to the queue', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      let abortCount = 0
      const { worker, keys } = recorder(async (_job, signal) => {
        signal.addEventListener('abort', () => {
          abortCount += 1
        })
        await new Promise(() => undefined)
      })
      await jobs.work('judge-message', worker)
      await jobs.enqueue([aJob('a')])
      await bench.until(() => keys().length === 1)
      const timeUp = new AbortController()
      const drained = jobs.drain(timeUp.signal)
      timeUp.abort('time is up')
      await drained
      expect(abortCount).toBe(1)
      const rest = recorder()
      await (await bench.start()).work('judge-message', rest.worker)
      await bench.until(async () => await isIdle(bench))
      expect(rest.runs).toMatchObject([{ key: 'a', earlierRuns: 1 }])
    })
  })
}
