/** People who log in to the dashboard. */

/** What happened to a change of a member. The last owner of a workspace can neither be removed nor get another role. */
export type MemberChange = 'changed' | 'unknown' | 'last-owner'

export interface StoredUser {
  readonly userId: string
  /** In lower case; unique. */
  readonly email: string
  readonly name: string
  /** A PHC string; `null` for a user who logs in only with the identity provider. */
  readonly passwordHash: string | null
  /** Whether the user may change what all workspaces share: seeds, and the workspaces themselves. */
  readonly isAdmin: boolean
  readonly createdAtMs: number
}

/** A user at an identity provider. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** Queries for users. */
export interface UserStore {
  /** @returns false if a user with this address exists */
  createUser(user: StoredUser): Promise<boolean>
  hasUsers(): Promise<boolean>
  findUser(userId: string): Promise<StoredUser | null>
  /** @param email in lower case */
  findUserByEmail(email: string): Promise<StoredUser | null>
  /** Lists all users by address. */
  listUsers(): Promise<readonly StoredUser[]>
  /** Changes what the user chose. @returns false if the user does not exist */
  changeUser(userId: string, changes: Partial<Pick<StoredUser, 'name' | 'passwordHash' | 'isAdmin'>>): Promise<boolean>
  /** Deletes a user with all sessions and memberships, unless the user is the last owner of a workspace. */
  deleteUser(userId: string): Promise<MemberChange>
  findUserByIdentity(identity: Identity): Promise<StoredUser | null>
  /** Has no effect if the identity already belongs to a user. */
  addIdentity(userId: string, identity: Identity, nowMs: number): Promise<void>
}
