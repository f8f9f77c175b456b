/** Types for the people who log in to the dashboard. */

/** The result of changing a member. The last owner of a workspace cannot be removed or given a different role. */
export type MemberChange = 'changed' | 'unknown' | 'last-owner'

export interface StoredUser {
  readonly userId: string
  /** The user's address, which is in lowercase and unique. */
  readonly email: string
  readonly name: string
  /** The password hash as a PHC string; `null` for a user who logs in only with the identity provider. */
  readonly passwordHash: string | null
  /** Whether the user is an admin, who may change what all workspaces share: the seeds and the list of workspaces. */
  readonly isAdmin: boolean
  readonly createdAtMs: number
  /**
   * When the user proved that the address is theirs, by a mailed link or a login with the identity provider; `null` if
   * they have not. The first user of a service, whom the operator creates, counts as verified.
   */
  readonly emailVerifiedAtMs: number | null
}

/** A user at an identity provider. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** Queries for users. */
export interface UserStore {
  /** Adds a user. @returns false if a user with this address exists */
  createUser(user: StoredUser): Promise<boolean>
  hasUsers(): Promise<boolean>
  findUser(userId: string): Promise<StoredUser | null>
  /** Finds a user by address. @param email the address in lowercase */
  findUserByEmail(email: string): Promise<StoredUser | null>
  /** Lists all users, sorted by address. */
  listUsers(): Promise<readonly StoredUser[]>
  /** Changes the given properties of a user. @returns false if the user does not exist */
  changeUser(userId: string, changes: Partial<Pick<StoredUser, 'name' | 'passwordHash' | 'isAdmin'>>): Promise<boolean>
  /** Deletes a user, including all sessions and memberships, unless the user is the last owner of a workspace. */
  deleteUser(userId: string): Promise<MemberChange>
  findUserByIdentity(identity: Identity): Promise<StoredUser | null>
  /**
   * Replaces a user's password.
   *
   * @param hashes.from the hash against which the current password was checked
   * @returns false if the password has changed since that check
   */
  replacePassword(userId: string, hashes: { readonly from: string | null; readonly to: string }): Promise<boolean>
  /**
   * Links an identity to the user with the same verified address. Marks the address as verified, removes the password,
   * and ends all sessions, because someone else may have chosen the password. Has no effect if the identity is already
   * linked to this user.
   *
   * @returns false if another identity of the issuer is linked to this user, or the identity is linked to another user
   */
  linkIdentity(userId: string, identity: Identity, nowMs: number): Promise<boolean>
  /** Unlinks all identities from a user. */
  unlinkIdentities(userId: string): Promise<void>
}
