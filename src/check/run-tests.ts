/** Runs all tests: mail is sent for one test after another, then all wait for results concurrently. */

import type { RenderedMessage } from '../mail/message.ts'
import type { TemplateSetting } from '../settings/settings.ts'
import type { TestReport } from './check-result.ts'
import type { Failure } from './run-error.ts'
import { type StartedTest, startTest, type TestJob } from './run-test.ts'
import { messageFacts, unsentReport } from './unsent-report.ts'

/** A rendered message with its setting. */
export interface ReadyMessage {
  readonly message: RenderedMessage
  readonly setting: TemplateSetting
}

/** Concurrently open tests: each polls, and all share the token's hourly rate limit. */
const mostOpenTests = 50

/** After this many consecutive failed starts, the remaining tests are not started. */
const mostFailedStarts = 3

/** Resolves with one report per message, in order. Never rejects. */
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
  // At most `mostOpenTests` are still open.
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
  if (isCancelled) return { outcome: 'inconclusive', reason: 'not started: the run was cancelled' }
  if (isTimeUp) return { outcome: 'inconclusive', reason: 'not started: the run timed out first' }
  if (failure === null) return null
  // A server that refuses the token, plan or login of one test refuses the next one, too; an invalid message does not.
  if (failure.outcome === 'misconfigured' && /^(?:API|SMTP)_/u.test(failure.code)) {
    return { outcome: 'misconfigured', reason: 'not started: the previous test could not be started; see its error' }
  }
  if (failedStartCount < mostFailedStarts) return null
  const reason = `not started: the previous ${failedStartCount} tests could not be started; see their errors`
  return { outcome: 'inconclusive', reason }
}

function notStarted({ message, setting }: ReadyMessage, obstacle: Obstacle): TestReport {
  return unsentReport(messageFacts(message, setting.mailType), obstacle)
}
