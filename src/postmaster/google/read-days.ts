/** The days of one domain from Google: what is asked in which order, and what a refused part costs. */

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

/** Which days of which domain; both ends included. */
export interface DaysQuestion {
  readonly domain: GoogleDomain
  readonly startDate: string
  readonly endDate: string
}

/** What came. */
export interface ReadDays {
  readonly days: readonly PostmasterDay[]
  /** Parts that Google refused, in words; empty: none, so these days are read. */
  readonly problems: readonly string[]
}

/** How many identifiers are asked of in one question. */
const loopsAtOnce = 20
/** Of more identifiers in one part of the history their rates are not asked for: it would take an hour. */
const maxLoops = 1000

/** The parts by which the metrics are asked when all of them together are refused, so that one costs no other. */
const parts: readonly (readonly MetricDefinition[])[] = [
  [rateMetrics.spam_rate],
  [rateMetrics.spf, rateMetrics.dkim, rateMetrics.dmarc],
  [rateMetrics.tls],
  errorMetrics,
  [feedbackLoopIds],
]

/** @throws ApiFailure that ends the domain, or all of it; the signal's reason */
export async function readDays(question: DaysQuestion, api: PostmasterApi, signal: AbortSignal): Promise<ReadDays> {
  const problems: string[] = []
  const ask = async (metrics: readonly MetricDefinition[]): Promise<readonly DomainStat[] | null> => {
    try {
      return await api.queryStats({ ...question, metrics }, signal)
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.kind !== 'question') throw error
      problems.push(error.message)
      return null
    }
  }
  const stats = (await ask(dailyMetrics)) ?? (await askInParts(ask, problems))
  const wanted = stats.filter(({ date }) => question.startDate <= date && date <= question.endDate)
  const reportedLoops = await countReportedLoops(wanted, ask, problems)
  return { days: toDays({ domain: question.domain.domain, stats: wanted, reportedLoops }), problems }
}

type Ask = (metrics: readonly MetricDefinition[]) => Promise<readonly DomainStat[] | null>

async function askInParts(ask: Ask, problems: string[]): Promise<readonly DomainStat[]> {
  // Which part is to blame comes out now.
  problems.length = 0
  const stats: DomainStat[] = []
  for (const part of parts) stats.push(...((await ask(part)) ?? []))
  return stats
}

/** How many identifiers of each day have a spam rate above 0. */
async function countReportedLoops(
  stats: readonly DomainStat[],
  ask: Ask,
  problems: string[],
): Promise<ReadonlyMap<string, number>> {
  const idsByDate = new Map(
    stats.flatMap(({ metric, date, value }) =>
      metric === feedbackLoopIds.name && Array.isArray(value) ? [[date, value] as const] : [],
    ),
  )
  const ids = [...new Set([...idsByDate.values()].flat())]
  if (ids.length > maxLoops) {
    problems.push(`${ids.length} feedback loop identifiers, of which presend asks at most ${maxLoops}`)
    return new Map()
  }
  const counts = new Map([...idsByDate.keys()].map((date) => [date, 0]))
  const loops = ids.flatMap((id, index) => {
    const metric = feedbackLoopRate(`fbl_${index}`, id)
    return metric === null ? [] : [{ id, metric }]
  })
  const idOf = new Map(loops.map(({ id, metric }) => [metric.name, id]))
  for (let start = 0; start < loops.length; start += loopsAtOnce) {
    const rates = await ask(loops.slice(start, start + loopsAtOnce).map(({ metric }) => metric))
    if (rates === null) return new Map()
    for (const { metric, date, value } of rates) {
      const isNamed = idsByDate.get(date)?.includes(idOf.get(metric) ?? '') === true
      if (isNamed && typeof value === 'number' && value > 0) counts.set(date, (counts.get(date) ?? 0) + 1)
    }
  }
  return counts
}
