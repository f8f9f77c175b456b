/** One run's waiting, with the real watching and the real decision, on a fake clock. */

import { decideEarly } from '../src/check/decision.ts'
import type { DecisionRules, Evidence } from '../src/check/evidence.ts'
import { watchTest } from '../src/client/watch-results.ts'
import type { WatchOptions } from '../src/client/watch-state.ts'
import type { CreatedTest, SeedResult, TestSnapshot } from '../src/contract/test.ts'
import { PresendError } from '../src/errors/presend-error.ts'
import type { SubmissionOutcome } from '../src/mail/submission-outcome.ts'
import type { RateThresholds } from '../src/settings/settings.ts'
import type { Clock, Random } from '../src/world/world.ts'
import type { Budget, SimulatedTest } from './simulated-service.ts'
import { simulatedTransport } from './simulated-service.ts'

/** What a wait cost. */
export interface WaitOutcome {
  /** From the earliest moment at which the run could be decided to its decision (or the time-out). */
  readonly lostMs: number
  readonly requestCount: number
}

/** How the run waits. */
export interface WaitManner {
  /** `null`: adaptive. */
  readonly pollIntervalMs: number | null
  readonly timeoutMs: number
}

const noThresholds: RateThresholds = { inbox: null, spf: null, dkim: null, dmarc: null }

/** The defaults of a marketing mail. */
export const usualRules: DecisionRules = {
  thresholds: {
    overall: {
      inbox: { percent: 85, onlyWhereMeasured: false },
      spf: { percent: 100, onlyWhereMeasured: true },
      dkim: { percent: 100, onlyWhereMeasured: true },
      dmarc: { percent: 100, onlyWhereMeasured: true },
    },
    byProviderType: { consumer: noThresholds, business: noThresholds, protected: noThresholds },
    warnInboxPercent: null,
    maxTabPercent: null,
  },
  inboxFolders: ['INBOX'],
  onMissing: 'not-inbox',
  quorumPercent: 90,
}

/** Waits for one simulated test; the time counts from the moment it is called. */
export async function simulateWait(
  simulated: SimulatedTest,
  manner: WaitManner,
  world: { readonly clock: Clock; readonly random: Random; readonly budget: Budget | null },
): Promise<WaitOutcome> {
  const { clock, random } = world
  const deadlineMs = clock.monotonicMs() + manner.timeoutMs
  const transport = simulatedTransport(simulated, world)
  const expectedCount = simulated.test.seeds.length
  const decisiveCount = Math.ceil((expectedCount * usualRules.quorumPercent) / 100)
  const options: WatchOptions = { deadlineMs, expectedCount, decisiveCount, pollIntervalMs: manner.pollIntervalMs }
  const watching = watchTest({ test: simulated.test, options, transport, clock, random }, new AbortController().signal)
  const isInTime = await isDecidedInTime(watching, simulated.test)
  const decidableMs = Math.min(earliestDecisionMs(simulated), deadlineMs)
  // A run that gave up never knows: as late as one that timed out.
  const endedMs = isInTime ? clock.monotonicMs() : deadlineMs
  return { lostMs: Math.max(endedMs - decidableMs, 0), requestCount: transport.requestCount() }
}

async function isDecidedInTime(watching: AsyncIterable<TestSnapshot>, test: CreatedTest): Promise<boolean> {
  try {
    for await (const snapshot of watching) {
      if (isDecided(test, snapshot)) return true
    }
  } catch (error) {
    // The budget was spent: what a schedule that does not care runs into.
    if (!(error instanceof PresendError)) throw error
  }
  return false
}

/** The moment of the first arrival after which the run is decided; `Infinity` when none is. */
function earliestDecisionMs({ test, arrivedAtMs }: SimulatedTest): number {
  const moments = arrivedAtMs.filter(Number.isFinite).toSorted((left, right) => left - right)
  // Arrivals only add evidence, so once decided it stays decided: bisect.
  let [low, high] = [0, moments.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const isEnough = isDecided(test, snapshotAt(test, arrivedAtMs, moments[middle] ?? 0))
    if (isEnough) high = middle
    else low = middle + 1
  }
  return moments[low] ?? Number.POSITIVE_INFINITY
}

function isDecided(test: CreatedTest, snapshot: TestSnapshot): boolean {
  const submissions = new Map(test.seeds.map(({ address }) => [address, acceptedCopy(address)]))
  const evidence: Evidence = { seeds: test.seeds, submissions, snapshot }
  return decideEarly(evidence, usualRules) !== null
}

function snapshotAt(test: CreatedTest, arrivedAtMs: readonly number[], nowMs: number): TestSnapshot {
  const results = test.seeds.map(({ address }, index) => resultOf(address, (arrivedAtMs[index] ?? 0) <= nowMs))
  return { results, summary: null, isTerminal: false, status: null }
}

function resultOf(address: string, isThere: boolean): SeedResult {
  const verdict = { isPass: isThere ? true : null, detail: null }
  const nothing = { placementKind: null, reason: null, receivedAtMs: null, spam: null }
  return { address, folder: isThere ? 'INBOX' : null, spf: verdict, dkim: verdict, dmarc: verdict, ...nothing }
}

function acceptedCopy(seed: string): SubmissionOutcome {
  const reply = { code: 250, enhancedCode: null, text: 'ok' }
  return { status: 'accepted', seed, acceptedAtMs: 0, reply, queueId: null }
}
