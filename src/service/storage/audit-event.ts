/** Types for the audit log, which records who changed what, and when. */

import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'

export interface NewAuditEvent {
  readonly workspaceId: WorkspaceId
  readonly atMs: number
  readonly actorKind: 'user' | 'command' | 'token'
  /** The address of the user, or the name of the command or API token. */
  readonly actor: string
  /** What was done, such as `token.create`. */
  readonly action: string
  /** What was changed, such as the name of a token. This text never contains a secret. */
  readonly subject: string
  /** The client's address; `null` for a change made by a command or API token. */
  readonly address: string | null
}

export interface StoredAuditEvent extends NewAuditEvent {
  readonly eventId: number
}

/** Queries for the audit log. */
export interface AuditStore {
  /** Records an event. Has no effect if the workspace does not exist. */
  recordEvent(event: NewAuditEvent): Promise<void>
  /** Lists at most `limit` events of a workspace, newest first, that are older than the event `beforeId`. */
  listEvents(
    workspaceId: WorkspaceId,
    page: { readonly beforeId: number | null; readonly limit: number },
  ): Promise<readonly StoredAuditEvent[]>
}
