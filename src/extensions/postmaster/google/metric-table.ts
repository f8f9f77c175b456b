/**
 * Maps metrics of the Postmaster Tools API v2 to fields of the seven series. docs/postmaster.md contains this table;
 * test/extensions/postmaster/google/metric-table.test.ts compares the two.
 *
 * Sources: the discovery document of gmailpostmastertools:v2, revision 20260209 (metrics, filters); v1's TrafficStats
 * for the meaning of `inboundEncryptionRatio` and `DeliveryError`.
 */

/** Google's names for the metrics that presend requests. */
export type StandardMetric =
  | 'SPAM_RATE'
  | 'AUTH_SUCCESS_RATE'
  | 'TLS_ENCRYPTION_RATE'
  | 'DELIVERY_ERROR_RATE'
  | 'FEEDBACK_LOOP_ID'
  | 'FEEDBACK_LOOP_SPAM_RATE'

/** A metric to request, and its filter. */
export interface MetricDefinition {
  /** The name that presend gives to this metric in the request. Google returns the name with each value. */
  readonly name: string
  readonly metric: StandardMetric
  /** `null` if the metric needs no filter. */
  readonly filter: string | null
}

/** A delivery error as the API returns it. */
export interface ErrorName {
  readonly errorClass: 'PERMANENT_ERROR' | 'TEMPORARY_ERROR'
  readonly errorType: string
}

/** A rate that presend requests as a separate metric. */
export type RateName = 'spam_rate' | 'spf' | 'dkim' | 'dmarc' | 'tls'

/** The metrics whose values are rates from 0 to 1. */
export const rateMetrics: Readonly<Record<RateName, MetricDefinition>> = {
  spam_rate: { name: 'spam_rate', metric: 'SPAM_RATE', filter: null },
  spf: { name: 'spf', metric: 'AUTH_SUCCESS_RATE', filter: 'auth_type = "spf"' },
  dkim: { name: 'dkim', metric: 'AUTH_SUCCESS_RATE', filter: 'auth_type = "dkim"' },
  dmarc: { name: 'dmarc', metric: 'AUTH_SUCCESS_RATE', filter: 'auth_type = "dmarc"' },
  // "Inbound" is from Gmail's point of view: it means mail that the domain sends to Gmail, so only the sender can
  // improve its encryption.
  tls: { name: 'tls', metric: 'TLS_ENCRYPTION_RATE', filter: 'traffic_direction = "inbound"' },
}

/** The shares of mail that Google rejected or deferred, by reason. */
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

/** The feedback loop identifiers of a day. */
export const feedbackLoopIds: MetricDefinition = { name: 'fbl_ids', metric: 'FEEDBACK_LOOP_ID', filter: null }

/** The metrics that every request includes. */
export const dailyMetrics: readonly MetricDefinition[] = [
  ...Object.values(rateMetrics),
  ...errorMetrics,
  feedbackLoopIds,
]

/**
 * Builds the metric for the spam rate of one feedback loop identifier; returns null if the identifier cannot be written
 * in a filter.
 */
export function feedbackLoopRate(name: string, id: string): MetricDefinition | null {
  // Google does not document how to escape characters in filters, so presend omits identifiers that need escaping.
  if (!/^[\x20-\x7e]{1,200}$/u.test(id) || /["\\]/u.test(id)) return null
  return { name, metric: 'FEEDBACK_LOOP_SPAM_RATE', filter: `feedback_loop_id = "${id}"` }
}

/** Uses API v1's type names where they exist, so that new data matches imported history. */
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
