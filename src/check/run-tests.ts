/**
 * Runs all tests. Several tests are created and their mail is sent concurrently; their results are also awaited
 * concurrently.
 */

import type { CheckedMessage } from '../preflight/preflight-request.ts'
import type { TestReport } from './check-result.ts'
import { type Failure, isOfRun } from './run-error.ts'
import { mostOpenTests, type StartedTest, startTest, type TestJob } from './run-test.ts'
import type { TemplateSetting } from './settings/settings.ts'
import { cancelledRun, messageFacts, notSentReport, type Obstacle, obstacleOf } from './unsent-report.ts'

/** A rendered message with its settings. */
export interface ReadyMessage extends CheckedMessage {
  readonly setting: TemplateSetting
}

/**
 * The maximum number of tests that are started (created and their mail sent) at the same time. The copies of these
 * tests share the SMTP connections.
 */
const mostStartingTests = 20

/** After this many consecutive tests have failed to start, no further tests are started. */
const mostFailedStarts = 3

/** The reports on the tests of a run. */
export interface TestedMessages {
  /** One report per message, in order. */
  readonly tests: readonly TestReport[]
  /** Why some messages were not sent; `null` if no message was affected. */
  readonly obstacle: Obstacle | null
}

/** Runs all tests. Never rejects. */
export async function runTests(
  messages: readonly ReadyMessage[],
  shared: Omit<TestJob, keyof ReadyMessage>,
  signal: AbortSignal,
): Promise<TestedMessages> {
  const reports: Promise<TestReport>[] = []
  const open = new Set<Promise<unknown>>()
  const starts = new Starts()
  for (const ready of messages) {
    if (open.size >= mostOpenTests) await Promise.race(open)
    await starts.untilFree()
    const isTimeUp = shared.ports.clock.monotonicMs() >= shared.deadlineMs
    const obstacle = starts.obstacle({ isTimeUp, isCancelled: signal.aborted })
    if (obstacle !== null) {
      reports.push(Promise.resolve(notSentReport(messageFacts(ready.message, ready.setting.mailType), obstacle)))
      continue
    }
    const report = reportOf(starts.add(startTest({ ...shared, ...ready }, signal)))
    const watched = report.finally(() => open.delete(watched))
    open.add(watched)
    reports.push(report)
  }
  // At this point, at most `mostOpenTests` reports are still outstanding.
  const tests = await Promise.all(reports)
  return { tests, obstacle: starts.worstObstacle }
}

async function reportOf(starting: Promise<StartedTest>): Promise<TestReport> {
  return await (await starting).report
}

interface StartFacts {
  readonly isTimeUp: boolean
  readonly isCancelled: boolean
}

const timedOutRun: Obstacle = {
  outcome: 'inconclusive',
  reason: 'the run timed out before the mail was sent; set a longer timeout',
  brief: 'the run timed out first',
  error: null,
  problems: [],
}

/**
 * Limits how many tests start at the same time: only one until the first start succeeds, and only one after a failure.
 */
class Starts {
  readonly #running = new Set<Promise<unknown>>()
  #isWorking = false
  /** The number of consecutive tests that failed to start. */
  #failedCount = 0
  #lastFailure: Failure | null = null
  /** The first obstacle with the worst outcome. */
  worstObstacle: Obstacle | null = null

  add(starting: Promise<StartedTest>): Promise<StartedTest> {
    const note = async (): Promise<void> => {
      const { failure } = await starting
      this.#running.delete(noted)
      this.#isWorking = failure === null
      this.#failedCount = failure === null ? 0 : this.#failedCount + 1
      this.#lastFailure = failure
      if (failure !== null && isOfRun(failure)) this.#meet(obstacleOf(failure))
    }
    const noted = note()
    this.#running.add(noted)
    return starting
  }

  async untilFree(): Promise<void> {
    while (this.#running.size >= (this.#isWorking ? mostStartingTests : 1)) await Promise.race(this.#running)
  }

  /** Returns why no further test can be started; `null` if one can. */
  obstacle({ isTimeUp, isCancelled }: StartFacts): Obstacle | null {
    if (isCancelled) return this.#meet(cancelledRun)
    if (isTimeUp) return this.#meet(timedOutRun)
    const failure = this.#lastFailure
    if (failure === null || !isOfRun(failure)) return null
    // A server that rejects the token, the plan or the login for one test will reject it for the next test, too.
    return failure.outcome === 'misconfigured' || this.#failedCount >= mostFailedStarts ? obstacleOf(failure) : null
  }

  #meet(obstacle: Obstacle): Obstacle {
    const isWorse = obstacle.outcome === 'misconfigured' && this.worstObstacle?.outcome === 'inconclusive'
    if (this.worstObstacle === null || isWorse) this.worstObstacle = obstacle
    return obstacle
  }
}
