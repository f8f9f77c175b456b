/** Types for alert rules and the alerts they create. */

import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import type { PostmasterMetricName } from '../../foundation/contract/postmaster-metrics.ts'
import type { PutOutcomeRequest } from '../../foundation/contract/test-outcome.ts'
import type { WebhookEvent } from './webhook.ts'

/** The limit for a metric. A spam rate must stay below its limit; any other metric must reach its limit. */
export interface AlertLimit {
  readonly metric: PostmasterMetricName
  readonly percent: number
}

/** A rule that determines when alerts are sent, and to whom. */
export interface StoredAlertRule {
  readonly ruleId: string
  readonly workspaceId: WorkspaceId
  /** The limit for postmaster data; `null` for a rule about the outcomes of tests. */
  readonly limit: AlertLimit | null
  /** The rule applies to tests with this source; `null` for all tests, or if the rule is about postmaster data. */
  readonly source: string | null
  /** True if the event is sent to all of the workspace's webhooks. */
  readonly usesWebhooks: boolean
  /** The recipients' addresses, which are valid and have no display names. */
  readonly recipients: readonly string[]
  readonly createdAtMs: number
}

/**
 * The state of the alert's mail. `none`: the rule has no recipients. `failed`: some recipients did not receive the
 * mail, and presend will not send it again.
 */
export type AlertMailState = 'none' | 'pending' | 'sent' | 'failed'

/** The outcome of sending an alert message. */
export interface AlertMail {
  readonly state: AlertMailState
  /** The recipients to skip from now on, because the mail to them was accepted or permanently rejected. */
  readonly done: readonly string[]
  /** Why some recipients did not receive the mail; empty if all recipients received it. Untrusted text. */
  readonly detail: string
}

/** An alert that a rule created. */
export interface StoredAlert {
  readonly alertId: string
  readonly ruleId: string
  readonly workspaceId: WorkspaceId
  readonly createdAtMs: number
  readonly title: string
  readonly text: string
  readonly recipients: readonly string[]
  readonly mail: AlertMail
}

/** An outcome that can cause an alert. Other outcomes say nothing about the quality of the mail. */
export type DecidedOutcome = Extract<PutOutcomeRequest['outcome'], 'pass' | 'fail'>

/** A change of outcome: the latest outcome for a source and template differs from the previous outcome. */
export interface OutcomeChange {
  readonly rule: StoredAlertRule
  readonly before: DecidedOutcome
  readonly after: DecidedOutcome
}

/** The state of a metric: whether it misses its limit. */
export interface FigureState {
  /** What the metric applies to, such as a domain. */
  readonly subject: string
  readonly isBeyond: boolean
  /** The day, as the number of days since 1970-01-01. States for days before the latest known day are ignored. */
  readonly position: number
  readonly atMs: number
}

/** The content of an alert about a change. */
export interface AlertContent {
  readonly alertId: string
  readonly title: string
  readonly text: string
  /** The event to send to webhooks. */
  readonly event: WebhookEvent
}

/** Builds the content of an alert. Called in the transaction that stores the outcome. */
export type ToAlert = (change: OutcomeChange) => AlertContent

/** Queries for alerts. */
export interface AlertStore {
  createAlertRule(rule: StoredAlertRule): Promise<void>
  /** Lists a workspace's rules, oldest first. `null` selects all workspaces. */
  listAlertRules(workspaceId: WorkspaceId | null): Promise<readonly StoredAlertRule[]>
  /**
   * Deletes a rule and its alerts. `null` selects all workspaces.
   *
   * @returns the rule, or `null` if it does not exist
   */
  removeAlertRule(workspaceId: WorkspaceId | null, ruleId: string): Promise<StoredAlertRule | null>
  /**
   * Stores the state of a metric, and creates an alert if the state changed. The first state recorded counts as a
   * change if the metric misses its limit. Has no effect if the rule was removed.
   *
   * @returns the ids of new webhook deliveries
   */
  alertOnFigure(ruleId: string, state: FigureState, toAlert: () => AlertContent): Promise<readonly string[]>
  /** Lists the latest alerts of a workspace, newest first. */
  listAlerts(workspaceId: WorkspaceId, limit: number): Promise<readonly StoredAlert[]>
  findAlert(alertId: string): Promise<StoredAlert | null>
  /** Lists the ids of alerts whose mail is pending, oldest first. */
  listPendingAlerts(limit: number): Promise<readonly string[]>
  recordAlertMail(alertId: string, mail: AlertMail): Promise<void>
}
