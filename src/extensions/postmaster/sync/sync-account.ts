/** Syncs all domains in one account. */

import { ApiFailure, type FailureKind } from '../google/api-failure.ts'
import type { GoogleDomain } from '../google/parse-replies.ts'
import type { DomainSync, PostmasterAccountStore } from '../storage/accounts-and-days.ts'
import { type DomainDeps, type DomainReport, syncDomain } from './sync-domain.ts'

/** The dependencies for syncing an account. */
export interface AccountDeps extends DomainDeps {
  readonly store: Pick<
    PostmasterAccountStore,
    'writePostmasterDays' | 'listPostmasterDomains' | 'recordPostmasterDomains'
  >
  /** Called after each domain. */
  readonly onDomain: (report: DomainReport) => void
}

/** Options for a sync. */
export interface AccountRequest {
  readonly accountId: number
  /** The number of recent days to read again, from 1 to `historyDays`. */
  readonly revisedDays: number
  /**
   * Domains that were read completely since this time are skipped, so that an interrupted sync can resume. If `null`,
   * no domain is skipped.
   */
  readonly readSinceMs: number | null
}

/** Types of failure that affect all domains in the account. */
const accountFailures: ReadonlySet<FailureKind> = new Set(['revoked', 'client', 'scope', 'disabled', 'quota'])
/** The number of consecutive failures after which the sync stops. */
const maxFailuresInRow = 3

/**
 * Syncs all domains, starting with those that were read longest ago; if one domain fails, continues with the next.
 *
 * @throws ApiFailure if it affects all domains; the signal's reason; database errors
 */
export async function syncAccount(request: AccountRequest, deps: AccountDeps, signal: AbortSignal): Promise<void> {
  const { accountId } = request
  const listed = uniqueDomains(await deps.api.listDomains(signal))
  const known = await deps.store.listPostmasterDomains(accountId)
  const gone = known.filter((one) => one.standing !== null && !listed.has(one.domain))
  await deps.store.recordPostmasterDomains(accountId, [
    ...[...listed.values()].map(({ domain, isReadable }) => ({ domain, standing: standingOf(isReadable) })),
    ...gone.map(({ domain }) => ({ domain, standing: 'gone' as const })),
  ])
  for (const { domain } of gone) deps.onDomain(notRequested(domain, 'gone'))
  let failedInRow = 0
  for (const { domain, before } of inOrder(listed, known)) {
    const report = await syncOne({ request, domain, before }, deps, signal)
    deps.onDomain(report)
    failedInRow = report.failure === 'unavailable' ? failedInRow + 1 : 0
    if (failedInRow === maxFailuresInRow) throw new ApiFailure('unavailable', report.problems.at(-1) ?? 'no answer')
  }
}

interface OneDomain {
  readonly request: AccountRequest
  readonly domain: GoogleDomain
  readonly before: DomainSync | null
}

async function syncOne(
  { request, domain, before }: OneDomain,
  deps: AccountDeps,
  signal: AbortSignal,
): Promise<DomainReport> {
  const { accountId, revisedDays, readSinceMs } = request
  if (!domain.isReadable) return notRequested(domain.domain, 'unverified')
  const readAtMs = before?.readAtMs ?? null
  if (readSinceMs !== null && readAtMs !== null && readAtMs >= readSinceMs)
    return notRequested(domain.domain, 'skipped')
  const readUntil = before?.readUntil ?? null
  const report = await syncDomain({ accountId, domain, readUntil, revisedDays }, deps, signal)
  if (report.failure !== null && accountFailures.has(report.failure)) {
    throw new ApiFailure(report.failure, report.problems.at(-1) ?? 'Google rejected the request')
  }
  if (report.failure !== 'domain') return report
  await deps.store.recordPostmasterDomains(accountId, [{ domain: domain.domain, standing: 'unverified' }])
  return { ...report, status: 'unverified', failure: null }
}

/** Google may list a domain twice, under different forms of its name. */
function uniqueDomains(list: readonly GoogleDomain[]): ReadonlyMap<string, GoogleDomain> {
  const domains = new Map<string, GoogleDomain>()
  for (const domain of list) {
    if (domains.get(domain.domain)?.isReadable !== true) domains.set(domain.domain, domain)
  }
  return domains
}

/** Sorts domains: first those never read, then those read longest ago, then by name. */
function inOrder(
  listed: ReadonlyMap<string, GoogleDomain>,
  known: readonly DomainSync[],
): readonly { readonly domain: GoogleDomain; readonly before: DomainSync | null }[] {
  const before = new Map(known.map((one) => [one.domain, one]))
  const keyOf = (domain: string): string => `${before.get(domain)?.readUntil ?? ''} ${domain}`
  return [...listed.values()]
    .toSorted((left, right) => (keyOf(left.domain) < keyOf(right.domain) ? -1 : 1))
    .map((domain) => ({ domain, before: before.get(domain.domain) ?? null }))
}

function standingOf(isReadable: boolean): 'listed' | 'unverified' {
  return isReadable ? 'listed' : 'unverified'
}

function notRequested(domain: string, status: 'skipped' | 'unverified' | 'gone'): DomainReport {
  return { domain, status, range: null, dayCount: 0, problems: [], failure: null }
}
