/**
 * Measures how much later a run is decided than it could be, and how many requests it sends. The simulation uses a fake
 * clock, the real code for polling, retries, rate limits and decisions, and arrivals that follow a model
 * (`arrival-model.ts`). The last rows use presend's own service without simulation.
 */

import type { DecisionRules } from '../../src/check/evidence.ts'
import { fakeClock } from '../../test/support/fake-clock.ts'
import { fakeRandom } from '../../test/support/fake-random.ts'
import type { ArrivalModel } from './arrival-model.ts'
import { cleanArrivals, drawArrivals, otherArrivals, usualArrivals } from './arrival-model.ts'
import type { BenchRow } from './bench-row.ts'
import { runOwnServiceBench } from './own-service.ts'
import type { WaitManner, WaitOutcome } from './simulated-run.ts'
import { inboxRules, simulateWait, usualRules } from './simulated-run.ts'
import type { Budget } from './simulated-service.ts'
import { simulatedTest } from './simulated-service.ts'
import { mean, percentile } from './statistics.ts'

const seedCount = 50
const runCount = 300
const fleetCount = 100

const adaptive: WaitManner = { pollIntervalMs: null, timeoutMs: 1_800_000, rules: usualRules }
const every5s: WaitManner = { ...adaptive, pollIntervalMs: 5000 }
const every30s: WaitManner = { ...adaptive, pollIntervalMs: 30_000 }

/** Takes the measurements for all rows about waiting for results. */
export async function runWaitingBench(): Promise<readonly BenchRow[]> {
  return [
    await benchModel(usualArrivals, usualRules, goal),
    await benchModel(usualArrivals, inboxRules, goal),
    await benchModel(cleanArrivals, usualRules, goal),
    await benchModel(cleanArrivals, inboxRules, goal),
    ...(await Promise.all(otherArrivals.map(async (model) => await benchModel(model, usualRules, null)))),
    ...(await benchFleet()),
    ...(await runOwnServiceBench()),
  ]
}

const goal: Goal = { meanMs: 3500, p95Ms: 9000, requests: 14 }

interface Goal {
  readonly meanMs: number
  readonly p95Ms: number
  readonly requests: number
}

async function benchModel(model: ArrivalModel, rules: DecisionRules, wanted: Goal | null): Promise<BenchRow> {
  const ours = summarize((await simulateRuns(model, { ...adaptive, rules })).filter(isDecidable))
  const early = summarize((await simulateRuns(model, { ...every30s, rules })).filter(isDecidable))
  const thresholds =
    rules === inboxRules ? 'a threshold only on the inbox rate' : 'thresholds on the inbox rate, SPF, DKIM and DMARC'
  return {
    what: `simulated wait, ${seedCount} seeds, arrival model "${model.name}", ${thresholds}: delay between the earliest possible decision and the actual one`,
    measured: describe(ours),
    baseline: `polling every 30 s: ${describe(early)}`,
    ratio: `${(ours.meanMs / early.meanMs).toFixed(2)}×`,
    goal:
      wanted === null
        ? 'mean below that of polling every 30 s'
        : `mean ≤ 3.5 s, p95 ≤ 9 s, ≤ ${wanted.requests} requests`,
    isMet:
      wanted === null
        ? ours.meanMs < early.meanMs
        : ours.meanMs <= wanted.meanMs && ours.p95Ms <= wanted.p95Ms && ours.requests <= wanted.requests,
  }
}

/**
 * Returns false for a run in which too few copies arrive for a decision: such a run times out under every polling
 * schedule.
 */
function isDecidable(outcome: WaitOutcome): boolean {
  return outcome.isDecidable
}

async function simulateRuns(model: ArrivalModel, manner: WaitManner): Promise<readonly WaitOutcome[]> {
  const outcomes: WaitOutcome[] = []
  for (let run = 0; run < runCount; run += 1) {
    const random = fakeRandom(run + 1)
    const clock = fakeClock()
    const simulated = { test: simulatedTest(seedCount), arrivals: drawArrivals(model, seedCount, random) }
    outcomes.push(await clock.runToEnd(simulateWait(simulated, manner, { clock, random, budget: null })))
  }
  return outcomes
}

const fleetStaggersMs = [0, 60_000, 600_000] as const

/**
 * Simulates jobs that share a token and all start at once, within one minute, or within ten minutes. Each job creates a
 * test, sends for ten seconds, and waits.
 */
async function benchFleet(): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = []
  for (const staggerMs of fleetStaggersMs) {
    const ours = await simulateFleet(cleanArrivals, adaptive, staggerMs)
    const fixed = await simulateFleet(cleanArrivals, every5s, staggerMs)
    const { meanMs } = summarize(ours.outcomes)
    rows.push({
      what: `${fleetCount} jobs that share a token with 1,000 requests per hour, all started ${staggerMs === 0 ? 'at once' : `within ${staggerMs / 1000} s`}`,
      measured: `429 replies: ${ours.refusedCount}; ${describe(summarize(ours.outcomes))}`,
      baseline: `polling every 5 s: 429 replies: ${fixed.refusedCount}; ${describe(summarize(fixed.outcomes))}`,
      ratio: '–',
      goal: 'no 429 replies, mean ≤ 20 s',
      isMet: ours.refusedCount === 0 && meanMs <= 20_000,
    })
  }
  return rows
}

interface Fleet {
  readonly outcomes: readonly WaitOutcome[]
  readonly refusedCount: number
}

async function simulateFleet(model: ArrivalModel, manner: WaitManner, staggerMs: number): Promise<Fleet> {
  const clock = fakeClock()
  const budget: Budget = { limitCount: 1000, resetAtMs: 3_600_000, usedCount: 0, refusedCount: 0 }
  const never = new AbortController().signal
  const job = async (index: number): Promise<WaitOutcome> => {
    const random = fakeRandom(1000 + index)
    await clock.sleep(random.fraction() * staggerMs, never)
    // Each run also sends one request that creates its test.
    budget.usedCount += 1
    await clock.sleep(10_000, never)
    const startMs = clock.monotonicMs()
    const arrivals = drawArrivals(model, seedCount, random).map((one) =>
      Object.assign({}, one, { delayMs: startMs + one.delayMs }),
    )
    return await simulateWait({ test: simulatedTest(seedCount), arrivals }, manner, { clock, random, budget })
  }
  const outcomes = await clock.runToEnd(Promise.all(Array.from({ length: fleetCount }, (_, index) => job(index))))
  return { outcomes, refusedCount: budget.refusedCount }
}

interface Summary {
  readonly meanMs: number
  readonly p95Ms: number
  readonly requests: number
}

function summarize(outcomes: readonly WaitOutcome[]): Summary {
  const lost = outcomes.map((outcome) => outcome.lostMs)
  return {
    meanMs: mean(lost),
    p95Ms: percentile(lost, 95),
    requests: mean(outcomes.map((outcome) => outcome.requestCount)),
  }
}

function describe({ meanMs, p95Ms, requests }: Summary): string {
  return `mean ${seconds(meanMs)}, p95 ${seconds(p95Ms)}, ${requests.toFixed(1)} requests`
}

function seconds(spanMs: number): string {
  return `${(spanMs / 1000).toFixed(1)} s`
}
