/** Stores reports, and determines for which day and which domains each report counts. */

import { dayOf } from '../../../foundation/contract/day.ts'
import type { DmarcRecord, DmarcReport, DmarcStore, DmarcTally } from '../storage/dmarc-reports.ts'
import type { CarriedReport } from './read-reports.ts'
import { isAtOrBelow } from './report-carrier.ts'
import { dmarcRetentionMs } from './report-limits.ts'

/** Which reports to store, and where. */
export interface KeepOptions {
  readonly store: Pick<DmarcStore, 'keepDmarcReport'>
  readonly accountId: number
  /** Only reports about these domains and their subdomains are stored; if the list is empty, all reports are stored. */
  readonly domains: readonly string[]
  readonly nowMs: number
}

/**
 * `known`: the report was stored before. `too-old`: the report is older than the retention period. `other-domain`: the
 * report is about a domain that is not listed in `domains`.
 */
export type KeptStatus = 'kept' | 'known' | 'too-old' | 'other-domain'

/** A report, and whether it was stored or ignored. */
export interface KeptReport {
  readonly status: KeptStatus
  readonly report: DmarcReport
}

/** Stores reports one after another, and returns what happened to each. */
export async function keepReports(
  reports: readonly CarriedReport[],
  options: KeepOptions,
): Promise<readonly KeptReport[]> {
  const kept: KeptReport[] = []
  for (const one of reports) kept.push({ status: await keep(one, options), report: one.report })
  return kept
}

async function keep({ report, carrierDomain }: CarriedReport, options: KeepOptions): Promise<KeptStatus> {
  const { store, accountId, domains, nowMs } = options
  if (domains.length > 0 && !domains.some((domain) => isAtOrBelow(report.domain, domain))) return 'other-domain'
  if (report.endsAtMs < nowMs - dmarcRetentionMs) return 'too-old'
  return await store.keepDmarcReport({
    accountId,
    report,
    date: reportDay(report),
    tallies: tallyReport(report),
    carrierDomain,
    nowMs,
  })
}

/** Counts reports by result. */
export function countKept(kept: readonly KeptReport[]): Readonly<Record<KeptStatus, number>> {
  const counts = { kept: 0, known: 0, 'too-old': 0, 'other-domain': 0 }
  for (const { status } of kept) counts[status] += 1
  return counts
}

/**
 * Returns the UTC day in the middle of a report's time range, as YYYY-MM-DD. The middle is used because a report's
 * counts cover its whole range, which may run from one local midnight to the next (07:00 to 07:00 UTC, for example) or
 * cover a week.
 */
export function reportDay({ beginsAtMs, endsAtMs }: Pick<DmarcReport, 'beginsAtMs' | 'endsAtMs'>): string {
  return dayOf(beginsAtMs + (endsAtMs - beginsAtMs) / 2)
}

/** Keep only the subdomains with the most mail, because forged reports may name thousands of subdomains. */
const maxSubdomains = 100

/**
 * Counts every message toward the policy's domain, as Google does; messages from a subdomain also count toward that
 * subdomain. SPF and DKIM count as passed only if aligned.
 */
export function tallyReport({ domain, records }: Pick<DmarcReport, 'domain' | 'records'>): readonly DmarcTally[] {
  const byAuthor = [...Map.groupBy(records, (record) => record.headerFrom)]
  const subdomains = byAuthor
    .filter(([author]) => author !== domain && isAtOrBelow(author, domain))
    .map(([author, own]) => tally(author, own))
    .toSorted((left, right) => right.messageCount - left.messageCount)
  // Without messages, no ratio can be computed.
  const whole = records.length === 0 ? [] : [tally(domain, records)]
  return [...whole, ...subdomains.slice(0, maxSubdomains)]
}

function tally(domain: string, records: readonly DmarcRecord[]): DmarcTally {
  const count = (isCounted: (record: DmarcRecord) => boolean): number =>
    records.reduce((sum, record) => sum + (isCounted(record) ? record.messageCount : 0), 0)
  return {
    domain,
    messageCount: count(() => true),
    spfCount: count((record) => record.isSpfAligned),
    dkimCount: count((record) => record.isDkimAligned),
    dmarcCount: count((record) => record.isSpfAligned || record.isDkimAligned),
  }
}
