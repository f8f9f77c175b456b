/** Waits for results until the outcome is decided, the time is up, or the service cannot be asked any more. */

import type { CreatedTest, TestSnapshot } from '../contract/test.ts'
import { itemsUntilAborted } from './abortable.ts'
import { decideEarly } from './decision.ts'
import { type DecisionRules, type Ending, type Evidence, isRefused } from './evidence.ts'
import type { CheckPorts, WatchOptions } from './ports.ts'
import { ratePercent } from './rate.ts'
import { describeFailure, type Failure } from './run-error.ts'

/** One wait. */
export interface WatchRequest {
  readonly test: CreatedTest
  readonly rules: DecisionRules
  readonly deadlineMs: number
  readonly pollIntervalMs: number | null
  /** Live: grows while copies are still sent. */
  readonly submissions: Evidence['submissions']
  readonly onSnapshot: (snapshot: TestSnapshot, expectedCount: number) => void
}

/** The last thing the service said, and how the waiting ended. */
export interface Watched {
  readonly snapshot: TestSnapshot | null
  readonly ending: Ending
  /** What ended it before its time; `null`: nothing. */
  readonly failure: Failure | null
}

/** A look that nothing but the wording of the report depends on. */
const refusedLookMs = 5000

/**
 * Never rejects. Looks at least once, unless no copy reached any server: of a refused copy, too, the service may know
 * what SPF, DKIM and DMARC gave.
 */
export async function watchForDecision(
  request: WatchRequest,
  ports: CheckPorts,
  signal: AbortSignal,
): Promise<Watched> {
  let snapshot: TestSnapshot | null = null
  const options = watchOptions(request)
  if (options.expectedCount === 0) {
    return { snapshot: await lookAtRefused(request, ports, signal), ending: { kind: 'time-up' }, failure: null }
  }
  const stopper = new AbortController()
  try {
    const watching = ports.watchResults(request.test, options, AbortSignal.any([signal, stopper.signal]))
    for await (snapshot of itemsUntilAborted(watching, signal)) {
      request.onSnapshot(snapshot, options.expectedCount)
      const evidence = { seeds: request.test.seeds, submissions: request.submissions, snapshot }
      if (decideEarly(evidence, request.rules) !== null) return { snapshot, ending: { kind: 'decided' }, failure: null }
    }
    return { snapshot, ending: { kind: 'time-up' }, failure: null }
  } catch (error) {
    const failure = describeFailure(error, signal)
    return { snapshot, ending: { kind: 'interrupted', reason: interruption(failure) }, failure }
  } finally {
    stopper.abort(new Error('the outcome is decided'))
  }
}

/** The first answer; `null`: there was none in time, or no copy was refused. */
async function lookAtRefused(
  request: WatchRequest,
  ports: CheckPorts,
  signal: AbortSignal,
): Promise<TestSnapshot | null> {
  const isAnyRefused = request.test.seeds.some(({ address }) => isRefused(request.submissions.get(address) ?? null))
  if (!isAnyRefused) return null
  const deadlineMs = Math.min(request.deadlineMs, ports.clock.monotonicMs() + refusedLookMs)
  const stopper = new AbortController()
  try {
    const options = { ...watchOptions(request), deadlineMs }
    const watching = ports.watchResults(request.test, options, AbortSignal.any([signal, stopper.signal]))
    for await (const snapshot of itemsUntilAborted(watching, signal)) return snapshot
    return null
  } catch {
    // The outcome is decided without it.
    return null
  } finally {
    stopper.abort(new Error('the outcome is decided'))
  }
}

function interruption(failure: Failure): string {
  if (failure.isCancelled) return 'the run was cancelled before the outcome was decided'
  return `results could not be read any more: ${failure.message}`
}

function watchOptions({ test, submissions, rules, deadlineMs, pollIntervalMs }: WatchRequest): WatchOptions {
  const fates = test.seeds.map((seed) => submissions.get(seed.address) ?? null)
  const refusedCount = fates.filter(isRefused).length
  const unsentCount = fates.filter((fate) => fate?.status === 'not-attempted').length
  const expectedCount = test.seeds.length - refusedCount - unsentCount
  return { deadlineMs, pollIntervalMs, expectedCount, decisiveCount: decisiveCount(rules, expectedCount) }
}

/** The fewest results that can decide for a pass: enough for the inbox rate and enough for the quorum. */
function decisiveCount({ thresholds, quorumPercent }: DecisionRules, expectedCount: number): number {
  const wantedPercent = Math.max(thresholds.overall.inbox?.percent ?? 0, quorumPercent)
  const counts = Array.from({ length: expectedCount }, (_, index) => index + 1)
  return counts.find((count) => (ratePercent(count, expectedCount) ?? 0) >= wantedPercent) ?? expectedCount
}
