/** Alert rules, and the alerts that they caused. */

import type { PutOutcomeRequest } from '../contract/test-outcome.ts'
import type { WebhookEvent } from './webhook.ts'

/** When to send an alert, and where to. */
export interface StoredAlertRule {
  readonly ruleId: string
  readonly workspaceId: string
  /** Only tests of this source; `null` for all tests. */
  readonly source: string | null
  /** Whether all webhooks of the workspace get the event. */
  readonly usesWebhooks: boolean
  /** Valid addresses, without names. */
  readonly recipients: readonly string[]
  readonly createdAtMs: number
}

/** `none`: the rule has no recipients. `failed`: some of them did not get the mail, and it is not sent again. */
export type AlertMailState = 'none' | 'pending' | 'sent' | 'failed'

/** What became of the mail of an alert. */
export interface AlertMail {
  readonly state: AlertMailState
  /** The recipients who need no further mail: it was accepted or finally rejected. */
  readonly done: readonly string[]
  /** Why some recipients did not get it; untrusted. Empty if all of them did. */
  readonly detail: string
}

/** An alert that a rule caused. */
export interface StoredAlert {
  readonly alertId: string
  readonly ruleId: string
  readonly workspaceId: string
  readonly createdAtMs: number
  readonly title: string
  readonly text: string
  readonly recipients: readonly string[]
  readonly mail: AlertMail
}

/** An outcome that decides: any other one leaves it open whether the mail is good. */
export type DecidedOutcome = Extract<PutOutcomeRequest['outcome'], 'pass' | 'fail'>

/** The latest outcome of a source and template differs from the one before. */
export interface OutcomeChange {
  readonly rule: StoredAlertRule
  readonly before: DecidedOutcome
  readonly after: DecidedOutcome
}

/** What to send about a change. */
export interface AlertContent {
  readonly alertId: string
  readonly title: string
  readonly text: string
  /** The event for webhooks. */
  readonly event: WebhookEvent
}

/** Builds the content of an alert. Called in the transaction that stores the outcome. */
export type ToAlert = (change: OutcomeChange) => AlertContent

/** Queries for alerts. */
export interface AlertStore {
  createAlertRule(rule: StoredAlertRule): Promise<void>
  /** Lists the rules of a workspace, or of all with `null`, oldest first. */
  listAlertRules(workspaceId: string | null): Promise<readonly StoredAlertRule[]>
  /**
   * Deletes a rule with its alerts, in any workspace with `null`.
   *
   * @returns the rule, or `null` if it does not exist
   */
  removeAlertRule(workspaceId: string | null, ruleId: string): Promise<StoredAlertRule | null>
  /** Lists the latest alerts of a workspace, newest first. */
  listAlerts(workspaceId: string, limit: number): Promise<readonly StoredAlert[]>
  findAlert(alertId: string): Promise<StoredAlert | null>
  /** Lists the ids of alerts whose mail is pending, oldest first. */
  listPendingAlerts(limit: number): Promise<readonly string[]>
  recordAlertMail(alertId: string, mail: AlertMail): Promise<void>
}
