/**
 * Runs all tests. Several tests are created and their mail is sent concurrently; their results are also awaited
 * concurrently.
 */

import type { CheckedMessage } from '../preflight/preflight-request.ts'
import type { TemplateSetting } from '../settings/settings.ts'
import type { TestReport } from './check-result.ts'
import type { Failure } from './run-error.ts'
import { mostOpenTests, type StartedTest, startTest, type TestJob } from './run-test.ts'
import { messageFacts, unsentReport } from './unsent-report.ts'

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

/** Runs all tests. Resolves with one report per message, in order. Never rejects. */
export async function runTests(
  messages: readonly ReadyMessage[],
  shared: Omit<TestJob, keyof ReadyMessage>,
  signal: AbortSignal,
): Promise<readonly TestReport[]> {
  const reports: Promise<TestReport>[] = []
  const open = new Set<Promise<unknown>>()
  const starts = new Starts()
  for (const ready of messages) {
    if (open.size >= mostOpenTests) await Promise.race(open)
    await starts.untilFree()
    const isTimeUp = shared.ports.clock.monotonicMs() >= shared.deadlineMs
    const obstacle = obstacleFor(starts, { isTimeUp, isCancelled: signal.aborted })
    if (obstacle !== null) {
      reports.push(Promise.resolve(notStarted(ready, obstacle)))
      continue
    }
    const report = reportOf(starts.add(startTest({ ...shared, ...ready }, signal)))
    const watched = report.finally(() => open.delete(watched))
    open.add(watched)
    reports.push(report)
  }
  // At this point, at most `mostOpenTests` reports are still outstanding.
  return await Promise.all(reports)
}

async function reportOf(starting: Promise<StartedTest>): Promise<TestReport> {
  return await (await starting).report
}

/**
 * Limits how many tests start at the same time: only one until the first start succeeds, and only one after a failure.
 */
class Starts {
  readonly #running = new Set<Promise<unknown>>()
  #isWorking = false
  /** The number of consecutive tests that failed to start. */
  failedCount = 0
  lastFailure: Failure | null = null

  add(starting: Promise<StartedTest>): Promise<StartedTest> {
    const note = async (): Promise<void> => {
      const { failure } = await starting
      this.#running.delete(noted)
      this.#isWorking = failure === null
      this.failedCount = failure === null ? 0 : this.failedCount + 1
      this.lastFailure = failure
    }
    const noted = note()
    this.#running.add(noted)
    return starting
  }

  async untilFree(): Promise<void> {
    while (this.#running.size >= (this.#isWorking ? mostStartingTests : 1)) await Promise.race(this.#running)
  }
}

interface Obstacle {
  readonly outcome: 'misconfigured' | 'inconclusive'
  readonly reason: string
}

interface StartFacts {
  readonly isTimeUp: boolean
  readonly isCancelled: boolean
}

function obstacleFor(
  { lastFailure: failure, failedCount }: Pick<Starts, 'lastFailure' | 'failedCount'>,
  { isTimeUp, isCancelled }: StartFacts,
): Obstacle | null {
  if (isCancelled) return { outcome: 'inconclusive', reason: 'not started: the run was canceled' }
  if (isTimeUp) return { outcome: 'inconclusive', reason: 'not started: the run timed out first' }
  if (failure === null) return null
  // A server that rejects the token, the plan or the login for one test will reject it for the next test, too. By
  // contrast, an invalid message does not affect the next test.
  if (failure.outcome === 'misconfigured' && /^(?:API|SMTP)_/u.test(failure.code)) {
    return { outcome: 'misconfigured', reason: 'not started: the previous test could not be started; see its error' }
  }
  if (failedCount < mostFailedStarts) return null
  const reason = `not started: the previous ${failedCount} tests could not be started; see their errors`
  return { outcome: 'inconclusive', reason }
}

function notStarted({ message, setting }: ReadyMessage, obstacle: Obstacle): TestReport {
  return unsentReport(messageFacts(message, setting.mailType), obstacle)
}
