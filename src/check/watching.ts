/** Waits for results until the outcome is decided, the timeout expires or the service becomes unavailable. */

import type { CreatedTest, TestSnapshot } from '../foundation/contract/test.ts'
import { itemsUntilAborted } from '../foundation/world/until-aborted.ts'
import { decideEarly } from './decision.ts'
import { estimateDecisiveCount } from './decisive-count.ts'
import { type DecisionRules, type Ending, type Evidence, isRefused } from './evidence.ts'
import type { CheckPorts, WatchOptions } from './ports.ts'
import { describeFailure, type Failure } from './run-error.ts'

export interface WatchRequest {
  readonly test: CreatedTest
  readonly rules: DecisionRules
  readonly deadlineMs: number
  readonly pollIntervalMs: number | null
  /** The outcomes, keyed by seed address. The map is updated while copies are being sent. */
  readonly submissions: Evidence['submissions']
  readonly onSnapshot: (snapshot: TestSnapshot, expectedCount: number) => void
}

export interface Watched {
  readonly snapshot: TestSnapshot | null
  readonly ending: Ending
  /** The error that ended the wait early. */
  readonly failure: Failure | null
}

/**
 * The time limit for reading the reasons for rejections. The limit is short, because the reasons only make the report
 * more helpful.
 */
const refusedReadMs = 5000

/**
 * Watches for results until they decide the outcome. If all copies were rejected, there is nothing to wait for, but the
 * results are read once, because they may explain the rejections. Never rejects.
 */
export async function watchForDecision(
  request: WatchRequest,
  ports: CheckPorts,
  signal: AbortSignal,
): Promise<Watched> {
  let snapshot: TestSnapshot | null = null
  const options = watchOptions(request)
  if (options.expectedCount === 0) {
    return { snapshot: await readRefused(request, ports, signal), ending: { kind: 'time-up' }, failure: null }
  }
  try {
    for await (snapshot of snapshots({ test: request.test, options }, ports, signal)) {
      request.onSnapshot(snapshot, options.expectedCount)
      const evidence = { seeds: request.test.seeds, submissions: request.submissions, snapshot }
      if (decideEarly(evidence, request.rules) !== null) return { snapshot, ending: { kind: 'decided' }, failure: null }
    }
    return { snapshot, ending: { kind: 'time-up' }, failure: null }
  } catch (error) {
    const failure = describeFailure(error, signal)
    return { snapshot, ending: { kind: 'interrupted', reason: interruption(failure) }, failure }
  }
}

/** Yields the results of a test, and stops watching when the caller stops reading. */
async function* snapshots(
  { test, options }: { readonly test: CreatedTest; readonly options: WatchOptions },
  ports: CheckPorts,
  signal: AbortSignal,
): AsyncGenerator<TestSnapshot, void> {
  const stopper = new AbortController()
  try {
    yield* itemsUntilAborted(ports.watchResults(test, options, AbortSignal.any([signal, stopper.signal])), signal)
  } finally {
    stopper.abort(new Error('the outcome is decided'))
  }
}

/** Returns the first results; `null` if no copy was rejected, or if no results arrived in time. */
async function readRefused(
  request: WatchRequest,
  ports: CheckPorts,
  signal: AbortSignal,
): Promise<TestSnapshot | null> {
  const isAnyRefused = request.test.seeds.some(({ address }) => isRefused(request.submissions.get(address) ?? null))
  if (!isAnyRefused) return null
  const deadlineMs = Math.min(request.deadlineMs, ports.clock.monotonicMs() + refusedReadMs)
  const options = { ...watchOptions(request), deadlineMs }
  try {
    for await (const snapshot of snapshots({ test: request.test, options }, ports, signal)) return snapshot
  } catch {
    // Ignore the error: the outcome does not depend on these results.
  }
  return null
}

function interruption(failure: Failure): string {
  if (failure.isCancelled) return 'the run was canceled before the outcome was decided'
  return `could not read the results: ${failure.message}`
}

function watchOptions({ test, submissions, rules, deadlineMs, pollIntervalMs }: WatchRequest): WatchOptions {
  const submitted = test.seeds.map((seed) => submissions.get(seed.address) ?? null)
  const refusedCount = submitted.filter(isRefused).length
  const unsentCount = submitted.filter((one) => one?.status === 'not-attempted').length
  const expectedCount = test.seeds.length - refusedCount - unsentCount
  const decisiveCount = (snapshot: TestSnapshot | null): number =>
    estimateDecisiveCount({ seeds: test.seeds, submissions, snapshot }, rules)
  return { deadlineMs, pollIntervalMs, expectedCount, decisiveCount }
}
