/** Composes an alert about postmaster data. */

import { type LimitCrossedPayload, postmasterLimitCrossed } from '../../foundation/contract/alert-webhook.ts'
import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import { type PostmasterMetricName, postmasterMetrics } from '../../foundation/contract/postmaster-metrics.ts'
import type { Random } from '../../foundation/world/world.ts'
import type { AlertContent, AlertLimit } from '../storage/alert.ts'
import { type AlertIds, toAlertContent } from './alert-content.ts'

/** A domain's value for one metric on the latest day with data. */
export interface LimitedFigure {
  readonly ruleId: string
  readonly workspaceId: WorkspaceId
  /** The address of the postmaster account. */
  readonly account: string
  readonly domain: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly percent: number
  readonly limit: AlertLimit
  readonly atMs: number
}

/** Renders a limit as a condition, such as `below 0.3%`. */
export function renderLimit({ metric, percent }: AlertLimit): string {
  return `${postmasterMetrics[metric].bound === 'below' ? 'below' : 'at least'} ${percent}%`
}

/** Returns the title of a metric, capitalized. */
export function metricTitle(metric: PostmasterMetricName): string {
  const { title } = postmasterMetrics[metric]
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`
}

/** Returns whether a value violates the limit. */
export function isBeyond(percent: number, { metric, percent: limit }: AlertLimit): boolean {
  return postmasterMetrics[metric].bound === 'below' ? percent >= limit : percent < limit
}

/** Builds the alert about a value that crossed its limit. */
export function toLimitAlert(figure: LimitedFigure, random: Pick<Random, 'uuid'>): AlertContent {
  const title = titleOf(figure)
  const lines = [
    `${title}.`,
    '',
    `Domain: ${figure.domain}`,
    `Postmaster account: ${figure.account}`,
    `Latest day: ${figure.date}`,
    `Value: ${figure.percent}%`,
    `Limit: ${renderLimit(figure.limit)}`,
  ]
  return toAlertContent({ rule: figure, title, lines, payloadOf: (ids) => toPayload(ids, figure) }, random)
}

function titleOf({ domain, percent, limit }: LimitedFigure): string {
  const end = isBeyond(percent, limit) ? 'is outside its limit' : 'is within its limit again'
  return `${metricTitle(limit.metric)} for ${domain} ${end}`
}

function toPayload(ids: AlertIds, figure: LimitedFigure): LimitCrossedPayload {
  return {
    event_type: postmasterLimitCrossed,
    timestamp: new Date(figure.atMs).toISOString(),
    idempotency_key: ids.idempotencyKey,
    alert: { id: ids.alertId, rule_id: figure.ruleId },
    postmaster_account: { email: figure.account },
    domain: figure.domain,
    date: figure.date,
    metric: figure.limit.metric,
    percent: figure.percent,
    limit_percent: figure.limit.percent,
    is_within: !isBeyond(figure.percent, figure.limit),
  }
}
