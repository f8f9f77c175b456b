/** Types for workspaces and for the people who belong to them. */

import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import type { AccountPlan } from './account.ts'
import type { MemberChange, StoredUser } from './user.ts'

/**
 * What a user may do in a workspace: a viewer may only read, a member may also change tests, webhooks and tokens, and
 * an owner may change everything.
 */
export type Role = 'viewer' | 'member' | 'owner'

/** Who may open the reports of a workspace: anyone with the link, or only members. */
export type ReportAccess = 'link' | 'members'

export interface StoredWorkspace {
  /** The permanent name, used by tokens, tests and commands. */
  readonly workspaceId: WorkspaceId
  /** The name shown on pages. */
  readonly name: string
  readonly plan: AccountPlan
  /** How long tests are kept; if `null`, the service's retention period applies. */
  readonly retentionMs: number | null
  readonly reportAccess: ReportAccess
  readonly createdAtMs: number
}

/** A workspace to which a user belongs, and the user's role in it. */
export interface Membership {
  readonly workspace: StoredWorkspace
  readonly role: Role
}

/** A user who belongs to a workspace, and the user's role in it. */
export interface Member {
  readonly user: StoredUser
  readonly role: Role
  readonly createdAtMs: number
}

/** An exported row that belongs to a workspace, without hashes and secrets. */
export interface ExportedRow {
  readonly table: string
  readonly row: Readonly<Record<string, unknown>>
}

/** Queries for workspaces and their members. */
export interface WorkspaceStore {
  /** Adds a workspace. @returns false if a workspace with this id exists */
  createWorkspace(workspace: StoredWorkspace): Promise<boolean>
  findWorkspace(workspaceId: WorkspaceId): Promise<StoredWorkspace | null>
  /** Lists all workspaces, sorted by id. */
  listWorkspaces(): Promise<readonly StoredWorkspace[]>
  /** Changes a workspace. @returns false if the workspace does not exist */
  changeWorkspace(
    workspaceId: WorkspaceId,
    changes: Pick<StoredWorkspace, 'name' | 'retentionMs' | 'reportAccess'>,
  ): Promise<boolean>
  /** Lists the members of a workspace, sorted by address. */
  listMembers(workspaceId: WorkspaceId): Promise<readonly Member[]>
  /** Lists the workspaces of a user, sorted by name. */
  listMemberships(userId: string): Promise<readonly Membership[]>
  /** Adds a member. If the user is already a member, the role does not change. */
  addMember(
    workspaceId: WorkspaceId,
    userId: string,
    member: { readonly role: Role; readonly nowMs: number },
  ): Promise<void>
  setMemberRole(workspaceId: WorkspaceId, userId: string, role: Role): Promise<MemberChange>
  removeMember(workspaceId: WorkspaceId, userId: string): Promise<MemberChange>
  /** Reads everything that belongs to a workspace. */
  exportWorkspace(workspaceId: WorkspaceId): AsyncIterable<ExportedRow>
  /**
   * Deletes everything that belongs to a workspace. Also deletes users who belong to no other workspace, except for
   * admins.
   *
   * @returns false if the workspace does not exist
   */
  deleteWorkspace(workspaceId: WorkspaceId): Promise<boolean>
}
