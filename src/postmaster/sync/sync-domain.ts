/** One domain of an account: its days from Google into the storage, part by part. */

import type { Clock } from '../../world/world.ts'
import { ApiFailure, type FailureKind } from '../google/api-failure.ts'
import type { GoogleDomain } from '../google/parse-replies.ts'
import type { PostmasterApi } from '../google/postmaster-api.ts'
import { readDays } from '../google/read-days.ts'
import type { DayRange, PostmasterAccountStore } from '../storage/accounts-and-days.ts'
import { planParts } from './plan-days.ts'

/** What became of a domain in one sync. */
export interface DomainReport {
  readonly domain: string
  /**
   * `read`: to its end. `partly`: Google refused some of it. `failed`: not to its end. `skipped`: this run had read it
   * before it was interrupted. `unverified` and `gone`: it could not be asked for.
   */
  readonly status: 'read' | 'partly' | 'failed' | 'skipped' | 'unverified' | 'gone'
  /** What was asked for; `null`: nothing. */
  readonly range: DayRange | null
  /** Days that Google had something of. */
  readonly dayCount: number
  /** In plain words; empty: none. */
  readonly problems: readonly string[]
  /** Of `failed`. */
  readonly failure: FailureKind | null
}

/** What a domain is synced with. */
export interface DomainParts {
  readonly store: Pick<PostmasterAccountStore, 'writePostmasterDays'>
  readonly api: PostmasterApi
  readonly clock: Pick<Clock, 'nowMs'>
}

/** Which domain of which account, and how far it was read. */
export interface DomainRequest {
  readonly accountId: number
  readonly domain: GoogleDomain
  readonly readUntil: string | null
  readonly revisedDays: number
}

/**
 * Days and how far they go are written together, so that a sync that is killed goes on behind the last part that is
 * there, and no day is lost or asked for in vain.
 *
 * @throws the signal's reason; the storage's own errors
 */
export async function syncDomain(
  request: DomainRequest,
  parts: DomainParts,
  signal: AbortSignal,
): Promise<DomainReport> {
  const { accountId, domain, readUntil, revisedDays } = request
  const ranges = planParts({ readUntil, nowMs: parts.clock.nowMs(), revisedDays })
  const problems = new Set<string>()
  let dayCount = 0
  const report = { domain: domain.domain, range: wholeOf(ranges), failure: null } as const
  for (const range of ranges) {
    const read = await readDays({ domain, ...range }, parts.api, signal).catch(toFailure)
    if (read instanceof ApiFailure) {
      return { ...report, status: 'failed', dayCount, problems: [...problems, read.message], failure: read.kind }
    }
    for (const problem of read.problems) problems.add(problem)
    dayCount += read.days.length
    const isLast = range === ranges.at(-1)
    // Behind a part that was refused nothing counts as read: the next sync asks for all of it again.
    const mark = { domain: domain.domain, readUntil: range.endDate }
    const readAtMs = isLast ? { readAtMs: parts.clock.nowMs() } : {}
    await parts.store.writePostmasterDays(accountId, read.days, problems.size === 0 ? [{ ...mark, ...readAtMs }] : [])
  }
  return { ...report, status: problems.size === 0 ? 'read' : 'partly', dayCount, problems: [...problems] }
}

function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  throw error
}

function wholeOf(ranges: readonly DayRange[]): DayRange | null {
  const [first, last] = [ranges[0], ranges.at(-1)]
  return first === undefined || last === undefined ? null : { startDate: first.startDate, endDate: last.endDate }
}
