/** domainStats:query: the metrics of a domain by day, in pages. */

import { ApiError, invalidArgument } from './api-error.ts'
import { checkShape, int32, list, message, oneOf, string } from './check-shape.ts'
import { metricNames, type ReadDay, readMetric, type StatisticValue } from './metrics.ts'
import type { StandInDay, StandInDomain } from './stand-in-data.ts'

/** A date in Google's format. */
interface WireDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** A QueryDomainStatsRequest whose shape has been checked. */
interface StatsRequest {
  readonly parent?: string
  readonly metricDefinitions?: readonly {
    readonly name?: string
    readonly baseMetric?: { readonly standardMetric?: string }
    readonly filter?: string
  }[]
  readonly timeQuery?: {
    readonly dateList?: { readonly dates?: readonly WireDate[] }
    readonly dateRanges?: { readonly dateRanges?: readonly { readonly start?: WireDate; readonly end?: WireDate }[] }
  }
  readonly pageSize?: number
  readonly pageToken?: string
  readonly aggregationGranularity?: string
}

const date = message({ year: int32, month: int32, day: int32 })
const requestShape = message({
  parent: string,
  metricDefinitions: list(
    message({
      name: string,
      baseMetric: message({ standardMetric: oneOf(['STANDARD_METRIC_UNSPECIFIED', ...metricNames]) }),
      filter: string,
    }),
  ),
  timeQuery: message({
    dateList: message({ dates: list(date) }),
    dateRanges: message({ dateRanges: list(message({ start: date, end: date })) }),
  }),
  pageSize: int32,
  pageToken: string,
  aggregationGranularity: oneOf(['AGGREGATION_GRANULARITY_UNSPECIFIED', 'DAILY', 'OVERALL']),
})

interface Row {
  readonly date: string
  readonly metric: string
  readonly value: StatisticValue
}

/**
 * Returns a page of the data that the account may read.
 *
 * @param path the parent in the URL; if `null`, the body must contain it
 * @throws ApiError for the same requests as Google
 */
export function queryStats(domains: readonly StandInDomain[], body: unknown, path: string | null): unknown {
  const request = toRequest(body)
  const parent = path ?? request.parent ?? ''
  if (request.parent !== undefined && request.parent !== parent) throw invalidArgument('parent differs from the URL.')
  const metrics = metricsOf(request)
  const dates = datesOf(request.timeQuery ?? {})
  if (request.aggregationGranularity === 'OVERALL') {
    throw new ApiError(501, 'UNIMPLEMENTED', { message: 'The stand-in knows days alone.' })
  }
  const domain = domains.find(({ name }) => `domains/${name}` === parent)
  if (!isReadable(domain))
    throw new ApiError(403, 'PERMISSION_DENIED', { message: 'The caller does not have permission' })
  return toPage(rowsOf(domain.days ?? new Map(), dates, metrics), request, parent)
}

function toRequest(body: unknown): StatsRequest {
  checkShape(body ?? {}, requestShape)
  // The shape has been checked; serializing and parsing returns the type without a cast.
  const request: StatsRequest = JSON.parse(JSON.stringify(body ?? {}))
  return request
}

function isReadable(domain: StandInDomain | undefined): domain is StandInDomain {
  return domain !== undefined && domain.permission !== 'NONE' && domain.verificationState !== 'UNVERIFIED'
}

function metricsOf({ metricDefinitions = [] }: StatsRequest): ReadonlyMap<string, ReadDay> {
  if (metricDefinitions.length === 0) throw invalidArgument('metric_definitions is required.')
  const metrics = new Map<string, ReadDay>()
  for (const { name = '', baseMetric, filter = '' } of metricDefinitions) {
    if (name === '') throw invalidArgument('metric_definitions.name is required.')
    if (metrics.has(name)) throw invalidArgument(`The metric name "${name}" is not unique.`)
    metrics.set(name, readMetric(baseMetric?.standardMetric ?? 'STANDARD_METRIC_UNSPECIFIED', filter))
  }
  return metrics
}

/** Returns a set of days in order. */
function datesOf({ dateList, dateRanges }: NonNullable<StatsRequest['timeQuery']>): (day: string) => boolean {
  if ((dateList === undefined) === (dateRanges === undefined)) {
    throw invalidArgument('time_query takes exactly one of date_list and date_ranges.')
  }
  const days = new Set((dateList?.dates ?? []).map(toDay))
  const ranges = (dateRanges?.dateRanges ?? []).map(({ start, end }) => ({ start: toDay(start), end: toDay(end) }))
  if (days.size + ranges.length === 0) throw invalidArgument('time_query names no day.')
  for (const { start, end } of ranges) {
    if (end < start) throw invalidArgument('The end of a date range is before its start.')
  }
  return (day) => days.has(day) || ranges.some(({ start, end }) => start <= day && day <= end)
}

/** Parses a complete and valid date. */
function toDay(value: WireDate | undefined): string {
  const { year = 0, month = 0, day = 0 } = value ?? {}
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const parsed = new Date(`${text}T00:00:00Z`)
  const exists = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
  if (year < 1 || !exists) throw invalidArgument(`Invalid date ${text}.`)
  return text
}

/** Returns rows for published days only, ordered by date, then by the order of the request. */
function rowsOf(
  days: ReadonlyMap<string, StandInDay>,
  isWanted: (day: string) => boolean,
  metrics: ReadonlyMap<string, ReadDay>,
): readonly Row[] {
  const published = [...days].filter(([day]) => isWanted(day)).toSorted(([one], [two]) => (one < two ? -1 : 1))
  return published.flatMap(([day, known]) =>
    [...metrics].flatMap(([metric, read]) => {
      const value = read(known)
      return value === null ? [] : [{ date: day, metric, value }]
    }),
  )
}

function toPage(rows: readonly Row[], { pageSize = 0, pageToken = '' }: StatsRequest, parent: string): unknown {
  if (pageSize < 0) throw invalidArgument('page_size must not be negative.')
  const size = pageSize === 0 ? 10 : Math.min(pageSize, 200)
  const from = pageToken === '' ? 0 : rows.findIndex((row) => tokenOf(row) === pageToken)
  if (from === -1) throw invalidArgument('Invalid page token.')
  const next = rows[from + size]
  const page = rows.slice(from, from + size)
  return {
    ...(page.length === 0 ? {} : { domainStats: page.map((row) => toStat(row, parent)) }),
    ...(next === undefined ? {} : { nextPageToken: tokenOf(next) }),
  }
}

/** Returns the page token, whose content the API document specifies. */
function tokenOf({ date: day, metric }: Row): string {
  return Buffer.from(`${day}/${metric}`).toString('base64url')
}

function toStat(row: Row, parent: string): unknown {
  const [year = 0, month = 0, day = 0] = row.date.split('-').map(Number)
  const id = Buffer.from(`${row.metric} ${row.date}`).toString('base64url')
  return { name: `${parent}/domainStats/${id}`, date: { year, month, day }, metric: row.metric, value: row.value }
}
