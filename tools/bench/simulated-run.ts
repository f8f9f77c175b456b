/** Simulates how one run waits, using the real watching and decision code with a fake clock. */

import { watchTest } from '../../src/check/client/watch-results.ts'
import type { WatchOptions } from '../../src/check/client/watch-state.ts'
import { decideEarly } from '../../src/check/decision.ts'
import { estimateDecisiveCount } from '../../src/check/decisive-count.ts'
import type { DecisionRules, Evidence } from '../../src/check/evidence.ts'
import { defaultThresholds } from '../../src/check/settings/thresholds.ts'
import { perRate, rateNames } from '../../src/foundation/contract/rate-kinds.ts'
import type { CreatedTest, SeedResult, TestSnapshot } from '../../src/foundation/contract/test.ts'
import { PresendError } from '../../src/foundation/errors/presend-error.ts'
import type { SubmissionOutcome } from '../../src/foundation/mail/submission-outcome.ts'
import type { Clock, Random } from '../../src/foundation/world/world.ts'
import type { Arrival } from './arrival-model.ts'
import type { Budget, SimulatedTest } from './simulated-service.ts'
import { folderAt, simulatedTransport } from './simulated-service.ts'

/** How long a run waited, and how many requests it sent. */
export interface WaitOutcome {
  /** The time from when the run could first be decided until it was decided or timed out, in milliseconds. */
  readonly lostMs: number
  readonly requestCount: number
  /** False if too few copies arrived for any decision, so that the run waited until the timeout. */
  readonly isDecidable: boolean
}

/** The polling schedule and the rules of a run. */
export interface WaitManner {
  /** The polling interval; `null` for the adaptive schedule. */
  readonly pollIntervalMs: number | null
  readonly timeoutMs: number
  readonly rules: DecisionRules
}

/** The default rules for marketing mail. */
export const usualRules: DecisionRules = {
  thresholds: defaultThresholds('marketing'),
  inboxFolders: ['INBOX'],
  onMissing: 'not-inbox',
  quorumPercent: 90,
}

/** The same rules without authentication thresholds. */
export const inboxRules: DecisionRules = {
  ...usualRules,
  thresholds: {
    ...usualRules.thresholds,
    overall: perRate(rateNames, (rate) => (rate === 'inbox' ? usualRules.thresholds.overall.inbox : null)),
  },
}

/** Waits for one simulated test. The wait is measured from the call to this function. */
export async function simulateWait(
  simulated: SimulatedTest,
  manner: WaitManner,
  world: { readonly clock: Clock; readonly random: Random; readonly budget: Budget | null },
): Promise<WaitOutcome> {
  const { clock, random } = world
  const deadlineMs = clock.monotonicMs() + manner.timeoutMs
  const transport = simulatedTransport(simulated, world)
  const expectedCount = simulated.test.seeds.length
  const { rules } = manner
  const decisiveCount = (snapshot: TestSnapshot | null): number =>
    estimateDecisiveCount(evidenceOf(simulated.test, snapshot), rules)
  const options: WatchOptions = { deadlineMs, expectedCount, decisiveCount, pollIntervalMs: manner.pollIntervalMs }
  const watching = watchTest({ test: simulated.test, options, transport, clock, random }, new AbortController().signal)
  const isInTime = await isDecidedInTime(watching, simulated.test, rules)
  const earliestMs = earliestDecisionMs(simulated, rules)
  const decidableMs = Math.min(earliestMs, deadlineMs)
  // A run that stopped polling early counts as timed out.
  const endedMs = isInTime ? clock.monotonicMs() : deadlineMs
  return {
    lostMs: Math.max(endedMs - decidableMs, 0),
    requestCount: transport.requestCount(),
    isDecidable: earliestMs < deadlineMs,
  }
}

async function isDecidedInTime(
  watching: AsyncIterable<TestSnapshot>,
  test: CreatedTest,
  rules: DecisionRules,
): Promise<boolean> {
  try {
    for await (const snapshot of watching) {
      if (isDecided(test, snapshot, rules)) return true
    }
  } catch (error) {
    // The rate limit was exhausted, which can happen with a schedule that ignores the limit.
    if (!(error instanceof PresendError)) throw error
  }
  return false
}

/**
 * Returns the time of the first arrival after which the run can be decided, or `Infinity` if it can never be decided.
 */
function earliestDecisionMs({ test, arrivals }: SimulatedTest, rules: DecisionRules): number {
  const moments = arrivals
    .map(({ delayMs }) => delayMs)
    .filter(Number.isFinite)
    .toSorted((left, right) => left - right)
  // Use bisection: arrivals only add evidence, so once a run can be decided, it stays decidable.
  let [low, high] = [0, moments.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const isEnough = isDecided(test, snapshotAt(test, arrivals, moments[middle] ?? 0), rules)
    if (isEnough) high = middle
    else low = middle + 1
  }
  return moments[low] ?? Number.POSITIVE_INFINITY
}

function isDecided(test: CreatedTest, snapshot: TestSnapshot, rules: DecisionRules): boolean {
  return decideEarly(evidenceOf(test, snapshot), rules) !== null
}

function evidenceOf(test: CreatedTest, snapshot: TestSnapshot | null): Evidence {
  return {
    seeds: test.seeds,
    submissions: new Map(test.seeds.map(({ address }) => [address, acceptedCopy(address)])),
    snapshot,
  }
}

function snapshotAt(test: CreatedTest, arrivals: readonly Arrival[], nowMs: number): TestSnapshot {
  const results = test.seeds.map(({ address }, index) => resultOf(address, folderAt(arrivals[index], nowMs)))
  return { results, summary: null, isTerminal: false, status: null }
}

function resultOf(address: string, folder: Arrival['folder'] | null): SeedResult {
  const verdict = { isPass: folder === null ? null : true, detail: null }
  const nothing = { placementKind: null, reason: null, receivedAtMs: null, spam: null }
  return { address, folder, spf: verdict, dkim: verdict, dmarc: verdict, ...nothing }
}

function acceptedCopy(seed: string): SubmissionOutcome {
  const reply = { code: 250, enhancedCode: null, text: 'ok' }
  return { status: 'accepted', seed, acceptedAtMs: 0, reply, queueId: null }
}
