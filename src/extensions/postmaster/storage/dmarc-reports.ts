/** Types for stored DMARC aggregate reports. Source: RFC 9990, and its predecessor RFC 7489, Appendix C. */

import type { DayRange } from '../../../foundation/contract/day.ts'

/**
 * What the receiver did with the messages. `pass`: added by RFC 9990 for mail that passed. `unknown`: the report does
 * not say.
 */
export const dmarcDispositions = ['none', 'pass', 'quarantine', 'reject', 'unknown'] as const
export type DmarcDisposition = (typeof dmarcDispositions)[number]

/** The published DMARC policy, as the reporter found it. A field is `null` if the report does not state it. */
export interface DmarcPolicy {
  readonly policy: string | null
  readonly subdomainPolicy: string | null
  readonly nonexistentPolicy: string | null
  readonly dkimAlignment: 'relaxed' | 'strict' | null
  readonly spfAlignment: 'relaxed' | 'strict' | null
  /** The `t` tag (test mode) of RFC 9989. */
  readonly isTesting: boolean | null
  /** The `pct` tag of RFC 7489, 0–100; obsolete since RFC 9989. */
  readonly percent: number | null
}

/** The result of one authentication method, regardless of alignment. */
export interface DmarcAuthResult {
  readonly method: 'dkim' | 'spf'
  /** The domain that was checked, in lower case, untrusted; empty if not stated. */
  readonly domain: string
  /** The DKIM selector; `null` for SPF. */
  readonly selector: string | null
  /** The result in lower case: `pass`, `fail`, `softfail`, … */
  readonly result: string
}

/** The reason why the receiver did not apply the published policy; untrusted. */
export interface DmarcOverride {
  /** The kind of reason: `forwarded`, `mailing_list`, `policy_test_mode`, … */
  readonly type: string
  readonly comment: string | null
}

/** Messages from one source with the same results. */
export interface DmarcRecord {
  /** The IP address: dotted decimal IPv4, or IPv6 as in RFC 5952. */
  readonly sourceAddress: string
  /** The number of messages, 1 or more. */
  readonly messageCount: number
  readonly disposition: DmarcDisposition
  /** Whether DKIM passed for a domain that is aligned with the Author Domain. */
  readonly isDkimAligned: boolean
  readonly isSpfAligned: boolean
  /** The Author Domain, in lower case, as A-labels. */
  readonly headerFrom: string
  /** The envelope sender's domain, in lower case; `null` if empty or not stated. */
  readonly envelopeFrom: string | null
  readonly results: readonly DmarcAuthResult[]
  readonly overrides: readonly DmarcOverride[]
}

/** A parsed report. All strings in the report are untrusted. */
export interface DmarcReport {
  readonly organization: string
  readonly contact: string
  readonly reportId: string
  /** The domain whose policy was applied, in lower case, as A-labels. */
  readonly domain: string
  readonly beginsAtMs: number
  readonly endsAtMs: number
  readonly policy: DmarcPolicy
  /**
   * The records, merged so that no two differ only in their counts. The list is empty if the report counts no messages.
   */
  readonly records: readonly DmarcRecord[]
}

/** A report to store. */
export interface NewDmarcReport {
  readonly accountId: number
  readonly report: DmarcReport
  /** The day toward which the report's messages are counted, as YYYY-MM-DD. */
  readonly date: string
  /** What the report adds to the totals of each domain; one entry per domain. */
  readonly tallies: readonly DmarcTally[]
  /** The authenticated domain of the email in which the report arrived; `null` if the email was not authenticated. */
  readonly carrierDomain: string | null
  readonly nowMs: number
}

/** The number of a domain's messages, and how many of them passed. */
export interface DmarcTally {
  /** The domain, in lower case, as A-labels. */
  readonly domain: string
  /** The number of messages, 1 or more. */
  readonly messageCount: number
  /** The number of messages for which SPF passed and was aligned. */
  readonly spfCount: number
  readonly dkimCount: number
  /** The number of messages for which SPF or DKIM passed and was aligned. */
  readonly dmarcCount: number
}

/** Messages with the same source and results, added up over all reports in a range. */
export interface DmarcSourceTotal extends DmarcRecord {
  /** The reporters, in alphabetical order. */
  readonly organizations: readonly string[]
}

/** One reporter's reports in a range. */
export interface DmarcReportSummary {
  readonly organization: string
  /**
   * The authenticated domain of the emails in which the reports arrived; `null` if the emails were not authenticated.
   */
  readonly carrierDomain: string | null
  readonly reportCount: number
  readonly messageCount: number
  readonly firstDate: string
  readonly lastDate: string
}

/** The position up to which a mailbox has been read. */
export interface DmarcCursor {
  readonly uidValidity: string
  readonly nextUid: number
}

/** Selects reports. */
export interface DmarcQuery {
  readonly accountId: number
  /** The domain, in lower case, as A-labels. */
  readonly domain: string
  /** The days toward which the reports count; `null` for all days. */
  readonly range: DayRange | null
}

/** Stores reports and their totals. */
export interface DmarcStore {
  /**
   * In one transaction, stores a report, adds its tallies to its account's days, and recomputes the authentication
   * ratios for those days. Returns `known` if the account already has this report (same organization, report id, domain
   * and range), in which case nothing changes. Rejects if the account does not exist.
   */
  keepDmarcReport(report: NewDmarcReport): Promise<'kept' | 'known'>
  /**
   * Reads records of mail whose Author Domain is `domain` or one of its subdomains; merges records with the same
   * results and sorts them by number of messages, in descending order.
   */
  readDmarcSources(query: DmarcQuery): Promise<readonly DmarcSourceTotal[]>
  /**
   * Reads the reports about `domain`, its subdomains and its parents, grouped by organization and by the domain that
   * sent the report. The groups with the most messages come first.
   */
  readDmarcReports(query: DmarcQuery): Promise<readonly DmarcReportSummary[]>
  /** Returns the stored position of a mailbox; `null` if nothing has been read yet. */
  readDmarcCursor(mailbox: string): Promise<DmarcCursor | null>
  writeDmarcCursor(mailbox: string, cursor: DmarcCursor): Promise<void>
  /**
   * Deletes reports that ended before `endedBeforeMs` and the tallies computed from them. The daily data of accounts is
   * kept.
   * @returns the number of deleted reports
   */
  deleteDmarcReports(endedBeforeMs: number, signal: AbortSignal): Promise<number>
}
