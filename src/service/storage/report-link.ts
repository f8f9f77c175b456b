/** Types for links that open a test's report page without a token. */

import type { TrackingId, WorkspaceId } from '../../foundation/contract/identifiers.ts'

/** A link to a report page. Only the hash of the link's secret part is stored, so the link cannot be shown again. */
export interface StoredLink {
  readonly linkId: string
  /** The SHA-256 of the secret part, in lowercase hexadecimal. */
  readonly tokenHash: string
  readonly numericId: number
  readonly workspaceId: WorkspaceId
  readonly createdAtMs: number
  /** When the link expires; `null` if it works until the test is deleted. */
  readonly expiresAtMs: number | null
  readonly revokedAtMs: number | null
}

/** A link and the name of its test. */
export interface ListedLink extends StoredLink {
  readonly testName: string
}

/** Selects links, newest first. */
export interface LinkQuery {
  /** The workspace. `null` selects the links of all workspaces. */
  readonly workspaceId: WorkspaceId | null
  /** The test. `null` selects the links of all tests. */
  readonly numericId: number | null
  /** The last link of the previous page; `null` for the first page. */
  readonly after: Pick<StoredLink, 'createdAtMs' | 'linkId'> | null
  readonly limit: number
}

/** Queries for links. */
export interface LinkStore {
  /** Stores a link. @returns false if the test does not exist */
  createReportLink(link: StoredLink): Promise<boolean>
  listReportLinks(query: LinkQuery): Promise<readonly ListedLink[]>
  /**
   * Revokes a link. The revocation takes effect on all instances immediately, because every request reads the link from
   * the database. If `workspaceId` is `null`, the link may belong to any workspace. @returns the link, or `null` if it
   * does not exist
   */
  revokeReportLink(workspaceId: WorkspaceId | null, linkId: string, nowMs: number): Promise<StoredLink | null>
  /**
   * Returns the tracking id of the test whose report a link opens; `null` if the link is unknown, revoked or expired.
   */
  findLinkedTest(tokenHash: string, nowMs: number): Promise<TrackingId | null>
}
