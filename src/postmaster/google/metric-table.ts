/**
 * Which metric of the Postmaster Tools API v2 gives which field of the seven series: the one place that knows.
 * docs/postmaster.md shows this table; test/postmaster/google/mapping-words.test.ts compares both.
 *
 * Sources: the discovery document of gmailpostmastertools:v2, revision 20260209 (metrics, filters); v1's TrafficStats
 * for what the words of both versions mean (`inboundEncryptionRatio`, `DeliveryError`).
 */

/** Metrics that we ask for, as the API calls them. */
export type StandardMetric =
  | 'SPAM_RATE'
  | 'AUTH_SUCCESS_RATE'
  | 'TLS_ENCRYPTION_RATE'
  | 'DELIVERY_ERROR_RATE'
  | 'FEEDBACK_LOOP_ID'
  | 'FEEDBACK_LOOP_SPAM_RATE'

/** One metric with its filter, as a question names it. */
export interface MetricDefinition {
  /** Ours: it comes back with each value. */
  readonly name: string
  readonly metric: StandardMetric
  /** `null`: none. */
  readonly filter: string | null
}

/** What a delivery error is called on the wire. */
export interface ErrorName {
  readonly errorClass: 'PERMANENT_ERROR' | 'TEMPORARY_ERROR'
  readonly errorType: string
}

/** A rate that is a field of its own. */
export type RateName = 'spam_rate' | 'spf' | 'dkim' | 'dmarc' | 'tls'

/** Rates, 0–1. */
export const rateMetrics: Readonly<Record<RateName, MetricDefinition>> = {
  spam_rate: { name: 'spam_rate', metric: 'SPAM_RATE', filter: null },
  spf: { name: 'spf', metric: 'AUTH_SUCCESS_RATE', filter: 'auth_type = "spf"' },
  dkim: { name: 'dkim', metric: 'AUTH_SUCCESS_RATE', filter: 'auth_type = "dkim"' },
  dmarc: { name: 'dmarc', metric: 'AUTH_SUCCESS_RATE', filter: 'auth_type = "dmarc"' },
  // Inbound is Gmail's view: mail that came in from the domain, which is what its sender can mend. Outbound is mail that
  // Gmail sent to the domain.
  tls: { name: 'tls', metric: 'TLS_ENCRYPTION_RATE', filter: 'traffic_direction = "inbound"' },
}

/** Shares of the mail that were refused or put off, by reason. */
export const errorMetrics: readonly (MetricDefinition & ErrorName)[] = [
  refusal('bad_attachment', 'BAD_ATTACHMENT'),
  refusal('bad_or_missing_ptr_record', 'BAD_PTR_RECORD'),
  refusal('ip_in_rbls', 'IP_IN_RBL'),
  refusal('low_domain_reputation', 'LOW_DOMAIN_REPUTATION'),
  refusal('low_ip_reputation', 'LOW_IP_REPUTATION'),
  refusal('spammy_content', 'CONTENT_SPAMMY'),
  refusal('stamp_policy_error', 'STAMP_POLICY_ERROR'),
  refusal('other', 'OTHER'),
  deferral('anomalous_traffic_pattern', 'ANOMALOUS_TRAFFIC_PATTERN'),
  deferral('other', 'OTHER'),
]

/** The identifiers that a day's feedback loop named. */
export const feedbackLoopIds: MetricDefinition = { name: 'fbl_ids', metric: 'FEEDBACK_LOOP_ID', filter: null }

/** What is always asked for. */
export const dailyMetrics: readonly MetricDefinition[] = [
  ...Object.values(rateMetrics),
  ...errorMetrics,
  feedbackLoopIds,
]

/** The spam rate of one identifier; `null`: a filter cannot hold it. */
export function feedbackLoopRate(name: string, id: string): MetricDefinition | null {
  // Which escapes the filter's grammar knows is written nowhere, and identifiers are made of such characters alone.
  if (!/^[\x20-\x7e]{1,200}$/u.test(id) || /["\\]/u.test(id)) return null
  return { name, metric: 'FEEDBACK_LOOP_SPAM_RATE', filter: `feedback_loop_id = "${id}"` }
}

/** `type` is v1's word where it had one of that meaning, so that history that was imported from there fits. */
function refusal(reason: string, type: string): MetricDefinition & ErrorName {
  return errorRate('reject', reason, { errorClass: 'PERMANENT_ERROR', errorType: type })
}

function deferral(reason: string, type: string): MetricDefinition & ErrorName {
  return errorRate('temp_fail', reason, { errorClass: 'TEMPORARY_ERROR', errorType: type })
}

function errorRate(type: string, reason: string, name: ErrorName): MetricDefinition & ErrorName {
  const filter = `error_type = "${type}" AND error_reason = "${reason}"`
  return { name: `${type}:${reason}`, metric: 'DELIVERY_ERROR_RATE', filter, ...name }
}
