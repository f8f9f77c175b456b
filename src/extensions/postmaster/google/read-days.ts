/** Reads one domain's daily data from Google. */

import type { PostmasterDay } from '../storage/accounts-and-days.ts'
import { ApiFailure } from './api-failure.ts'
import {
  dailyMetrics,
  errorMetrics,
  feedbackLoopIds,
  feedbackLoopRate,
  type MetricDefinition,
  rateMetrics,
} from './metric-table.ts'
import type { DomainStat, GoogleDomain } from './parse-replies.ts'
import type { PostmasterApi } from './postmaster-api.ts'
import { toDays } from './to-days.ts'

/** A domain and the days to read, from `startDate` to `endDate` inclusive. */
export interface DaysRequest {
  readonly domain: GoogleDomain
  readonly startDate: string
  readonly endDate: string
}

/** The days that could be read, and any problems. */
export interface ReadDays {
  readonly days: readonly PostmasterDay[]
  /** One problem for each part of the request that Google rejected; if the list is empty, the days are complete. */
  readonly problems: readonly string[]
}

/** The maximum number of feedback loop identifiers per request. */
const loopsAtOnce = 20
/**
 * The maximum number of feedback loop identifiers per domain. Reading the rates for more identifiers would take an hour.
 */
const maxLoops = 1000

/** The groups in which presend requests the metrics if Google rejects a request for all of them. */
const parts: readonly (readonly MetricDefinition[])[] = [
  [rateMetrics.spam_rate],
  [rateMetrics.spf, rateMetrics.dkim, rateMetrics.dmarc],
  [rateMetrics.tls],
  errorMetrics,
  [feedbackLoopIds],
]

/** Reads the days. @throws ApiFailure; the signal's reason */
export async function readDays(request: DaysRequest, api: PostmasterApi, signal: AbortSignal): Promise<ReadDays> {
  const problems: string[] = []
  const query = async (metrics: readonly MetricDefinition[]): Promise<readonly DomainStat[] | null> => {
    try {
      return await api.queryStats({ ...request, metrics }, signal)
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.kind !== 'question') throw error
      problems.push(error.message)
      return null
    }
  }
  const stats = (await query(dailyMetrics)) ?? (await queryInParts(query, problems))
  const wanted = stats.filter(({ date }) => request.startDate <= date && date <= request.endDate)
  const reportedLoops = await countReportedLoops(wanted, query, problems)
  return { days: toDays({ domain: request.domain.domain, stats: wanted, reportedLoops }), problems }
}

type Query = (metrics: readonly MetricDefinition[]) => Promise<readonly DomainStat[] | null>

async function queryInParts(query: Query, problems: string[]): Promise<readonly DomainStat[]> {
  // Discard the problem that the combined request reported, because the request for the rejected group will report the
  // problem again.
  problems.length = 0
  const stats: DomainStat[] = []
  for (const part of parts) stats.push(...((await query(part)) ?? []))
  return stats
}

/** Counts, for each day, the identifiers with a spam rate above 0. */
async function countReportedLoops(
  stats: readonly DomainStat[],
  query: Query,
  problems: string[],
): Promise<ReadonlyMap<string, number>> {
  const idsByDate = new Map(
    stats.flatMap(({ metric, date, value }) =>
      metric === feedbackLoopIds.name && Array.isArray(value) ? [[date, value] as const] : [],
    ),
  )
  const ids = [...new Set([...idsByDate.values()].flat())]
  if (ids.length > maxLoops) {
    problems.push(
      `complaints were not counted: found ${ids.length} feedback loop identifiers, but presend requests data for at most ${maxLoops}`,
    )
    return new Map()
  }
  const counts = new Map([...idsByDate.keys()].map((date) => [date, 0]))
  const loops = ids.flatMap((id, index) => {
    const metric = feedbackLoopRate(`fbl_${index}`, id)
    return metric === null ? [] : [{ id, metric }]
  })
  const idOf = new Map(loops.map(({ id, metric }) => [metric.name, id]))
  for (let start = 0; start < loops.length; start += loopsAtOnce) {
    const rates = await query(loops.slice(start, start + loopsAtOnce).map(({ metric }) => metric))
    if (rates === null) return new Map()
    for (const { metric, date, value } of rates) {
      const isNamed = idsByDate.get(date)?.includes(idOf.get(metric) ?? '') === true
      if (isNamed && typeof value === 'number' && value > 0) counts.set(date, (counts.get(date) ?? 0) + 1)
    }
  }
  return counts
}
