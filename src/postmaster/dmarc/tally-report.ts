/** What a report adds to which domain. */

import type { DmarcRecord, DmarcReport, DmarcTally } from '../storage/dmarc-reports.ts'
import { isAtOrBelow } from './report-carrier.ts'

/** A report that names thousands of subdomains is forged, or of mail that is: those with the most mail are told apart. */
const maxSubdomains = 100

/**
 * The domain whose policy it is about gets all of its messages, those of its subdomains too, as Google counts a domain;
 * and each subdomain that is an author's domain gets its own.
 *
 * A message passed SPF or DKIM when it passed for a domain that is aligned with its author's: `spf=pass` of somebody
 * else's domain says nothing of this one.
 */
export function tallyReport({ domain, records }: Pick<DmarcReport, 'domain' | 'records'>): readonly DmarcTally[] {
  const byAuthor = [...Map.groupBy(records, (record) => record.headerFrom)]
  const subdomains = byAuthor
    .filter(([author]) => author !== domain && isAtOrBelow(author, domain))
    .map(([author, own]) => tally(author, own))
    .toSorted((left, right) => right.messageCount - left.messageCount)
  // Some reporters write a record of no message at all, which says nothing of the day: no ratio comes of it.
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
