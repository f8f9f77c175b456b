/** All tests of a run: mail is sent for one after another, and they wait for their results together. */

import type { RenderedMessage } from '../mail/message.ts'
import type { TemplateSetting } from '../settings/settings.ts'
import type { TestReport } from './check-result.ts'
import type { Failure } from './run-error.ts'
import { type StartedTest, startTest, type TestJob } from './run-test.ts'
import { messageFacts, unsentReport } from './unsent-report.ts'

/** A message that can be sent, with the setting it comes from. */
export interface ReadyMessage {
  readonly message: RenderedMessage
  readonly setting: TemplateSetting
}

/** Tests that may be open at a time: each polls, and all share one token's requests an hour. */
const mostOpenTests = 50

/** So many tests in a row that could not be started mean that the others cannot be either. */
const mostFailedStarts = 3

/** One report a message, in their order. Never rejects. */
export async function runTests(
  messages: readonly ReadyMessage[],
  shared: Omit<TestJob, keyof ReadyMessage>,
  signal: AbortSignal,
): Promise<readonly TestReport[]> {
  const reports: Promise<TestReport>[] = []
  const open = new Set<Promise<unknown>>()
  let failedStartCount = 0
  let lastFailure: Failure | null = null
  for (const ready of messages) {
    if (open.size >= mostOpenTests) await Promise.race(open)
    const isTimeUp = shared.ports.clock.monotonicMs() >= shared.deadlineMs
    const obstacle = obstacleFor(lastFailure, { failedStartCount, isTimeUp, isCancelled: signal.aborted })
    if (obstacle !== null) {
      reports.push(Promise.resolve(notStarted(ready, obstacle)))
      continue
    }
    const started: StartedTest = await startTest({ ...shared, ...ready }, signal)
    lastFailure = started.failure
    failedStartCount = started.failure === null ? 0 : failedStartCount + 1
    const watched = started.report.finally(() => open.delete(watched))
    open.add(watched)
    reports.push(started.report)
  }
  // Not more at a time than `mostOpenTests`: the loop above saw to that.
  return await Promise.all(reports)
}

interface Obstacle {
  readonly outcome: 'misconfigured' | 'inconclusive'
  readonly reason: string
}

interface StartFacts {
  readonly failedStartCount: number
  readonly isTimeUp: boolean
  readonly isCancelled: boolean
}

function obstacleFor(
  failure: Failure | null,
  { failedStartCount, isTimeUp, isCancelled }: StartFacts,
): Obstacle | null {
  if (isCancelled) return { outcome: 'inconclusive', reason: 'not started, because the run was cancelled' }
  if (isTimeUp) return { outcome: 'inconclusive', reason: 'not started: the run reached its timeout before' }
  if (failure === null) return null
  // A server that refuses token, plan, request or login of one test refuses the next one's; a message of its own may be bad.
  if (failure.outcome === 'misconfigured' && /^(?:API|SMTP)_/u.test(failure.code)) {
    return { outcome: 'misconfigured', reason: 'not started, because the test before it could not be: see its error' }
  }
  if (failedStartCount < mostFailedStarts) return null
  const reason = `not started, because ${failedStartCount} tests in a row could not be: see their errors`
  return { outcome: 'inconclusive', reason }
}

function notStarted({ message, setting }: ReadyMessage, obstacle: Obstacle): TestReport {
  return unsentReport(messageFacts(message, setting.mailType), obstacle)
}
