/** Reports → the storage, with a word on what became of each. */

import type { DmarcReport, DmarcStore } from '../storage/dmarc-reports.ts'
import type { CarriedReport } from './read-reports.ts'
import { isAtOrBelow } from './report-carrier.ts'
import { reportDay } from './report-day.ts'
import { dmarcRetentionMs } from './report-limits.ts'
import { tallyReport } from './tally-report.ts'

/** Where reports are kept, and which. */
export interface KeepParts {
  readonly store: Pick<DmarcStore, 'keepDmarcReport'>
  readonly accountId: number
  /** Only reports on these domains, or on what is below them; empty: on all. */
  readonly domains: readonly string[]
  readonly nowMs: number
}

/** `known`: it was kept before. `too-old`: it would be deleted at once. `other-domain`: nobody asked for it. */
export type KeptStatus = 'kept' | 'known' | 'too-old' | 'other-domain'

/** A report and what became of it. */
export interface KeptReport {
  readonly status: KeptStatus
  readonly report: DmarcReport
}

/** Keeps them one after another. */
export async function keepReports(reports: readonly CarriedReport[], parts: KeepParts): Promise<readonly KeptReport[]> {
  const kept: KeptReport[] = []
  for (const one of reports) kept.push({ status: await keep(one, parts), report: one.report })
  return kept
}

async function keep({ report, carrierDomain }: CarriedReport, parts: KeepParts): Promise<KeptStatus> {
  const { store, accountId, domains, nowMs } = parts
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

/** How many of each. */
export function countKept(kept: readonly KeptReport[]): Readonly<Record<KeptStatus, number>> {
  const counts = { kept: 0, known: 0, 'too-old': 0, 'other-domain': 0 }
  for (const { status } of kept) counts[status] += 1
  return counts
}
