/**
 * Simulates a service on a fake clock. Results arrive at the times given by the model. Every request is counted and
 * delayed by a simulated latency.
 */

import type { ApiCall, ApiReply, Attempt } from '../../src/check/client/api-call.ts'
import { sendCall } from '../../src/check/client/send.ts'
import type { Transport } from '../../src/check/client/transport.ts'
import { toTrackingId } from '../../src/foundation/contract/identifiers.ts'
import type { CreatedTest, Seed } from '../../src/foundation/contract/test.ts'
import type { Clock, Random } from '../../src/foundation/world/world.ts'
import type { Arrival } from './arrival-model.ts'

const never = new AbortController().signal
/** The time from a request to its response over the internet, in milliseconds. */
const latencyMs = 120

/** The hourly rate limit of a token, shared by all jobs that use the token. */
export interface Budget {
  readonly limitCount: number
  readonly resetAtMs: number
  usedCount: number
  refusedCount: number
}

/** A test at the simulated service. */
export interface SimulatedTest {
  readonly test: CreatedTest
  /** The monotonic times at which the seeds' results become available, in the order of the seeds. */
  readonly arrivals: readonly Arrival[]
}

export interface SimulatedTransport extends Transport {
  readonly requestCount: () => number
}

/** Creates a test with `count` seeds at ten providers of three types. */
export function simulatedTest(count: number): CreatedTest {
  const types = ['consumer', 'business', 'protected'] as const
  const seeds = Array.from({ length: count }, (_, index): Seed => {
    const providerName = `provider${index % 10}.example`
    return { address: `seed${index}@${providerName}`, providerType: types[index % 3] ?? 'consumer', providerName }
  })
  return {
    style: 'spam-test',
    trackingId: toTrackingId('simulated'),
    numericId: null,
    seeds,
    longPollSeconds: null,
    reportUrl: null,
  }
}

function info(call: ApiCall): ReturnType<Transport['info']> {
  return { method: call.method, done: `${call.method} ${call.path}` }
}

/**
 * Creates a transport that uses the client's real code for requests and retries, but sends each attempt to the
 * simulation.
 */
export function simulatedTransport(
  simulated: SimulatedTest,
  { clock, random, budget }: { readonly clock: Clock; readonly random: Random; readonly budget: Budget | null },
): SimulatedTransport {
  let requestCount = 0
  async function attempt(): Promise<Attempt> {
    requestCount += 1
    await clock.sleep(latencyMs / 2, never)
    const reply = answer(simulated, clock.monotonicMs(), budget)
    await clock.sleep(latencyMs / 2, never)
    return { status: 'replied', reply }
  }
  return {
    info,
    lastRateLimit: () => null,
    requestCount: () => requestCount,
    send: async (call, signal) => {
      const deadlineMs = call.deadlineMs ?? Number.POSITIVE_INFINITY
      return await sendCall({ ...info(call), deadlineMs, attempt }, { clock, random }, signal)
    },
    [Symbol.asyncDispose]: async () => undefined,
  }
}

function answer({ test, arrivals }: SimulatedTest, nowMs: number, budget: Budget | null): ApiReply {
  const reply = { headers: {}, rateLimit: spend(budget) }
  if (budget !== null && budget.usedCount > budget.limitCount) {
    budget.refusedCount += 1
    return { ...reply, statusCode: 429, text: '{"success":false,"error":"Rate limit exceeded. Retry in 60 seconds."}' }
  }
  const test_results = test.seeds.map(({ address }, index) => toEntry(address, folderAt(arrivals[index], nowMs)))
  return {
    ...reply,
    statusCode: 200,
    text: JSON.stringify({ success: true, data: { key: 'k', name: 'n', test_results } }),
  }
}

function spend(budget: Budget | null): ApiReply['rateLimit'] {
  if (budget === null) return null
  budget.usedCount += 1
  const remainingCount = Math.max(budget.limitCount - budget.usedCount, 0)
  return { limitCount: budget.limitCount, remainingCount, resetAtMs: budget.resetAtMs }
}

/** Returns the folder in which a copy landed, or `null` if there is no result yet. */
export function folderAt(arrival: Arrival | undefined, nowMs: number): Arrival['folder'] | null {
  return arrival !== undefined && arrival.delayMs <= nowMs ? arrival.folder : null
}

function toEntry(to: string, delivered_to: Arrival['folder'] | null): object {
  const isThere = delivered_to !== null
  return { to, from: null, delivered_to, spf_pass: isThere, dkim_pass: isThere, dmarc_pass: isThere }
}
