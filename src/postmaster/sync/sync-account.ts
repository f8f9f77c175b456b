/** All domains of one account from Google into the storage. */

import { ApiFailure, type FailureKind } from '../google/api-failure.ts'
import type { GoogleDomain } from '../google/parse-replies.ts'
import type { DomainSync, PostmasterAccountStore } from '../storage/accounts-and-days.ts'
import { type DomainParts, type DomainReport, syncDomain } from './sync-domain.ts'

/** What an account is synced with. */
export interface AccountParts extends DomainParts {
  readonly store: Pick<
    PostmasterAccountStore,
    'writePostmasterDays' | 'listPostmasterDomains' | 'notePostmasterDomains'
  >
  /** Told of each domain as it is done. */
  readonly onDomain?: (report: DomainReport) => void
}

/** Which account, and how thoroughly. */
export interface AccountRequest {
  readonly accountId: number
  /** See plan-days.ts. */
  readonly revisedDays: number
  /** Domains that were read to their end since then are left out: a run that was interrupted goes on. `null`: none. */
  readonly readSinceMs: number | null
}

/** These end everything: the next domain would fare no better. */
const endsAll: ReadonlySet<FailureKind> = new Set(['revoked', 'client', 'scope', 'disabled', 'quota'])
/** So many domains in a row without an answer, and Google itself is away. */
const mostFailedInRow = 3

/**
 * Reads all of them, those first that were read least far. A domain that fails costs no other.
 *
 * @throws ApiFailure that ends everything; the signal's reason; the storage's own errors
 */
export async function syncAccount(
  request: AccountRequest,
  parts: AccountParts,
  signal: AbortSignal,
): Promise<readonly DomainReport[]> {
  const { accountId } = request
  const listed = uniqueDomains(await parts.api.listDomains(signal))
  const known = await parts.store.listPostmasterDomains(accountId)
  const gone = known.filter((one) => one.standing !== null && !listed.has(one.domain))
  await parts.store.notePostmasterDomains(accountId, [
    ...[...listed.values()].map(({ domain, isReadable }) => ({ domain, standing: standingOf(isReadable) })),
    ...gone.map(({ domain }) => ({ domain, standing: 'gone' as const })),
  ])
  const reports: DomainReport[] = []
  const tell = (report: DomainReport): void => {
    reports.push(report)
    parts.onDomain?.(report)
  }
  for (const { domain } of gone) tell(unasked(domain, 'gone'))
  let failedInRow = 0
  for (const { domain, before } of inOrder(listed, known)) {
    const report = await syncOne({ request, domain, before }, parts, signal)
    tell(report)
    failedInRow = report.failure === 'unavailable' ? failedInRow + 1 : 0
    if (failedInRow === mostFailedInRow) throw new ApiFailure('unavailable', report.problems.at(-1) ?? 'no answer')
  }
  return reports
}

interface OneDomain {
  readonly request: AccountRequest
  readonly domain: GoogleDomain
  readonly before: DomainSync | null
}

async function syncOne(
  { request, domain, before }: OneDomain,
  parts: AccountParts,
  signal: AbortSignal,
): Promise<DomainReport> {
  const { accountId, revisedDays, readSinceMs } = request
  if (!domain.isReadable) return unasked(domain.domain, 'unverified')
  const readAtMs = before?.readAtMs ?? null
  if (readSinceMs !== null && readAtMs !== null && readAtMs >= readSinceMs) return unasked(domain.domain, 'skipped')
  const readUntil = before?.readUntil ?? null
  const report = await syncDomain({ accountId, domain, readUntil, revisedDays }, parts, signal)
  if (report.failure !== null && endsAll.has(report.failure)) {
    throw new ApiFailure(report.failure, report.problems.at(-1) ?? 'Google refused it')
  }
  if (report.failure !== 'domain') return report
  await parts.store.notePostmasterDomains(accountId, [{ domain: domain.domain, standing: 'unverified' }])
  return { ...report, status: 'unverified', failure: null }
}

/** Google may list a domain in two forms of one name. */
function uniqueDomains(list: readonly GoogleDomain[]): ReadonlyMap<string, GoogleDomain> {
  const domains = new Map<string, GoogleDomain>()
  for (const domain of list) {
    if (domains.get(domain.domain)?.isReadable !== true) domains.set(domain.domain, domain)
  }
  return domains
}

/** Those that were never read come first, then those that were read least far; else by name. */
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

function unasked(domain: string, status: 'skipped' | 'unverified' | 'gone'): DomainReport {
  return { domain, status, range: null, dayCount: 0, problems: [], failure: null }
}
