/** Types for invitations to a workspace, and for first-run setup codes. */

import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import type { StoredUser } from './user.ts'
import type { Role, StoredWorkspace } from './workspace.ts'

export interface StoredInvitation {
  readonly invitationId: string
  /** The SHA-256 of the code, in lowercase hexadecimal. */
  readonly codeHash: string
  /** The workspace; `null` for the first-run code, with which the new user creates the first workspace. */
  readonly workspaceId: WorkspaceId | null
  /** The only address that may accept the invitation, in lowercase; `null` for the first-run code. */
  readonly email: string | null
  readonly role: Role
  /** The address of the user who sent the invitation, or the name of the command that created it. */
  readonly invitedBy: string
  readonly createdAtMs: number
  readonly expiresAtMs: number
  /**
   * The SHA-256 of the one-time code that a person whose address is not verified must also enter; `null` if the link was
   * mailed to the address and thus verifies it, and for the first-run code.
   */
  readonly oneTimeCodeHash: string | null
}

/** An invitation and the user who accepts it. */
export interface Acceptance {
  /** The SHA-256 of the code in the link. */
  readonly codeHash: string
  readonly userId: string
  readonly nowMs: number
  /**
   * The password with which the user logs in from now on, if their address was not verified before. All their sessions
   * end. `isVerified` states whether the link verifies the address.
   */
  readonly newPassword?: { readonly hash: string; readonly isVerified: boolean }
}

/** Queries for invitations. */
export interface InvitationStore {
  createInvitation(invitation: StoredInvitation): Promise<void>
  /** Finds an invitation that has not expired. */
  findInvitation(codeHash: string, nowMs: number): Promise<StoredInvitation | null>
  /** Lists the invitations to a workspace, newest first, including expired ones. */
  listInvitations(workspaceId: WorkspaceId): Promise<readonly StoredInvitation[]>
  /** Deletes an invitation. @returns false if it does not exist */
  deleteInvitation(workspaceId: WorkspaceId, invitationId: string): Promise<boolean>
  /** Adds the user to the workspace, and deletes the invitation. @returns false if the invitation is not valid */
  acceptInvitation(acceptance: Acceptance): Promise<boolean>
  /**
   * Creates the first user as the owner of `workspace`, which may already exist, and deletes all first-run codes.
   *
   * @returns false if the code is not valid, or if a user already exists
   */
  createFirstUser(first: {
    readonly codeHash: string
    readonly user: StoredUser
    readonly workspace: StoredWorkspace
    readonly nowMs: number
  }): Promise<boolean>
}
