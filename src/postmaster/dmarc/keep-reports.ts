/** Stores reports. */

import type { DmarcReport, DmarcStore } from '../storage/dmarc-reports.ts'
import type { CarriedReport } from './read-reports.ts'
import { isAtOrBelow } from './report-carrier.ts'
import { reportDay } from './report-day.ts'
import { dmarcRetentionMs } from './report-limits.ts'
import { tallyReport } from './tally-report.ts'

/** Dependencies and filters. */
export interface KeepOptions {
  readonly store: Pick<DmarcStore, 'keepDmarcReport'>
  readonly accountId: number
  /** Only reports on these domains and their subdomains; empty: all. */
  readonly domains: readonly string[]
  readonly nowMs: number
}

/** `known`: stored before. `too-old`: past the retention. `other-domain`: filtered. */
export type KeptStatus = 'kept' | 'known' | 'too-old' | 'other-domain'

/** A report and its result. */
export interface KeptReport {
  readonly status: KeptStatus
  readonly report: DmarcReport
}

/** Stores reports one after another. */
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
