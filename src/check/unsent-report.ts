/**
 * Builds reports on messages that have no test, because the run is a dry run or because the test could not be started.
 */

import type { CreatedTest } from '../contract/test.ts'
import { renderCount } from '../errors/render-count.ts'
import type { RenderedMessage } from '../mail/message.ts'
import type { Outcome, RunError, TestReport } from './check-result.ts'

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
  readonly outcome: Outcome
  /** The reason. In the report's sentence, the reason follows the outcome. */
  readonly reason: string
  readonly test?: CreatedTest
  readonly error?: RunError
}

/** Builds a report without seeds or rates. */
export function unsentReport(facts: MessageFacts, { outcome, reason, test, error }: UnsentReason): TestReport {
  return {
    ...facts,
    outcome,
    sentence: `${outcome}: ${reason}`,
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
