/**
 * Separates the messages that can be sent from those that are at fault themselves, and puts the reports on all messages
 * into the order of the plan.
 */

import { badInput } from './bad-input.ts'
import type { TestReport } from './check-result.ts'
import type { MappedMessage } from './map-templates.ts'
import type { PlannedMessage } from './plan.ts'
import { blockedReport, withPreflight } from './preflight-gate.ts'
import type { ReadyMessage } from './run-tests.ts'
import type { Settings } from './settings/settings.ts'
import { type MessageFacts, messageFacts, notSentReport, type Obstacle, unsentReport } from './unsent-report.ts'

/** A message after rendering and preflight. */
export interface PreparedMessage {
  readonly facts: MessageFacts
  /** The rendered message; `null` if it could not be rendered. */
  readonly ready: ReadyMessage | null
  /** The report on a message that is at fault itself, and is therefore not sent; `null` otherwise. */
  readonly fault: TestReport | null
}

/** Prepares a message: one that could not be rendered or has a preflight error is at fault. */
export function prepareMessage(
  { planned, result }: MappedMessage<ReadyMessage>,
  level: Settings['preflight']['level'],
): PreparedMessage {
  if (result.status === 'ok') {
    const ready = result.value
    return { facts: messageFacts(ready.message, ready.setting.mailType), ready, fault: blockedReport(ready, level) }
  }
  const facts = plannedFacts(planned)
  const { problems } = result
  if (problems.length === 0) return { facts, ready: null, fault: null }
  const { outcome, reason } = badInput(problems)
  return { facts, ready: null, fault: { ...unsentReport(facts, { outcome, reason: `${reason}; not sent` }), problems } }
}

/** The subject and the sender of a message that was not rendered are unknown. */
function plannedFacts({ templatePath, dataSet, setting }: PlannedMessage): MessageFacts {
  return { templatePath, dataSet: dataSet.name, subject: '', from: '', mailType: setting.mailType }
}

/** Returns the messages that can be sent. */
export function sendableMessages(messages: readonly PreparedMessage[]): readonly ReadyMessage[] {
  return messages.flatMap(({ ready, fault }) => (ready === null || fault !== null ? [] : [ready]))
}

/**
 * Returns the reports on all messages, in order, with their preflight findings.
 *
 * @param tests the reports on the sendable messages, in order
 */
export function withFaults(messages: readonly PreparedMessage[], tests: readonly TestReport[]): readonly TestReport[] {
  const left = tests.values()
  return messages.flatMap(({ ready, fault }) => {
    if (fault !== null) return [fault]
    const test = ready === null ? undefined : left.next().value
    return ready === null || test === undefined ? [] : [withPreflight(test, ready)]
  })
}

/** Returns the reports on all messages of a run that sends none of them. */
export function notSentReports(messages: readonly PreparedMessage[], obstacle: Obstacle): readonly TestReport[] {
  return messages.map(({ facts, ready, fault }) => {
    if (fault !== null) return fault
    const report = notSentReport(facts, obstacle)
    return ready === null ? report : withPreflight(report, ready)
  })
}
