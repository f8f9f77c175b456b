/**
 * Measures ten thousand open long polls on one instance: the memory per poll, and how soon each poll receives a change.
 */

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import type { BenchRow } from './bench-row.ts'
import type { LongPollCommand, OpenedTest, PollOrder, PollReport } from './long-polls-words.ts'
import { percentile } from './statistics.ts'

const waiterCount = 10_000
/**
 * The number of polls that are opened, answered and closed in each of the `warmUpRounds` rounds before the measurement.
 * These rounds allocate code, buffers and V8's young generation (about 100 MB under any traffic), so that this memory
 * is not attributed to waiting polls.
 */
const warmUpCount = 1000
const warmUpRounds = 8
/**
 * The maximum time for opening all polls. Polls end after 20 s, so nothing can be measured on a machine that is too
 * busy to open all of them before then.
 */
const longestOpeningMs = 15_000
const changesPerSecond = 100
/**
 * The number of tests to change, starting with the tests whose polls were opened last. The number is small enough that
 * all of them can be changed before their polls time out.
 */
const changedCount = 600

/**
 * Measures memory use, and then the delay in two cases: one change wakes ten thousand polls, or each change wakes one
 * poll.
 */
export async function runLongPollBench(): Promise<readonly BenchRow[]> {
  const one = await wakeOnce({ testCount: 1, seedCount: 9, waiterCount })
  const each = await wakeOnce({ testCount: waiterCount, seedCount: 2, waiterCount })
  return [
    memoryRow('10,000 long polls on one test', one),
    memoryRow('10,000 long polls on 10,000 tests', each),
    wakingRow('one change to a test with 10,000 long polls', one.delaysMs),
    wakingRow('100 changes per second to 10,000 tests with one long poll each', each.delaysMs),
  ]
}

/** Uses a separate service for each measurement, so that an earlier round does not affect the memory figure. */
async function wakeOnce(wave: Wave): Promise<WaveResult> {
  await using bench = await openBench()
  for (let round = 0; round < warmUpRounds; round += 1) {
    await bench.wave({ testCount: 1, seedCount: 9, waiterCount: warmUpCount })
  }
  return await bench.wave(wave)
}

interface Memory {
  readonly rssBytes: number
  readonly heapBytes: number
}

interface Wave {
  readonly testCount: number
  readonly seedCount: number
  readonly waiterCount: number
}

interface WaveResult {
  /** Memory use after all tests are created, before any poll waits. */
  readonly memoryBefore: Memory
  /** Memory use while all polls are waiting. */
  readonly memory: Memory
  readonly delaysMs: readonly number[]
}

interface Bench extends AsyncDisposable {
  wave(wave: Wave): Promise<WaveResult>
}

async function openBench(): Promise<Bench> {
  const server = start('long-polls-server.ts')
  const { port, secrets } = await next<{ port: number; secrets: readonly string[] }>(server)
  const memory = async (): Promise<Memory> => await ask<Memory>(server, { kind: 'memory' })
  return {
    wave: async (wave) => {
      const client = start('long-polls-client.ts')
      const { testCount, seedCount } = wave
      const { tests } = await ask<{ tests: readonly OpenedTest[] }>(server, {
        kind: 'open',
        testCount,
        seedCount,
      })
      const memoryBefore = await memory()
      const answered = poll(client, { port, polls: pollsOf(tests, wave.waiterCount, secrets) })
      await untilWaiting(server, wave.waiterCount)
      const measured = await memory()
      const { changedAtMs } = await ask<{ changedAtMs: readonly number[] }>(server, {
        kind: 'change',
        tests: tests.slice(-changedCount),
        perSecond: changesPerSecond,
      })
      const answeredAtMs = await answered
      client.kill()
      const delaysMs = answeredAtMs.flatMap((atMs, index) => {
        const changedMs = changedAtMs[(index % tests.length) - Math.max(0, tests.length - changedCount)]
        if (changedMs === undefined) return []
        if (atMs === null) throw new Error('a long poll missed a change')
        return [atMs - changedMs]
      })
      return { memoryBefore, memory: measured, delaysMs }
    },
    [Symbol.asyncDispose]: async () => {
      server.kill()
      await once(server, 'exit')
    },
  }
}

function start(file: string): ChildProcess {
  const path = fileURLToPath(new URL(file, import.meta.url))
  return fork(path, {
    execArgv: ['--expose-gc', '--max-semi-space-size=16'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** The other process is part of this bench, so its messages have the declared types. */
async function next<T>(child: ChildProcess): Promise<T> {
  return await new Promise<T>((resolve, reject) => {
    const onExit = (): void => reject(new Error('a bench process exited too early'))
    child.once('exit', onExit)
    child.once('message', (message: T) => {
      child.off('exit', onExit)
      resolve(message)
    })
  })
}

async function ask<T>(child: ChildProcess, command: LongPollCommand): Promise<T> {
  const answer = next<T>(child)
  child.send(command)
  return await answer
}

async function poll(client: ChildProcess, order: PollOrder): Promise<readonly (number | null)[]> {
  client.send(order)
  await next<PollReport>(client)
  const { answeredAtMs } = await next<PollReport>(client)
  return answeredAtMs ?? []
}

function pollsOf(tests: readonly OpenedTest[], count: number, secrets: readonly string[]): PollOrder['polls'] {
  return Array.from({ length: count }, (_, index) => {
    const test = tests[index % tests.length]
    const secret = secrets[index % secrets.length] ?? ''
    return { path: `/spam_tests/${test?.trackingId}`, etag: test?.etag ?? '', secret }
  })
}

async function untilWaiting(server: ChildProcess, wanted: number): Promise<void> {
  const endMs = performance.now() + longestOpeningMs
  for (;;) {
    const { waiterCount: count } = await ask<{ waiterCount: number }>(server, { kind: 'waiters' })
    if (count === wanted) return
    if (performance.now() > endMs)
      throw new Error(`only ${count} of ${wanted} long polls were open before the first one timed out`)
    await wait(50)
  }
}

function memoryRow(what: string, { memoryBefore: before, memory: after }: WaveResult): BenchRow {
  const rss = (after.rssBytes - before.rssBytes) / waiterCount / 1024
  const heap = (after.heapBytes - before.heapBytes) / waiterCount / 1024
  return {
    what: `${what}: memory per long poll`,
    measured: `${rss.toFixed(1)} KB RSS, ${heap.toFixed(1)} KB heap`,
    baseline: '–',
    ratio: '–',
    goal: '≤ 25 KB',
    isMet: rss <= 25,
  }
}

function wakingRow(what: string, delaysMs: readonly number[]): BenchRow {
  const [middle, slow] = [percentile(delaysMs, 50), percentile(delaysMs, 99)]
  return {
    what: `${what}: time until a response arrives, p99`,
    measured: `${slow.toFixed(0)} ms (p50 ${middle.toFixed(0)} ms)`,
    baseline: '–',
    ratio: '–',
    goal: '≤ 250 ms',
    isMet: slow <= 250,
  }
}
