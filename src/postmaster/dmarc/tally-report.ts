/** Counts the messages of a report per domain. */

import type { DmarcRecord, DmarcReport, DmarcTally } from '../storage/dmarc-reports.ts'
import { isAtOrBelow } from './report-carrier.ts'

/** Forged reports may name thousands of subdomains: keep those with the most mail. */
const maxSubdomains = 100

/**
 * Counts all messages for the policy's domain, as Google does, and those of each subdomain for the subdomain, too. SPF and
 * DKIM count as passed only if aligned.
 */
export function tallyReport({ domain, records }: Pick<DmarcReport, 'domain' | 'records'>): readonly DmarcTally[] {
  const byAuthor = [...Map.groupBy(records, (record) => record.headerFrom)]
  const subdomains = byAuthor
    .filter(([author]) => author !== domain && isAtOrBelow(author, domain))
    .map(([author, own]) => tally(author, own))
    .toSorted((left, right) => right.messageCount - left.messageCount)
  // A report without messages has no ratio.
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
