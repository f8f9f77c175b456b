/** Types of the postmaster tables for kysely; see storage/tables.ts for the conventions. */

import type { Generated } from 'kysely'
import type { WorkspaceId } from '../../../foundation/contract/identifiers.ts'

import type { DomainStanding, GrantState, PostmasterSource } from './accounts-and-days.ts'
import type { DmarcDisposition } from './dmarc-reports.ts'

export interface PostmasterAccountTable {
  readonly id: Generated<number>
  readonly workspace_id: WorkspaceId
  readonly email: string
  readonly source: PostmasterSource
  readonly created_at_ms: number
  readonly grant_state: GrantState
  readonly sealed_refresh_token: string | null
  readonly grant_ended_at_ms: number | null
  readonly synced_at_ms: number | null
  readonly sync_problem: string | null
  /** The sync that holds the lock; null if the account is not locked. */
  readonly sync_holder: string | null
  readonly sync_held_until_ms: number | null
  readonly data_revision: number
}

interface PostmasterDomainTable {
  readonly id: Generated<number>
  readonly account_id: number
  readonly domain: string
  readonly read_until: string | null
  readonly read_at_ms: number | null
  readonly standing: DomainStanding | null
}

/** The columns of a series are either all null or all set. */
export interface PostmasterDayTable {
  readonly domain_id: number
  readonly date: string
  readonly spam_rate: number | null
  readonly ip_high: number | null
  readonly ip_medium: number | null
  readonly ip_low: number | null
  readonly ip_bad: number | null
  readonly domain_reputation: string | null
  readonly spam_count: number | null
  readonly fbl_count: number | null
  readonly spf_ratio: number | null
  readonly dkim_ratio: number | null
  readonly dmarc_ratio: number | null
  readonly tls_ratio: number | null
  /** JSON: `[[class, type, ratio], …]`, which takes half as much space as objects. */
  readonly delivery_errors: string | null
}

interface DmarcReportTable {
  readonly id: Generated<number>
  readonly account_id: number
  readonly identity: string
  readonly organization: string
  readonly contact: string
  readonly report_id: string
  readonly domain: string
  readonly begins_at_ms: number
  readonly ends_at_ms: number
  readonly date: string
  /** The published policy as JSON. */
  readonly policy: string
  readonly carrier_domain: string | null
  readonly message_count: number
  readonly read_at_ms: number
}

export interface DmarcRecordTable {
  readonly report_id: number
  readonly position: number
  readonly source_address: string
  readonly message_count: number
  readonly disposition: DmarcDisposition
  readonly is_dkim_aligned: number
  readonly is_spf_aligned: number
  readonly header_from: string
  readonly envelope_from: string | null
  /** The authentication results as JSON. */
  readonly results: string
  /** The policy overrides as JSON. */
  readonly overrides: string
}

/** Totals over all of an account's reports for one domain and day. */
interface DmarcTallyTable {
  readonly account_id: number
  readonly domain: string
  readonly date: string
  readonly message_count: number
  readonly spf_count: number
  readonly dkim_count: number
  readonly dmarc_count: number
}

interface DmarcMailboxTable {
  readonly name: string
  readonly uid_validity: string
  readonly next_uid: number
}

/** All tables for postmaster data, by name. */
export interface PostmasterTables {
  readonly postmaster_accounts: PostmasterAccountTable
  readonly postmaster_domains: PostmasterDomainTable
  readonly postmaster_days: PostmasterDayTable
  readonly dmarc_reports: DmarcReportTable
  readonly dmarc_records: DmarcRecordTable
  readonly dmarc_tallies: DmarcTallyTable
  readonly dmarc_mailboxes: DmarcMailboxTable
}
