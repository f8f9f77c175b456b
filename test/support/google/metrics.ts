/**
 * The metrics of domainStats:query: their filters and how their values are read from a day. Source: the discovery
 * document.
 */

import { invalidArgument } from './api-error.ts'
import type { StandInDay, StandInError } from './stand-in-data.ts'

/** A value as the API sends it. */
export type StatisticValue =
  | { readonly floatValue: number }
  | { readonly intValue: string }
  | { readonly stringList: { readonly values: readonly string[] } }

/** Returns the value of a metric on a day; `null` if there is none. */
export type ReadDay = (day: StandInDay) => StatisticValue | null

type Terms = Readonly<Record<string, string>>

const rejectReasons = [
  'bad_attachment',
  'bad_or_missing_ptr_record',
  'ip_in_rbls',
  'low_domain_reputation',
  'low_ip_reputation',
  'spammy_content',
  'stamp_policy_error',
  'other',
]
const reasonsOf: Readonly<Record<string, readonly string[]>> = {
  reject: rejectReasons,
  temp_fail: ['anomalous_traffic_pattern', 'other'],
}

/** All metrics and how each is read. */
const metrics: Readonly<Record<string, (terms: Terms) => ReadDay>> = {
  SPAM_RATE: (terms) => {
    only(terms, [])
    return (day) => rate(day.spamRate)
  },
  AUTH_SUCCESS_RATE: (terms) => {
    const type = wanted(only(terms, ['auth_type']), 'auth_type', ['spf', 'dkim', 'dmarc'])
    return (day) => rate({ spf: day.spf, dkim: day.dkim, dmarc: day.dmarc }[type])
  },
  TLS_ENCRYPTION_RATE: (terms) => {
    const direction = wanted(only(terms, ['traffic_direction']), 'traffic_direction', ['inbound', 'outbound'])
    return (day) => rate(direction === 'inbound' ? day.tlsInbound : day.tlsOutbound)
  },
  TLS_ENCRYPTION_MESSAGE_COUNT: (terms) => {
    const direction = wanted(only(terms, ['traffic_direction']), 'traffic_direction', ['inbound', 'outbound'])
    return (day) => count(direction === 'inbound' ? day.tlsInboundCount : day.tlsOutboundCount)
  },
  DELIVERY_ERROR_RATE: (terms) => {
    const matching = matchingErrors(terms)
    return (day) => rate(day.errors === undefined ? undefined : sum(matching(day.errors).map((one) => one.rate)))
  },
  DELIVERY_ERROR_COUNT: (terms) => {
    const matching = matchingErrors(terms)
    return (day) => count(day.errors === undefined ? undefined : sum(matching(day.errors).map((one) => one.count)))
  },
  FEEDBACK_LOOP_ID: (terms) => {
    checkAggregation(only(terms, ['aggregation_key_type']))
    return (day) => {
      const values = Object.keys(day.feedbackLoops ?? {})
      return values.length === 0 ? null : { stringList: { values } }
    }
  },
  FEEDBACK_LOOP_SPAM_RATE: (terms) => {
    checkAggregation(only(terms, ['feedback_loop_id', 'aggregation_key_type']))
    const id = terms['feedback_loop_id']
    if (id === undefined || id === '') throw invalidArgument('FEEDBACK_LOOP_SPAM_RATE needs a feedback_loop_id filter.')
    return (day) => rate(day.feedbackLoops?.[id])
  },
}

/** The names of BaseMetric.standardMetric. */
export const metricNames: readonly string[] = Object.keys(metrics)

/**
 * Returns how a metric with this filter is read.
 *
 * @throws ApiError 400 if the metric or the filter does not exist
 */
export function readMetric(name: string, filter: string): ReadDay {
  const metric = metrics[name]
  if (metric === undefined) throw invalidArgument(`Unknown standard metric "${name}".`)
  return metric(parseFilter(filter))
}

/** Parses `a = "b" AND c = "d"`, in which each name may occur once. */
function parseFilter(filter: string): Terms {
  if (filter.trim() === '') return {}
  const terms = new Map<string, string>()
  for (const term of filter.split(/\s+AND\s+/u)) {
    const [, name = '', value = ''] = /^\s*([a-z_]+)\s*=\s*"([^"]*)"\s*$/u.exec(term) ?? []
    if (name === '' || terms.has(name)) throw invalidArgument(`Invalid filter: ${filter}`)
    terms.set(name, value)
  }
  return Object.fromEntries(terms)
}

function only(terms: Terms, names: readonly string[]): Terms {
  for (const name of Object.keys(terms)) {
    if (!names.includes(name)) throw invalidArgument(`The metric has no filter "${name}".`)
  }
  return terms
}

function wanted<Value extends string>(terms: Terms, name: string, values: readonly Value[]): Value {
  const value = values.find((one) => one === terms[name])
  if (value === undefined) throw invalidArgument(`Filter must be of type ${name}, one of ${values.join(', ')}.`)
  return value
}

function checkAggregation(terms: Terms): void {
  if (terms['aggregation_key_type'] !== undefined) wanted(terms, 'aggregation_key_type', ['FROM_HEADER', 'ALL_DKIM'])
}

function matchingErrors(terms: Terms): (errors: readonly StandInError[]) => readonly StandInError[] {
  const { error_type: type, error_reason: reason } = only(terms, ['error_type', 'error_reason'])
  if (type === undefined && reason !== undefined) throw invalidArgument('error_reason needs an error_type.')
  const reasons = type === undefined ? [] : reasonsOf[type]
  if (reasons === undefined) throw invalidArgument(`Unsupported error_type "${type ?? ''}".`)
  if (reason !== undefined && !reasons.includes(reason)) throw invalidArgument(`Unsupported error_reason "${reason}".`)
  return (errors) =>
    errors.filter((one) => (type === undefined || one.type === type) && (reason === undefined || one.reason === reason))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function rate(value: number | undefined): StatisticValue | null {
  return value === undefined ? null : { floatValue: value }
}

/** In the JSON of protocol buffers, int64 is a string. */
function count(value: number | undefined): StatisticValue | null {
  return value === undefined ? null : { intValue: String(value) }
}
