/**
 * The types of the database tables. Times are integer milliseconds, booleans are 0 or 1, and JSON is stored as text.
 */

import type { Generated } from 'kysely'
import type { TokenId, TrackingId, TrackingKey, WorkspaceId } from '../contract/identifiers.ts'
import type { Folder, MailType, ProviderType, TestStyle } from '../contract/names.ts'
import type { PostmasterMetricName } from '../contract/postmaster-metrics.ts'
import type { PutOutcomeRequest } from '../contract/test-outcome.ts'
import type { PostmasterTables } from '../postmaster/storage/tables.ts'
import type { AccountPlan, TokenScope } from './account.ts'
import type { SeedSecretName } from './added-seed.ts'
import type { AlertMailState } from './alert.ts'
import type { NewAuditEvent } from './audit-event.ts'
import type { JobKind } from './jobs.ts'
import type { SeedRecordStatus } from './store.ts'
import type { SeedHealth } from './stored-seed.ts'
import type { SumTables } from './sum-tables.ts'
import type { DeliveryState } from './webhook.ts'
import type { ReportAccess, Role } from './workspace.ts'

export interface TokenTable {
  readonly id: TokenId
  readonly token_hash: string
  readonly prefix: string
  readonly workspace_id: WorkspaceId
  readonly account_plan: AccountPlan
  readonly name: string
  readonly created_at_ms: number
  readonly revoked_at_ms: number | null
  readonly scope: TokenScope
  /** When the token expires; `null` if it never expires. */
  readonly expires_at_ms: number | null
  /** The address of the user who created the token; `null` if a command created it. */
  readonly created_by: string | null
}

export interface WorkspaceTable {
  readonly id: WorkspaceId
  readonly name: string
  readonly plan: AccountPlan
  readonly retention_ms: number | null
  readonly report_access: ReportAccess
  readonly created_at_ms: number
}

export interface UserTable {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly password_hash: string | null
  readonly is_admin: number
  readonly created_at_ms: number
}

export interface IdentityTable {
  readonly issuer: string
  readonly subject: string
  readonly user_id: string
  readonly created_at_ms: number
}

export interface MembershipTable {
  readonly user_id: string
  readonly workspace_id: WorkspaceId
  readonly role: Role
  readonly created_at_ms: number
}

export interface SessionTable {
  readonly id: string
  readonly secret_hash: string
  readonly user_id: string
  readonly workspace_id: WorkspaceId | null
  readonly created_at_ms: number
  readonly last_seen_at_ms: number
  readonly expires_at_ms: number
  readonly address: string
  readonly user_agent: string
}

export interface InvitationTable {
  readonly id: string
  readonly code_hash: string
  readonly workspace_id: WorkspaceId | null
  readonly email: string | null
  readonly role: Role
  readonly invited_by: string
  readonly created_at_ms: number
  readonly expires_at_ms: number
}

export interface AuditEventTable {
  readonly id: Generated<number>
  readonly workspace_id: WorkspaceId
  readonly at_ms: number
  readonly actor_kind: NewAuditEvent['actorKind']
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly address: string | null
}

export interface RequestCountTable {
  readonly subject: string
  readonly window_start_ms: number
  readonly request_count: number
  readonly last_request_at_ms: number
  /** The number of all requests by the subject. */
  readonly total_count: Generated<number>
  /** The number of the subject's requests that are already included in `daily_requests`. */
  readonly summed_count: Generated<number>
}

export interface TestTable {
  readonly id: Generated<number>
  readonly workspace_id: WorkspaceId
  readonly tracking_id: TrackingId
  readonly tracking_key: TrackingKey
  readonly style: TestStyle
  readonly name: string
  readonly source: string | null
  /** JSON. */
  readonly metadata: string
  readonly created_at_ms: number
  readonly expires_at_ms: number
  readonly completed_at_ms: number | null
  /** 1 if `completed_at_ms` is set; otherwise 0. */
  readonly is_complete: number
  readonly revision: number
  readonly seed_count: number
  readonly settled_count: number
  readonly inbox_count: number
  /** The domain whose mail the test accepts; `null` if the test accepts mail from any sender. */
  readonly sender_domain: string | null
  /** The mail type; `null` if none was specified. */
  readonly mail_type: MailType | null
  /** The subject of the stored message; `null` if none is stored. */
  readonly subject: Generated<string | null>
}

/** The number of external tests in a workspace: the total (with an empty `source`), and the number per source. */
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
  /** The number of final records. The first final record settled the seed. */
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
  /** The metric that has the limit; `null` for a rule about outcomes, as is `limit_percent`. */
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
  /** The result as JSON; `null` until sending has ended. */
  readonly result: string | null
}

export interface ReportLinkTable {
  readonly id: string
  readonly token_hash: string
  readonly test_id: number
  readonly workspace_id: WorkspaceId
  readonly created_at_ms: number
  readonly expires_at_ms: number | null
  readonly revoked_at_ms: number | null
}

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

export interface WebhookDeliveryTable {
  readonly id: Generated<number>
  readonly delivery_id: string
  readonly webhook_id: string
  readonly idempotency_key: string
  readonly body: string
  readonly state: DeliveryState
  readonly attempt_count: number
  readonly next_attempt_at_ms: number | null
  readonly created_at_ms: number
  readonly ended_at_ms: number | null
  readonly repeats: string | null
}

export interface WebhookAttemptTable {
  readonly delivery_id: string
  readonly attempt_number: number
  readonly started_at_ms: number
  readonly duration_ms: number
  readonly status_code: number | null
  readonly detail: string
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
  /** When a command added the seed; `null` for a seed from the service file. The same applies to the columns below. */
  readonly added_at_ms: number | null
  /** When the seed was removed. Existing tests keep a removed seed; new tests do not use it. */
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

export interface ObservedMessageTable {
  readonly address: string
  readonly folder: string
  readonly uid_validity: string
  readonly uid: number
  readonly message_key: string
  readonly observed_at_ms: number
}

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

/** All tables, by name. */
export interface Tables extends PostmasterTables, SumTables {
  readonly api_tokens: TokenTable
  readonly request_counts: RequestCountTable
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
  readonly workspaces: WorkspaceTable
  readonly users: UserTable
  readonly identities: IdentityTable
  readonly memberships: MembershipTable
  readonly sessions: SessionTable
  readonly invitations: InvitationTable
  readonly audit_events: AuditEventTable
}
