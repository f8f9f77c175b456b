/** DMARC aggregate reports as the database knows them: RFC 9990, and RFC 7489 Appendix C before it. */

import type { DayRange } from './accounts-and-days.ts'

/** What became of messages. `pass` is RFC 9990's own word for "passed, so nothing was done". `unknown`: it was not said. */
export const dmarcDispositions = ['none', 'pass', 'quarantine', 'reject', 'unknown'] as const
export type DmarcDisposition = (typeof dmarcDispositions)[number]

/** The policy that the reporter found published; `null`: the report does not say. */
export interface DmarcPolicy {
  readonly policy: string | null
  readonly subdomainPolicy: string | null
  readonly nonexistentPolicy: string | null
  readonly dkimAlignment: 'relaxed' | 'strict' | null
  readonly spfAlignment: 'relaxed' | 'strict' | null
  /** RFC 9989's `t`. */
  readonly isTesting: boolean | null
  /** RFC 7489's `pct`, which RFC 9989 took away: 0–100. */
  readonly percent: number | null
}

/** What one method found, before alignment is looked at. */
export interface DmarcAuthResult {
  readonly method: 'dkim' | 'spf'
  /** Lower case; foreign. Empty: it was not said. */
  readonly domain: string
  /** Of DKIM alone. */
  readonly selector: string | null
  /** Lower case: `pass`, `fail`, `softfail`, … */
  readonly result: string
}

/** Why the published policy was not followed; foreign. */
export interface DmarcOverride {
  /** `forwarded`, `mailing_list`, `policy_test_mode`, … */
  readonly type: string
  readonly comment: string | null
}

/** Messages of one source that fared alike. */
export interface DmarcRecord {
  /** IPv4 in dots, or IPv6 as RFC 5952 writes it. */
  readonly sourceAddress: string
  /** 1 or more. */
  readonly messageCount: number
  readonly disposition: DmarcDisposition
  /** DKIM passed for a domain that is aligned with the author's: what DMARC counts. */
  readonly isDkimAligned: boolean
  readonly isSpfAligned: boolean
  /** The author's domain: lower case, A-labels. */
  readonly headerFrom: string
  /** Lower case; `null`: empty, or not said. */
  readonly envelopeFrom: string | null
  readonly results: readonly DmarcAuthResult[]
  readonly overrides: readonly DmarcOverride[]
}

/** One report, read. */
export interface DmarcReport {
  /** Foreign, as all of its texts. */
  readonly organization: string
  readonly contact: string
  readonly reportId: string
  /** Whose policy it is about: lower case, A-labels. */
  readonly domain: string
  readonly beginsAtMs: number
  readonly endsAtMs: number
  readonly policy: DmarcPolicy
  /** No two differ in their counts alone. Empty: the report speaks of no message. */
  readonly records: readonly DmarcRecord[]
}

/** A report as it is to be kept. */
export interface NewDmarcReport {
  readonly accountId: number
  readonly report: DmarcReport
  /** YYYY-MM-DD: the day that its messages are counted for. */
  readonly date: string
  /** What it adds to each domain that it counts for; no domain twice. Empty: nothing. */
  readonly tallies: readonly DmarcTally[]
  /** The domain whose mail brought it, when that mail was authenticated; `null`: nobody vouches for it. */
  readonly carrierDomain: string | null
  readonly nowMs: number
}

/** Messages of a domain, and how many of them passed. */
export interface DmarcTally {
  /** Lower case, A-labels. */
  readonly domain: string
  /** 1 or more. */
  readonly messageCount: number
  /** Passed and aligned. */
  readonly spfCount: number
  readonly dkimCount: number
  /** One of the two, or both. */
  readonly dmarcCount: number
}

/** Messages of one source as `dmarc show` lists them, over all reports of a range. */
export interface DmarcSourceTotal extends DmarcRecord {
  /** Who reported them, in alphabetical order. */
  readonly organizations: readonly string[]
}

/** The reports of one reporter in a range. */
export interface DmarcReportSummary {
  readonly organization: string
  /** See NewDmarcReport. */
  readonly carrierDomain: string | null
  readonly reportCount: number
  readonly messageCount: number
  readonly firstDate: string
  readonly lastDate: string
}

/** How far a mailbox with reports was read. */
export interface DmarcCursor {
  readonly uidValidity: string
  readonly nextUid: number
}

/** Reports and what they add up to. */
export interface DmarcStore {
  /**
   * Keeps a report and adds its tallies to the days of its account, all or nothing: the authentication ratios of those
   * days are computed anew over all reports. `known`: the account has that report already (organization, report id,
   * domain and range), and nothing changes. Rejects when there is no such account.
   */
  keepDmarcReport(report: NewDmarcReport): Promise<'kept' | 'known'>
  /** Records of mail whose author's domain is `domain` or below it, those that fared alike added up, most messages first. */
  readDmarcSources(query: DmarcQuery): Promise<readonly DmarcSourceTotal[]>
  /** Reports on `domain`, on what is below it, and on what is above it; by who made and who brought them, most messages first. */
  readDmarcReports(query: DmarcQuery): Promise<readonly DmarcReportSummary[]>
  /** `null`: nothing was read of it yet. */
  readDmarcCursor(mailbox: string): Promise<DmarcCursor | null>
  writeDmarcCursor(mailbox: string, cursor: DmarcCursor): Promise<void>
  /** Deletes reports that ended before `endedBeforeMs`, and their counts; the days of accounts stay. @returns how many */
  deleteDmarcReports(endedBeforeMs: number, signal: AbortSignal): Promise<number>
}

/** Which reports are looked at. */
export interface DmarcQuery {
  readonly accountId: number
  /** Lower case, A-labels. */
  readonly domain: string
  /** `null`: all. */
  readonly range: DayRange | null
}
