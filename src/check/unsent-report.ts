/** Builds reports on messages that were not sent, and describes why a run could not send them. */

import type { CreatedTest } from '../foundation/contract/test.ts'
import type { Problem } from '../foundation/errors/problem.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import type { RenderedMessage } from '../foundation/mail/message.ts'
import type { NotSentCause, RunError, TestOutcome, TestReport } from './check-result.ts'
import { errorOf, type Failure } from './run-error.ts'

export type MessageFacts = Pick<TestReport, 'templatePath' | 'dataSet' | 'subject' | 'from' | 'mailType'>

/** Returns the template, subject and sender of a rendered message. */
export function messageFacts(message: RenderedMessage, mailType: TestReport['mailType']): MessageFacts {
  const { displayName, address } = message.from
  return {
    templatePath: message.templatePath,
    dataSet: message.dataSet,
    subject: message.subject,
    from: displayName === null ? address : `${displayName} <${address}>`,
    mailType,
  }
}

/** Renders the size of a message: `1432 bytes of HTML, 210 bytes of text, 1 attachment`. */
export function renderContents({ html, text, attachments }: RenderedMessage): string {
  return [
    html === null ? 'no HTML' : `${Buffer.byteLength(html)} bytes of HTML`,
    `${Buffer.byteLength(text)} bytes of text`,
    ...(attachments.length === 0 ? [] : [renderCount(attachments.length, 'attachment')]),
  ].join(', ')
}

export interface UnsentReason {
  readonly outcome: TestOutcome
  readonly reason: string
  readonly test?: CreatedTest
  readonly error?: RunError
}

/** Builds a report without seeds or rates. */
export function unsentReport(facts: MessageFacts, { outcome, reason, test, error }: UnsentReason): TestReport {
  return {
    ...facts,
    outcome,
    reason,
    simulated: 'none',
    test: test ?? null,
    rates: [],
    seeds: [],
    findings: [],
    compliance: [],
    unchecked: [],
    tabNotes: [],
    spamScore: null,
    placement: [],
    receivedCount: 0,
    pointsPerSeed: null,
    tabPercent: null,
    spamPercent: null,
    missingPercent: null,
    isEarlyDecision: false,
    outstandingCount: 0,
    warnings: [],
    waitedMs: 0,
    error: error ?? null,
  }
}

/** Why a run did not send some of its messages. */
export interface Obstacle extends NotSentCause {
  /** The reason in a report on one message. It is short, because the run states the whole reason once. */
  readonly brief: string
  readonly error: RunError | null
  readonly problems: readonly Problem[]
}

/** Describes a failure of the run, such as a rejected login or a service that is down. */
export function obstacleOf(failure: Failure): Obstacle {
  if (failure.isCancelled) return cancelledRun
  const { outcome, message: reason, problems } = failure
  return { outcome, reason, brief: 'the run could not send mail; see its error', error: errorOf(failure), problems }
}

export const cancelledRun: Obstacle = {
  outcome: 'inconclusive',
  reason: 'the run was canceled before the mail was sent',
  brief: 'the run was canceled first',
  error: null,
  problems: [],
}

/** Builds the report on a message that was not sent because of the run. */
export function notSentReport(facts: MessageFacts, { brief }: Obstacle, test: CreatedTest | null = null): TestReport {
  return unsentReport(facts, { outcome: 'not-sent', reason: brief, ...(test === null ? {} : { test }) })
}
