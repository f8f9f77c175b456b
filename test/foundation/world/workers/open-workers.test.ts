import { afterEach, describe, expect, it } from 'vitest'

import {
  openWorkers,
  type Workers,
  type WorkersOptions,
} from '../../../../src/foundation/world/workers/open-workers.ts'

const file = new URL('../../../support/worker-fixture.ts', import.meta.url)
const { signal } = new AbortController()
const opened: Workers[] = []

function workers(options: Partial<WorkersOptions> = {}): Workers {
  const pool = openWorkers({ threadCount: 1, jobsPerThread: 1, memoryMb: 64, file, ...options })
  opened.push(pool)
  return pool
}

function job(name: string, input: unknown = null, timeLimitMs = 20_000) {
  return { name, input, timeLimitMs }
}

async function waitLong(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return 'waited'
}

async function refuse(): Promise<never> {
  throw new Error('SERVFAIL')
}

afterEach(async () => {
  for (const pool of opened.splice(0)) await pool[Symbol.asyncDispose]()
})

describe('openWorkers()', () => {
  it('returns what a job returns', async () => {
    const pool = workers({ threadCount: 2 })
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map((number) => pool.run(job('double', number), signal)))
    expect(outcomes).toEqual([2, 4, 6, 8, 10].map((value) => ({ status: 'done', value })))
  })

  it('reports the message of an error that a job throws, and keeps the thread', async () => {
    const pool = workers()
    expect(await pool.run(job('fail'), signal)).toEqual({ status: 'failed', reason: 'error', message: 'too small' })
    expect(await pool.run(job('double', 2), signal)).toEqual({ status: 'done', value: 4 })
  })

  it('loads jobs in advance, and ignores those that cannot be loaded', async () => {
    const pool = workers()
    pool.warm(['broken', 'missing', 'loaded-at'])
    expect(await pool.run(job('double', 2), signal)).toEqual({ status: 'done', value: 4 })
    await new Promise((resolve) => setTimeout(resolve, 50))
    const askedAtMs = Date.now()
    const outcome = await pool.run(job('loaded-at'), signal)
    expect(outcome).toMatchObject({ status: 'done' })
    expect(Object(outcome).value).toBeLessThan(askedAtMs)
    expect(await pool.run(job('broken'), signal)).toMatchObject({ status: 'failed', message: 'cannot be loaded' })
  })

  it('reports an unknown job', async () => {
    const outcome = await workers().run(job('missing'), signal)
    expect(outcome).toMatchObject({ status: 'failed', reason: 'error', message: 'unknown job missing' })
  })

  it.each([
    ['runs in an endless loop', job('spin', null, 300), 'time-limit'],
    ['takes too much memory', job('hoard'), 'memory-limit'],
    ['takes too much memory in one piece', job('grow'), 'memory-limit'],
    ['takes too much memory in buffers', job('buffers'), 'memory-limit'],
    ['ends its thread', job('exit'), 'crashed'],
  ])('fails a job that %s, and runs the next one', async (_what, bad, reason) => {
    const pool = workers()
    const [failed, next] = await Promise.all([pool.run(bad, signal), pool.run(job('double', 4), signal)])
    expect(failed).toMatchObject({ status: 'failed', reason })
    expect(next).toEqual({ status: 'done', value: 8 })
  })

  it('runs the other jobs of a lost thread again, so that only the faulty one fails', async () => {
    const pool = workers({ jobsPerThread: 4 })
    const firstCall = Promise.withResolvers<void>()
    let answerCount = 0
    const ports = {
      answer: async (value: unknown) => {
        answerCount += 1
        firstCall.resolve()
        return answerCount === 1 ? await new Promise(() => undefined) : value
      },
    }
    const asking = pool.run({ ...job('ask', 'hello'), ports }, signal)
    // On a busy machine, the other job could otherwise reach its time limit before this job has started.
    await firstCall.promise
    const spinning = pool.run(job('spin', null, 500), signal)
    expect(await spinning).toMatchObject({ status: 'failed', reason: 'time-limit' })
    expect(await asking).toEqual({ status: 'done', value: 'hello' })
  })

  it('does not count the time that a job waits for a port', async () => {
    const pool = workers()
    // Start the thread first: on a busy machine, starting it can take longer than the job's time limit.
    await pool.run(job('double', 1), signal)
    const outcome = await pool.run({ ...job('wait', null, 1000), ports: { wait: waitLong } }, signal)
    expect(outcome).toEqual({ status: 'done', value: 'waited' })
  })

  it('passes the error of a port to the job', async () => {
    const outcome = await workers().run({ ...job('ask'), ports: { answer: refuse } }, signal)
    expect(outcome).toEqual({ status: 'failed', reason: 'error', message: 'SERVFAIL' })
  })

  it("rejects with the signal's reason as soon as it aborts, even while the thread is in an endless loop", async () => {
    const pool = workers()
    const controller = new AbortController()
    const reason = new Error('the run was canceled')
    const outcome = pool.run(job('spin', null, 400), controller.signal)
    controller.abort(reason)
    await expect(outcome).rejects.toBe(reason)
    await expect(pool.run(job('double', 1), controller.signal)).rejects.toBe(reason)
    expect(await pool.run(job('double', 1), signal)).toEqual({ status: 'done', value: 2 })
  })

  it('runs a waiting job when the previous job was aborted and its thread has responded', async () => {
    const pool = workers()
    const controller = new AbortController()
    const first = pool.run({ ...job('wait'), ports: { wait: waitLong } }, controller.signal)
    const second = pool.run(job('double', 1), signal)
    controller.abort(new Error('the visitor left'))
    await expect(first).rejects.toThrow('the visitor left')
    expect(await second).toEqual({ status: 'done', value: 2 })
  })

  it('fails running and waiting jobs when it is closed', async () => {
    const pool = workers()
    const outcomes = [pool.run(job('spin'), signal), pool.run(job('double', 1), signal)]
    await pool[Symbol.asyncDispose]()
    const closed = { status: 'failed', reason: 'crashed', message: 'the worker threads were closed' }
    expect(await Promise.all(outcomes)).toEqual([closed, closed])
    expect(await pool.run(job('double', 1), signal)).toEqual(closed)
  })

  it('passes no environment variables to its threads', async () => {
    expect(await workers().run(job('environment'), signal)).toEqual({ status: 'done', value: [] })
  })

  it('discards the output of its threads', async () => {
    expect(await workers().run(job('print'), signal)).toEqual({ status: 'done', value: 'printed' })
  })
})
