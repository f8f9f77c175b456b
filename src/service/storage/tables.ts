/**
 * The types of the database tables. Times are integer milliseconds, booleans are 0 or 1, and JSON is stored as text. If
 * a table stores records unchanged, the table's type is derived from the record type and the column names.
 */

import type { Generated } from 'kysely'
import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import type { Folder, ProviderType } from '../../foundation/contract/names.ts'
import type { PostmasterMetricName } from '../../foundation/contract/postmaster-metrics.ts'
import type { PutOutcomeRequest } from '../../foundation/contract/test-outcome.ts'
import type { AccountTables } from './account-tables.ts'
import type { SeedSecretName } from './added-seed.ts'
import type { AlertMailState } from './alert.ts'
import type { Columns, RowOf } from './columns.ts'
import type { JobKind } from './jobs.ts'
import type { ObservedMessage } from './observed-message.ts'
import type { StoredLink } from './report-link.ts'
import type { SeedRecordStatus, StoredTest } from './store.ts'
import type { SeedHealth } from './stored-seed.ts'
import type { SumTables } from './sum-tables.ts'
import type { DeliveryAttempt, StoredDelivery } from './webhook.ts'

/** The properties of a test that are stored unchanged. The metadata is stored as JSON. */
type TestRecord = Omit<StoredTest, 'metadata'>

export const testColumns = {
  numericId: 'id',
  workspaceId: 'workspace_id',
  trackingId: 'tracking_id',
  trackingKey: 'tracking_key',
  style: 'style',
  name: 'name',
  source: 'source',
  senderDomain: 'sender_domain',
  mailType: 'mail_type',
  createdAtMs: 'created_at_ms',
  expiresAtMs: 'expires_at_ms',
  completedAtMs: 'completed_at_ms',
  revision: 'revision',
  seedCount: 'seed_count',
  settledCount: 'settled_count',
  inboxCount: 'inbox_count',
} as const satisfies Columns<TestRecord>
export interface TestTable extends Omit<RowOf<TestRecord, typeof testColumns>, 'id'> {
  readonly id: Generated<number>
  /** JSON. */
  readonly metadata: string
  /** 1 if `completed_at_ms` is set; otherwise 0. */
  readonly is_complete: number
  /** The subject of the stored message; `null` if none is stored. */
  readonly subject: Generated<string | null>
}

/** The number of external tests in a workspace: in total (with an empty `source`) and per source. */
export interface TestTotalTable {
  readonly workspace_id: WorkspaceId
  readonly scope: 'all' | 'source'
  readonly source: string
  readonly total_count: number
  readonly complete_count: number
}

export interface TestSeedTable {
  readonly id: Generated<number>
  readonly test_id: number
  readonly position: number
  readonly address: string
  readonly provider_type: ProviderType
  readonly provider_name: string
  /** The status; `null` if no copy has arrived. */
  readonly status: SeedRecordStatus | null
  /** The rank of `status`, or 0. A new record replaces only a record of lower rank. */
  readonly status_rank: number
  /** The number of final records. The first one gave the seed its final result. */
  readonly settling_count: number
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

export interface TestOutcomeTable {
  readonly test_id: number
  readonly workspace_id: WorkspaceId
  /** The source of the test; empty if the test has no source. */
  readonly source: string
  /** The template; empty if the client did not report a template. */
  readonly template: string
  /** `null` if the client reported no subject. */
  readonly subject: string | null
  readonly outcome: PutOutcomeRequest['outcome']
  /** JSON. */
  readonly report: string
  readonly reported_at_ms: number
}

export interface AlertRuleTable {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly source: string | null
  readonly uses_webhooks: number
  /** The metric that has the limit. This column and `limit_percent` are `null` for a rule about test outcomes. */
  readonly metric: PostmasterMetricName | null
  readonly limit_percent: number | null
  /** JSON. */
  readonly recipients: string
  readonly created_at_ms: number
}

export interface AlertStateTable {
  readonly rule_id: string
  /** JSON that contains the source and the template. */
  readonly subject: string
  readonly value: string
  readonly position: number
}

export interface AlertTable {
  readonly id: string
  readonly rule_id: string
  readonly workspace_id: WorkspaceId
  readonly created_at_ms: number
  readonly title: string
  readonly text: string
  /** JSON. */
  readonly recipients: string
  readonly mail_state: AlertMailState
  /** JSON. */
  readonly mail_done: string
  readonly mail_detail: string
}

export interface TestSendingTable {
  readonly test_id: number
  readonly started_at_ms: number
  readonly deadline_at_ms: number
  readonly ended_at_ms: number | null
  /** The result as JSON; `null` until sending is finished. */
  readonly result: string | null
}

export const linkColumns = {
  linkId: 'id',
  tokenHash: 'token_hash',
  numericId: 'test_id',
  workspaceId: 'workspace_id',
  createdAtMs: 'created_at_ms',
  expiresAtMs: 'expires_at_ms',
  revokedAtMs: 'revoked_at_ms',
} as const satisfies Columns<StoredLink>
export type ReportLinkTable = RowOf<StoredLink, typeof linkColumns>

export interface TestMessageTable {
  readonly test_id: number
  readonly kept_at_ms: number
  /** JSON. */
  readonly header_fields: string
  /** The body as JSON; `null` if only the header section is stored. */
  readonly body: string | null
  /** JSON. */
  readonly html: string | null
}

export interface WebhookTable {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly url: string
  readonly created_at_ms: number
}

export interface WebhookSecretTable {
  readonly id: Generated<number>
  readonly webhook_id: string
  /** The secret, encrypted if an encryption key is set, otherwise in plain text. */
  readonly secret: string
  readonly created_at_ms: number
  readonly valid_until_ms: number | null
}

export const deliveryColumns = {
  deliveryId: 'delivery_id',
  webhookId: 'webhook_id',
  idempotencyKey: 'idempotency_key',
  body: 'body',
  state: 'state',
  attemptCount: 'attempt_count',
  nextAttemptAtMs: 'next_attempt_at_ms',
  createdAtMs: 'created_at_ms',
  repeats: 'repeats',
} as const satisfies Columns<StoredDelivery>
export interface WebhookDeliveryTable extends RowOf<StoredDelivery, typeof deliveryColumns> {
  readonly id: Generated<number>
  readonly ended_at_ms: number | null
}

export const attemptColumns = {
  attemptNumber: 'attempt_number',
  startedAtMs: 'started_at_ms',
  durationMs: 'duration_ms',
  statusCode: 'status_code',
  detail: 'detail',
} as const satisfies Columns<DeliveryAttempt>
export interface WebhookAttemptTable extends RowOf<DeliveryAttempt, typeof attemptColumns> {
  readonly delivery_id: string
}

export interface InboundMessageTable {
  readonly id: string
  readonly received_at_ms: number
  readonly envelope_sender: string | null
  /** JSON. */
  readonly recipients: string
  /** JSON. */
  readonly client: string
  readonly bytes: Uint8Array
}

export interface DirectorySeedTable {
  readonly address: string
  readonly position: number
  readonly provider_type: ProviderType
  readonly provider_name: string
  readonly kind: 'local' | 'imap'
  readonly is_enabled: number
  readonly health: SeedHealth
  readonly health_reason: string | null
  /** When `health` last changed; `null` if it never changed. */
  readonly health_since_ms: number | null
  /** The instance that watches the mailbox until `watched_until_ms`. */
  readonly watcher: string | null
  readonly watched_until_ms: number | null
  /** When a command added the seed. This column and the ones below are `null` for seeds from the service file. */
  readonly added_at_ms: number | null
  /** When the seed was removed. Existing tests keep a removed seed, but new tests do not use it. */
  readonly removed_at_ms: number | null
  readonly revision: string | null
  /** JSON. */
  readonly given: string | null
  readonly ca_pem: string | null
}

export interface SeedSecretTable {
  readonly address: string
  readonly name: SeedSecretName
  readonly sealed: string
}

export const observedColumns = {
  address: 'address',
  folder: 'folder',
  uidValidity: 'uid_validity',
  uid: 'uid',
  messageKey: 'message_key',
  observedAtMs: 'observed_at_ms',
} as const satisfies Columns<ObservedMessage>
export type ObservedMessageTable = RowOf<ObservedMessage, typeof observedColumns>

/** This table exists only on SQLite; see sqlite/sqlite-jobs.ts. */
export interface JobTable {
  readonly id: Generated<number>
  readonly kind: JobKind
  readonly key: string
  readonly due_at_ms: number
  readonly run_count: number
  readonly is_running: number
  readonly finished_at_ms: number | null
}

/** All tables, keyed by name. */
export interface Tables extends AccountTables, SumTables {
  readonly tests: TestTable
  readonly test_totals: TestTotalTable
  readonly test_seeds: TestSeedTable
  readonly message_copies: MessageCopyTable
  readonly test_outcomes: TestOutcomeTable
  readonly test_sendings: TestSendingTable
  readonly alert_rules: AlertRuleTable
  readonly alert_states: AlertStateTable
  readonly alerts: AlertTable
  readonly report_links: ReportLinkTable
  readonly test_messages: TestMessageTable
  readonly webhooks: WebhookTable
  readonly webhook_secrets: WebhookSecretTable
  readonly webhook_deliveries: WebhookDeliveryTable
  readonly webhook_attempts: WebhookAttemptTable
  readonly inbound_messages: InboundMessageTable
  readonly directory_seeds: DirectorySeedTable
  readonly observed_messages: ObservedMessageTable
  readonly seed_secrets: SeedSecretTable
  readonly jobs: JobTable
}
