/** The part of the Postmaster Tools API v2 that a sync needs. Source: its discovery document, revision 20260209. */

import { ApiFailure } from './api-failure.ts'
import { type CallDeps, callGoogle } from './call-google.ts'
import type { MetricDefinition } from './metric-table.ts'
import { type DomainStat, type GoogleDomain, type Page, parseDomainPage, parseStatsPage } from './parse-replies.ts'

/** A request for statistics; both days are included. */
export interface StatsRequest {
  readonly domain: GoogleDomain
  readonly metrics: readonly MetricDefinition[]
  readonly startDate: string
  readonly endDate: string
}

/** The API for one account. Calls throw ApiFailure or the signal's reason. */
export interface PostmasterApi {
  /** Lists all domains of the account. */
  listDomains(signal: AbortSignal): Promise<readonly GoogleDomain[]>
  /** Returns statistics; days without data are omitted. */
  queryStats(request: StatsRequest, signal: AbortSignal): Promise<readonly DomainStat[]>
}

/** The largest page size that both methods allow. */
const pageSize = 200
/** The maximum number of pages, to prevent endless paging. A million entries are more than any request needs. */
const maxPages = 5000

/**
 * Creates the API client; sends no request yet. @param apiUrl the URL without a version and without a trailing slash
 */
export function openPostmasterApi(apiUrl: string, deps: CallDeps): PostmasterApi {
  return {
    listDomains: async (signal) =>
      await readPages(async (token) => {
        const query = new URLSearchParams({
          pageSize: String(pageSize),
          ...(token === null ? {} : { pageToken: token }),
        })
        const url = `${apiUrl}/v2/domains?${query.toString()}`
        const request = { method: 'GET', url, body: null, subject: 'the list of domains' } as const
        return parseDomainPage(await callGoogle(request, deps, signal))
      }),
    queryStats: async (request, signal) => {
      const { domain } = request
      const name = domain.resourceName.slice('domains/'.length)
      const url = `${apiUrl}/v2/domains/${encodeURIComponent(name)}/domainStats:query`
      return await readPages(async (token) => {
        const body = { ...statsBody(request), ...(token === null ? {} : { pageToken: token }) }
        const call = { method: 'POST', url, body, subject: `statistics on ${domain.domain}` } as const
        return parseStatsPage(await callGoogle(call, deps, signal))
      })
    },
  }
}

function statsBody({ metrics, startDate, endDate }: StatsRequest): Readonly<Record<string, unknown>> {
  return {
    metricDefinitions: metrics.map(({ name, metric, filter }) =>
      filter === null
        ? { name, baseMetric: { standardMetric: metric } }
        : { name, baseMetric: { standardMetric: metric }, filter },
    ),
    timeQuery: { dateRanges: { dateRanges: [{ start: dateOf(startDate), end: dateOf(endDate) }] } },
    aggregationGranularity: 'DAILY',
    pageSize,
  }
}

function dateOf(day: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  return { year, month, day: dayOfMonth }
}

/** Reads all pages. @throws ApiFailure malformed if page tokens repeat */
async function readPages<T>(readPage: (token: string | null) => Promise<Page<T>>): Promise<readonly T[]> {
  const items: T[] = []
  const seen = new Set<string>()
  for (let token: string | null = null; ; ) {
    const page: Page<T> = await readPage(token)
    items.push(...page.items)
    token = page.nextPageToken
    if (token === null) return items
    if (seen.has(token) || seen.size >= maxPages) {
      throw new ApiFailure('malformed', `Google returned the same page twice, or more than ${maxPages} pages`)
    }
    seen.add(token)
  }
}
