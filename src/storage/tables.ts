/** The tables as kysely sees them. SQL rules: milliseconds and 0/1 as integers, JSON as text, no booleans, no dates. */

import type { Generated } from 'kysely'

import type { Folder, ProviderType, TestStyle } from '../contract/names.ts'
import type { AccountPlan } from './account.ts'
import type { SeedRecordStatus } from './store.ts'

export interface TokenTable {
  readonly id: string
  readonly token_hash: string
  readonly workspace_id: string
  readonly account_plan: AccountPlan
  readonly name: string
  readonly created_at_ms: number
  readonly revoked_at_ms: number | null
}

export interface RequestCountTable {
  readonly subject: string
  readonly window_start_ms: number
  readonly request_count: number
}

export interface TestTable {
  readonly id: Generated<number>
  readonly workspace_id: string
  readonly tracking_id: string
  readonly tracking_key: string
  readonly style: TestStyle
  readonly name: string
  readonly source: string | null
  /** JSON. */
  readonly metadata: string
  readonly created_at_ms: number
  readonly expires_at_ms: number
  readonly completed_at_ms: number | null
  readonly revision: number
  readonly seed_count: number
  readonly settled_count: number
  readonly inbox_count: number
}

export interface TestSeedTable {
  readonly test_id: number
  readonly position: number
  readonly address: string
  readonly provider_type: ProviderType
  readonly provider_name: string
  /** `null`: nothing arrived. */
  readonly status: SeedRecordStatus | null
  /** How much `status` says, 0 for nothing: a higher one replaces a lower one. */
  readonly status_rank: number
  readonly is_settled: number
  readonly folder: Folder | null
  readonly sender: string | null
  readonly recorded_at_ms: number | null
  readonly placement_kind: 'observed' | 'simulated' | null
  readonly reason: string | null
  /** JSON. */
  readonly reply: string | null
  /** JSON. */
  readonly evidence: string | null
}

export interface MessageCopyTable {
  readonly test_id: number
  readonly address: string
  readonly message_key: string
  readonly accepted_count: number
  readonly deferred_count: number
}

/** Every table by name. */
export interface Tables {
  readonly api_tokens: TokenTable
  readonly request_counts: RequestCountTable
  readonly tests: TestTable
  readonly test_seeds: TestSeedTable
  readonly message_copies: MessageCopyTable
}
