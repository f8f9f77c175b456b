/** Syncs one domain, in ranges of up to 30 days. */

import type { DayRange } from '../../../foundation/contract/day.ts'
import type { Clock } from '../../../foundation/world/world.ts'
import { ApiFailure, type FailureKind } from '../google/api-failure.ts'
import type { GoogleDomain } from '../google/parse-replies.ts'
import type { PostmasterApi } from '../google/postmaster-api.ts'
import { readDays } from '../google/read-days.ts'
import type { PostmasterAccountStore } from '../storage/accounts-and-days.ts'
import { planParts } from './plan-days.ts'

/** The result of syncing one domain. */
export interface DomainReport {
  readonly domain: string
  /**
   * `read`: read completely. `partly`: Google rejected part of the request. `failed`: reading ended early. `skipped`:
   * an interrupted earlier sync already read the domain. `unverified`, `gone`: the domain's data is not available.
   */
  readonly status: 'read' | 'partly' | 'failed' | 'skipped' | 'unverified' | 'gone'
  /** The requested days; `null` if none were requested. */
  readonly range: DayRange | null
  /** The number of days that have data. */
  readonly dayCount: number
  readonly problems: readonly string[]
  /** The kind of failure if `status` is `failed`; otherwise `null`. */
  readonly failure: FailureKind | null
}

/** The dependencies for syncing a domain. */
export interface DomainDeps {
  readonly store: Pick<PostmasterAccountStore, 'writePostmasterDays'>
  readonly api: PostmasterApi
  readonly clock: Pick<Clock, 'nowMs'>
}

/** A domain, and how far it has been read. */
export interface DomainRequest {
  readonly accountId: number
  readonly domain: GoogleDomain
  readonly readUntil: string | null
  readonly revisedDays: number
}

/**
 * Syncs a domain. Writes days and progress in one transaction, so that a killed sync can resume where it stopped.
 *
 * @throws the signal's reason; database errors
 */
export async function syncDomain(request: DomainRequest, deps: DomainDeps, signal: AbortSignal): Promise<DomainReport> {
  const { accountId, domain, readUntil, revisedDays } = request
  const ranges = planParts({ readUntil, nowMs: deps.clock.nowMs(), revisedDays })
  const problems = new Set<string>()
  let dayCount = 0
  const report = { domain: domain.domain, range: spanOf(ranges), failure: null } as const
  for (const range of ranges) {
    const read = await readDays({ domain, ...range }, deps.api, signal).catch(toFailure)
    if (read instanceof ApiFailure) {
      return { ...report, status: 'failed', dayCount, problems: [...problems, read.message], failure: read.kind }
    }
    for (const problem of read.problems) problems.add(problem)
    dayCount += read.days.length
    const isLast = range === ranges.at(-1)
    // If Google has rejected any part of a request so far, do not record this range as read, so that the next sync
    // requests it again.
    const mark = { domain: domain.domain, readUntil: range.endDate }
    const readAtMs = isLast ? { readAtMs: deps.clock.nowMs() } : {}
    await deps.store.writePostmasterDays(accountId, read.days, problems.size === 0 ? [{ ...mark, ...readAtMs }] : [])
  }
  return { ...report, status: problems.size === 0 ? 'read' : 'partly', dayCount, problems: [...problems] }
}

function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  throw error
}

function spanOf(ranges: readonly DayRange[]): DayRange | null {
  const [first, last] = [ranges[0], ranges.at(-1)]
  return first === undefined || last === undefined ? null : { startDate: first.startDate, endDate: last.endDate }
}
