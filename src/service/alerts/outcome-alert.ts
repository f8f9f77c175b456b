/** Composes an alert about a changed outcome. */

import { type OutcomeChangedPayload, testOutcomeChanged } from '../../foundation/contract/alert-webhook.ts'
import type { PutOutcomeRequest } from '../../foundation/contract/test-outcome.ts'
import type { Random } from '../../foundation/world/world.ts'
import type { OutcomeChange, ToAlert } from '../storage/alert.ts'
import type { StoredTest } from '../storage/store.ts'
import type { StoredOutcome } from '../storage/test-outcome.ts'
import { type AlertIds, toAlertContent } from './alert-content.ts'

/** The test whose outcome was stored. */
export interface AlertSource {
  readonly test: Pick<StoredTest, 'numericId' | 'trackingId' | 'name' | 'source'>
  readonly outcome: StoredOutcome
  /** The public base URL; `null` if users cannot reach the service. */
  readonly publicUrl: string | null
}

/** Returns a function that builds the alert about a change to this outcome. */
export function toOutcomeAlert(source: AlertSource, random: Pick<Random, 'uuid'>): ToAlert {
  return (change) =>
    toAlertContent(
      {
        rule: change.rule,
        title: titleOf(source, change),
        lines: linesOf(source, change),
        payloadOf: (ids) => toPayload(ids, source, change),
      },
      random,
    )
}

function toPayload(
  ids: AlertIds,
  { test, outcome: { report, reportedAtMs } }: AlertSource,
  { rule, before, after }: OutcomeChange,
): OutcomeChangedPayload {
  return {
    event_type: testOutcomeChanged,
    timestamp: new Date(reportedAtMs).toISOString(),
    idempotency_key: ids.idempotencyKey,
    alert: { id: ids.alertId, rule_id: rule.ruleId, before, after },
    spam_test: {
      id: test.numericId,
      tracking_id: test.trackingId,
      name: test.name,
      source: test.source,
      template: report.template ?? null,
    },
    reason: report.reason,
  }
}

const words = { pass: 'passes again', fail: 'now fails' } as const

function titleOf({ test, outcome: { report } }: AlertSource, { after }: OutcomeChange): string {
  return `${subjectOf(test, report)} ${words[after]}`
}

function subjectOf({ name, source }: AlertSource['test'], { template }: PutOutcomeRequest): string {
  const what = template ?? name
  return source === null ? what : `${source}: ${what}`
}

function linesOf(
  { test, outcome: { report }, publicUrl }: AlertSource,
  { before, after }: OutcomeChange,
): readonly string[] {
  return [
    `The outcome of ${subjectOf(test, report)} changed from ${before} to ${after}.`,
    '',
    `Reason: ${report.reason}`,
    ...(publicUrl === null ? [] : [`Report: ${publicUrl}/tests/${test.numericId}`]),
    ...(report.run_url === undefined ? [] : [`Run: ${report.run_url}`]),
  ]
}
