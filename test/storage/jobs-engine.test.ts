import { describe, expect, it } from 'vitest'

import type { Jobs } from '../../src/storage/jobs.ts'
import { startJobsEngine } from '../../src/storage/jobs-engine.ts'
import type { ClaimedJob, JobsQueue } from '../../src/storage/jobs-queue.ts'
import { type FakeClock, fakeClock } from '../support/fake-clock.ts'

const leaseMs = 30_000
const aClaim: ClaimedJob = { key: 'a', earlierRuns: 0, token: '1' }

interface Bench extends AsyncDisposable {
  readonly jobs: Jobs
  readonly clock: FakeClock
  /** What the queue was asked, in order. */
  readonly calls: string[]
  readonly errors: unknown[]
}

/** An engine on a queue that has one job, and that may fail. */
function bench(changes: Partial<JobsQueue> = {}, clock: FakeClock = fakeClock()): Bench {
  const calls: string[] = []
  const errors: unknown[] = []
  const waiting = [aClaim]
  const note = (call: string) => async (): Promise<void> => {
    calls.push(call)
    await Promise.resolve()
  }
  const queue: JobsQueue = {
    add: note('add'),
    claim: async () => await Promise.resolve(waiting.splice(0, 1)),
    renew: note('renew'),
    finish: note('finish'),
    retry: note('retry'),
    giveBack: note('giveBack'),
    count: async () => await Promise.resolve([]),
    tidy: note('tidy'),
    [Symbol.asyncDispose]: note('dispose'),
    ...changes,
  }
  const jobs = startJobsEngine(queue, { clock, onError: (error) => errors.push(error) })
  return { jobs, clock, calls, errors, [Symbol.asyncDispose]: async () => await jobs[Symbol.asyncDispose]() }
}

const isFinished = async (): Promise<void> => await Promise.resolve()
const neverEnds = async (): Promise<void> => await new Promise(() => undefined)
const away = async (): Promise<never> => await Promise.reject(new Error('the database is away'))

describe('startJobsEngine()', () => {
  it('goes on when the database is away for a while, and says so', async () => {
    const claims = [away, away, async () => await Promise.resolve([aClaim])]
    await using one = bench({ claim: async () => await (claims.shift()?.() ?? Promise.resolve([])) })
    await one.jobs.work('sweep', { concurrency: 1, leaseMs, run: isFinished })
    await one.clock.advance(5000)
    expect(one.calls).toEqual(['finish'])
    expect(one.errors.map(String)).toEqual(Array(2).fill('Error: the database is away'))
  })

  it('tells of a rejection, and has it retried', async () => {
    await using one = bench()
    await one.jobs.work('sweep', { concurrency: 1, leaseMs, run: away })
    await one.clock.advance(1)
    expect(one.calls).toEqual(['retry'])
    expect(one.errors.map(String)).toEqual(['Error: the database is away'])
  })

  it('leaves to its lease what it cannot write down', async () => {
    await using one = bench({ finish: away })
    await one.jobs.work('sweep', { concurrency: 1, leaseMs, run: isFinished })
    await one.clock.advance(leaseMs)
    expect(one.errors.map(String)).toEqual(['Error: the database is away'])
    await one.jobs.drain(new AbortController().signal)
    expect(one.calls).not.toContain('giveBack')
  })

  it('renews three times in a lease, also while it drains', async () => {
    await using one = bench()
    await one.jobs.work('sweep', { concurrency: 1, leaseMs, run: neverEnds })
    await one.clock.advance(leaseMs)
    expect(one.calls).toEqual(['renew', 'renew', 'renew'])
    const timeUp = new AbortController()
    const drained = one.jobs.drain(timeUp.signal)
    await one.clock.advance(leaseMs / 3)
    expect(one.calls).toHaveLength(4)
    timeUp.abort()
    await drained
    expect(one.calls.at(-1)).toBe('giveBack')
  })

  it('neither retries nor reports what it has given back, however that ends', async () => {
    await using one = bench()
    await one.jobs.work('sweep', {
      concurrency: 1,
      leaseMs,
      run: async (_job, signal) =>
        await new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    })
    await one.clock.advance(1)
    await one.jobs.drain(AbortSignal.abort(new Error('time is up')))
    await one.clock.advance(leaseMs)
    expect([one.calls, one.errors]).toEqual([['giveBack'], []])
  })

  it('begins the next job when one ends, without waiting for the next round', async () => {
    const waiting = ['a', 'b', 'c'].map((key) => ({ key, earlierRuns: 0, token: key }))
    await using one = bench({ claim: async (_kind, limit) => await Promise.resolve(waiting.splice(0, limit)) })
    await one.jobs.work('sweep', { concurrency: 1, leaseMs, run: isFinished })
    for (let turn = 0; turn < 20; turn += 1) await one.clock.advance(1)
    expect(one.calls).toEqual(['finish', 'finish', 'finish'])
  })

  it('names a repeated job by its span of time, not by the moment in which it was added', async () => {
    const keys: string[] = []
    for (const lateMs of [0, 9999, 10_000]) {
      const add: JobsQueue['add'] = async (jobs) => {
        keys.push(...jobs.map((job) => job.key))
        await Promise.resolve()
      }
      await using one = bench({ add }, fakeClock(1_000_000 + lateMs))
      await one.jobs.repeat('sweep', 10_000)
    }
    expect(keys).toEqual(['every-10000:100', 'every-10000:100', 'every-10000:101'])
  })

  it('gives back what it claimed in the moment in which it stops', async () => {
    const { promise: isClaimed, resolve } = Promise.withResolvers<readonly ClaimedJob[]>()
    await using one = bench({ claim: async () => await isClaimed })
    const begun: string[] = []
    await one.jobs.work('sweep', {
      concurrency: 1,
      leaseMs,
      run: async ({ key }) => {
        begun.push(key)
        await Promise.resolve()
      },
    })
    const drained = one.jobs.drain(new AbortController().signal)
    resolve([aClaim])
    await drained
    expect([one.calls, begun]).toEqual([['giveBack'], []])
  })

  it('does not wait for a database that says nothing when its time is up', async () => {
    await using one = bench({ claim: async () => await new Promise(() => undefined) })
    await one.jobs.work('sweep', { concurrency: 1, leaseMs, run: isFinished })
    await one.jobs.drain(AbortSignal.abort())
    expect(one.calls).toEqual([])
  })

  it('has what ended long ago forgotten: a minute after its start, then every hour', async () => {
    await using one = bench()
    await one.clock.advance(60_000)
    expect(one.calls).toEqual(['tidy'])
    await one.clock.advance(2 * 3_600_000)
    expect(one.calls).toEqual(['tidy', 'tidy', 'tidy'])
  })

  it('keeps on repeating when adding fails once', async () => {
    let addCount = 0
    await using one = bench({
      add: async () => {
        addCount += 1
        if (addCount === 2) await away()
      },
    })
    await one.jobs.repeat('sweep', 10_000)
    await one.clock.advance(20_000)
    expect(addCount).toBe(3)
    expect(one.errors.map(String)).toEqual(['Error: the database is away'])
  })

  it('has one worker a kind', async () => {
    await using one = bench()
    await one.jobs.work('sweep', { concurrency: 1, leaseMs, run: isFinished })
    await expect(one.jobs.work('sweep', { concurrency: 1, leaseMs, run: isFinished })).rejects.toThrow('already')
  })
})
