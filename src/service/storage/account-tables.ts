/** The types of the tables for workspaces, tokens, users and the audit log. */

import type { Generated } from 'kysely'
import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import type { StoredToken } from './account.ts'
import type { NewAuditEvent } from './audit-event.ts'
import type { Columns, RowOf } from './columns.ts'
import type { StoredInvitation } from './invitation.ts'
import type { StoredSession } from './login-session.ts'
import type { Role, StoredWorkspace } from './workspace.ts'

export const tokenColumns = {
  tokenId: 'id',
  tokenHash: 'token_hash',
  prefix: 'prefix',
  workspaceId: 'workspace_id',
  accountPlan: 'account_plan',
  name: 'name',
  createdAtMs: 'created_at_ms',
  revokedAtMs: 'revoked_at_ms',
  scope: 'scope',
  expiresAtMs: 'expires_at_ms',
  createdBy: 'created_by',
} as const satisfies Columns<StoredToken>
export type TokenTable = RowOf<StoredToken, typeof tokenColumns>

export const workspaceColumns = {
  workspaceId: 'id',
  name: 'name',
  plan: 'plan',
  retentionMs: 'retention_ms',
  reportAccess: 'report_access',
  createdAtMs: 'created_at_ms',
} as const satisfies Columns<StoredWorkspace>
export type WorkspaceTable = RowOf<StoredWorkspace, typeof workspaceColumns>

export interface UserTable {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly password_hash: string | null
  readonly is_admin: number
  readonly created_at_ms: number
  readonly email_verified_at_ms: number | null
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

export const sessionColumns = {
  sessionId: 'id',
  secretHash: 'secret_hash',
  userId: 'user_id',
  workspaceId: 'workspace_id',
  createdAtMs: 'created_at_ms',
  lastSeenAtMs: 'last_seen_at_ms',
  expiresAtMs: 'expires_at_ms',
  address: 'address',
  userAgent: 'user_agent',
} as const satisfies Columns<StoredSession>
export type SessionTable = RowOf<StoredSession, typeof sessionColumns>

export const invitationColumns = {
  invitationId: 'id',
  codeHash: 'code_hash',
  workspaceId: 'workspace_id',
  email: 'email',
  role: 'role',
  invitedBy: 'invited_by',
  createdAtMs: 'created_at_ms',
  expiresAtMs: 'expires_at_ms',
  oneTimeCodeHash: 'one_time_code_hash',
} as const satisfies Columns<StoredInvitation>
export type InvitationTable = RowOf<StoredInvitation, typeof invitationColumns>

export const auditColumns = {
  workspaceId: 'workspace_id',
  atMs: 'at_ms',
  actorKind: 'actor_kind',
  actor: 'actor',
  action: 'action',
  subject: 'subject',
  address: 'address',
} as const satisfies Columns<NewAuditEvent>
export interface AuditEventTable extends RowOf<NewAuditEvent, typeof auditColumns> {
  readonly id: Generated<number>
}

export interface RequestCountTable {
  readonly subject: string
  readonly window_start_ms: number
  readonly request_count: number
  readonly last_request_at_ms: number
  /** The total number of requests that the subject has made. */
  readonly total_count: Generated<number>
  /** The number of the subject's requests that are already included in `daily_requests`. */
  readonly summed_count: Generated<number>
}

/** The tables in this file, keyed by name. */
export interface AccountTables {
  readonly api_tokens: TokenTable
  readonly request_counts: RequestCountTable
  readonly workspaces: WorkspaceTable
  readonly users: UserTable
  readonly identities: IdentityTable
  readonly memberships: MembershipTable
  readonly sessions: SessionTable
  readonly invitations: InvitationTable
  readonly audit_events: AuditEventTable
}
