/** What every Jobs must do, whatever they stand on: an adapter's test is a way to open them and one call of this. */

import { describe, expect, it } from 'vitest'

import type { JobKind, Jobs, JobWorker, NewJob, RunningJob } from '../../src/storage/jobs.ts'

/** An empty queue and the time that passes on it. */
export interface JobsBench extends AsyncDisposable {
  /** Another instance on the same queue; the bench closes it. */
  start(): Promise<Jobs>
  /** Lets time pass for what waits and what is leased. */
  pass(byMs: number): Promise<void>
  /** Lets the instances work until it is so. */
  until(isSo: () => boolean | Promise<boolean>): Promise<void>
  nowMs(): number
}

/** Long enough never to end in a test that does not let it pass. */
const leaseMs = 60_000

/** A worker and what it has been asked to do. */
interface Recorder {
  readonly worker: JobWorker
  readonly runs: RunningJob[]
  readonly keys: () => readonly string[]
}

function recorder(run: JobWorker['run'] = async () => await Promise.resolve(), concurrency: number = 10): Recorder {
  const runs: RunningJob[] = []
  const worker: JobWorker = {
    concurrency,
    leaseMs,
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

async function isIdle(jobs: Jobs): Promise<boolean> {
  const counts = await jobs.count()
  return counts.every(({ waiting, running }) => waiting + running === 0)
}

/** A promise to be ended from outside. */
function gate(): { readonly isOpen: Promise<void>; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { isOpen: promise, open: () => resolve() }
}

const other: JobKind = 'deliver-webhook'

/** Runs the suite. */
export function jobsSuite({ open }: { readonly open: () => Promise<JobsBench> }): void {
  describe('a job', () => {
    it('is done once and then is done', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      const { worker, runs } = recorder()
      await jobs.work('judge-message', worker)
      await jobs.enqueue([aJob('a')])
      await bench.until(async () => await isIdle(jobs))
      expect(runs).toEqual([{ kind: 'judge-message', key: 'a', earlierRuns: 0 }])
    })

    it('is added once for all: not while it waits, nor while it runs, nor after it is done', async () => {
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
      await bench.until(async () => await isIdle(jobs))
      await jobs.enqueue([aJob('a'), aJob('b')])
      await bench.until(async () => await isIdle(jobs))
      expect(keys()).toEqual(['a', 'b'])
    })

    it('shares its key with jobs of other kinds', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      const [first, second] = [recorder(), recorder()]
      await jobs.work('judge-message', first.worker)
      await jobs.work(other, second.worker)
      await jobs.enqueue([aJob('a'), aJob('a', { kind: other })])
      await bench.until(async () => await isIdle(jobs))
      expect([first.keys(), second.keys()]).toEqual([['a'], ['a']])
    })

    it('may have any key of 200 characters', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      const { worker, keys } = recorder()
      await jobs.work('judge-message', worker)
      const odd = [`'";--\\{}$1 %s\n`.repeat(20).slice(0, 200), 'ü'.repeat(200), '💌'.repeat(100), ' ']
      await jobs.enqueue(odd.map((key) => aJob(key)))
      await bench.until(async () => await isIdle(jobs))
      expect(keys().toSorted()).toEqual(odd.toSorted())
    })

    it('waits until it is due', async () => {
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

    it('that was added before anybody worked is not lost', async () => {
      await using bench = await open()
      await (await bench.start()).enqueue([aJob('a')])
      const { worker, keys } = recorder()
      await (await bench.start()).work('judge-message', worker)
      await bench.until(() => keys().length === 1)
      expect(keys()).toEqual(['a'])
    })

    it('that is rejected is begun again after a gap, and others go on meanwhile', async () => {
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
        // The third gap is 4 s, 8 s at most.
        await bench.pass(8000)
        await bench.until(() => runs.some((one) => one.earlierRuns === count))
      }
      await bench.until(async () => await isIdle(jobs))
      expect(runs.filter((one) => one.key === 'bad').map((one) => one.earlierRuns)).toEqual([0, 1, 2, 3])
    })
  })

  describe('many jobs', () => {
    it('run as many at once as the worker wants, and no more', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      let runningCount = 0
      let mostCount = 0
      const { worker, runs } = recorder(async () => {
        runningCount += 1
        mostCount = Math.max(mostCount, runningCount)
        await new Promise((resolve) => setImmediate(resolve))
        runningCount -= 1
      }, 3)
      await jobs.enqueue(Array.from({ length: 50 }, (_, index) => aJob(String(index))))
      await jobs.work('judge-message', worker)
      await bench.until(async () => await isIdle(jobs))
      expect(runs).toHaveLength(50)
      expect(mostCount).toBe(3)
    })

    it('are shared by the instances, each done by one of them', async () => {
      await using bench = await open()
      const recorders = [recorder(undefined, 5), recorder(undefined, 5)]
      const instances: Jobs[] = []
      for (const { worker } of recorders) {
        const jobs = await bench.start()
        instances.push(jobs)
        await jobs.work('judge-message', worker)
      }
      const [first] = instances
      if (first === undefined) throw new Error('no instance')
      await first.enqueue(Array.from({ length: 300 }, (_, index) => aJob(String(index))))
      await bench.until(async () => await isIdle(first))
      const keys = recorders.flatMap((one) => one.keys())
      expect(keys).toHaveLength(300)
      expect(new Set(keys).size).toBe(300)
    })

    it('may be ten thousand', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      const { worker, keys } = recorder(undefined, 100)
      await jobs.work('judge-message', worker)
      await jobs.enqueue(Array.from({ length: 10_000 }, (_, index) => aJob(String(index))))
      await bench.until(async () => await isIdle(jobs))
      expect(keys()).toHaveLength(10_000)
      expect(new Set(keys()).size).toBe(10_000)
    })

    it('are counted by kind: those that wait, and those that run', async () => {
      await using bench = await open()
      const jobs = await bench.start()
      const held = gate()
      const { worker, keys } = recorder(async () => await held.isOpen, 2)
      await jobs.work('judge-message', worker)
      await jobs.enqueue(['a', 'b', 'c'].map((key) => aJob(key)))
      await jobs.enqueue([aJob('a', { kind: other, runAtMs: bench.nowMs() + 60_000 })])
      await bench.until(() => keys().length === 2)
      expect(await jobs.count()).toEqual([
        { kind: 'judge-message', waiting: 1, running: 2 },
        { kind: other, waiting: 1, running: 0 },
        { kind: 'sweep', waiting: 0, running: 0 },
        { kind: 'delete-old', waiting: 0, running: 0 },
        { kind: 'sync-postmaster', waiting: 0, running: 0 },
        { kind: 'read-dmarc-reports', waiting: 0, running: 0 },
      ])
      held.open()
      await bench.until(() => keys().length === 3)
    })
  })

  describe('repeat()', () => {
    it('runs once a span for all instances together', async () => {
      await using bench = await open()
      const { worker, keys } = recorder()
      for (let count = 0; count < 2; count += 1) {
        const jobs = await bench.start()
        await jobs.work('sweep', worker)
        await jobs.repeat('sweep', 600_000)
      }
      await bench.until(() => keys().length === 1)
      for (let count = 2; count <= 4; count += 1) {
        await bench.pass(600_000)
        await bench.until(() => keys().length === count)
      }
      expect(new Set(keys()).size).toBe(4)
    })
  })

  describe('drain()', () => {
    it('takes nothing new, lets the running job end, and leaves the rest to others', async () => {
      await using bench = await open()
      const [jobs, later] = [await bench.start(), await bench.start()]
      const held = gate()
      const { worker, keys } = recorder(async () => await held.isOpen, 1)
      await jobs.work('judge-message', worker)
      await jobs.enqueue([aJob('a'), aJob('b')])
      await bench.until(() => keys().length === 1)
      const drained = jobs.drain(new AbortController().signal)
      held.open()
      await drained
      const rest = recorder()
      await later.work('judge-message', rest.worker)
      await bench.until(async () => await isIdle(later))
      expect([...keys(), ...rest.keys()].toSorted()).toEqual(['a', 'b'])
      expect(keys()).toHaveLength(1)
    })

    it('aborts what still runs when its own time is up, and others get it at once', async () => {
      await using bench = await open()
      const [jobs, later] = [await bench.start(), await bench.start()]
      const aborted: unknown[] = []
      const { worker, keys } = recorder(async (_job, signal) => {
        signal.addEventListener('abort', () => aborted.push(signal.reason))
        await new Promise(() => undefined)
      })
      await jobs.work('judge-message', worker)
      await jobs.enqueue([aJob('a')])
      await bench.until(() => keys().length === 1)
      const timeUp = new AbortController()
      const drained = jobs.drain(timeUp.signal)
      timeUp.abort('time is up')
      await drained
      expect(aborted).toEqual(['time is up'])
      const rest = recorder()
      await later.work('judge-message', rest.worker)
      await bench.until(async () => await isIdle(later))
      expect(rest.runs).toMatchObject([{ key: 'a', earlierRuns: 1 }])
    })
  })

  describe('a lease', () => {
    it('lasts as long as its instance lives', async () => {
      await using bench = await open()
      const [jobs, rival] = [await bench.start(), await bench.start()]
      const held = gate()
      const [mine, theirs] = [recorder(async () => await held.isOpen), recorder()]
      await jobs.work('judge-message', mine.worker)
      await jobs.enqueue([aJob('long')])
      await bench.until(() => mine.keys().length === 1)
      await rival.work('judge-message', theirs.worker)
      for (let count = 0; count < 10; count += 1) await bench.pass(leaseMs / 3)
      held.open()
      await bench.until(async () => await isIdle(jobs))
      expect([mine.keys(), theirs.keys()]).toEqual([['long'], []])
    })
  })
}
