/** Who sends as a domain, as `--json` prints it. */

import type { SourceSummary } from '../dmarc/summarize-sources.ts'
import type { DayRange } from '../storage/accounts-and-days.ts'
import type { DmarcReportSummary } from '../storage/dmarc-reports.ts'

/** What is printed. Ratios are 0–1; counts are messages. */
export interface DmarcSourcesObject extends Readonly<Record<string, unknown>> {
  readonly account: { readonly id: number; readonly email: string }
  readonly domain: string
  readonly start_date: string
  readonly end_date: string
  readonly reports: readonly Readonly<Record<string, unknown>>[]
  readonly sources: readonly Readonly<Record<string, unknown>>[]
}

/** What it is made of. */
export interface DmarcSources {
  readonly account: { readonly id: number; readonly email: string }
  readonly domain: string
  readonly range: DayRange
  readonly reports: readonly DmarcReportSummary[]
  readonly sources: readonly SourceSummary[]
}

/** The object. */
export function dmarcSourcesObject({ account, domain, range, reports, sources }: DmarcSources): DmarcSourcesObject {
  return {
    account: { id: account.id, email: account.email },
    domain,
    start_date: range.startDate,
    end_date: range.endDate,
    reports: reports.map((report) => ({
      organization: report.organization,
      carrier_domain: report.carrierDomain,
      reports: report.reportCount,
      messages: report.messageCount,
      first_date: report.firstDate,
      last_date: report.lastDate,
    })),
    sources: sources.map((source) => ({
      source_ip: source.sourceAddress,
      messages: source.messageCount,
      dmarc_pass: source.dmarcCount,
      spf_pass: source.spfCount,
      dkim_pass: source.dkimCount,
      dmarc_success_ratio: source.dmarcCount / source.messageCount,
      spf_success_ratio: source.spfCount / source.messageCount,
      dkim_success_ratio: source.dkimCount / source.messageCount,
      header_from: source.headerFroms,
      dispositions: Object.fromEntries(source.dispositions.map((one) => [one.disposition, one.messageCount])),
      organizations: source.organizations,
      failures: source.failures.map(({ messageCount, reason, todo }) => ({ messages: messageCount, reason, todo })),
    })),
  }
}
