/** Queries for users. */

import type { InsertQueryBuilder, InsertResult, Kysely } from 'kysely'

import type { UserTable } from './account-tables.ts'
import { changeRows, changesOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { Tables } from './tables.ts'
import type { Identity, MemberChange, StoredUser, UserStore } from './user.ts'

/** Returns the UserStore queries. */
export function userQueries(database: SqlDatabase): UserStore {
  const { db } = database
  const all = db.selectFrom('users').selectAll()
  return {
    createUser: async (user) => (await changeRows(database, insertUser(db, user))) > 0,
    hasUsers: async () => (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined,
    findUser: async (userId) => parseOrNull(await all.where('id', '=', userId).executeTakeFirst()),
    findUserByEmail: async (email) => parseOrNull(await all.where('email', '=', email).executeTakeFirst()),
    listUsers: async () => (await all.orderBy('email').execute()).map(parseUser),
    changeUser: async (userId, { name, passwordHash, isAdmin }) => {
      const changes = {
        ...(name === undefined ? {} : { name }),
        ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
        ...(isAdmin === undefined ? {} : { is_admin: isAdmin ? 1 : 0 }),
      }
      const update = db.updateTable('users').set(changes).where('id', '=', userId)
      return (await changeRows(database, update)) > 0
    },
    deleteUser: async (userId) => await database.transact(() => deletionSteps(db, userId)),
    findUserByIdentity: async ({ issuer, subject }) =>
      parseOrNull(
        await db
          .selectFrom('identities')
          .innerJoin('users', 'users.id', 'identities.user_id')
          .selectAll('users')
          .where('identities.issuer', '=', issuer)
          .where('identities.subject', '=', subject)
          .executeTakeFirst(),
      ),
    replacePassword: async (userId, { from, to }) => {
      const update = db.updateTable('users').set({ password_hash: to }).where('id', '=', userId)
      const isSame =
        from === null ? update.where('password_hash', 'is', null) : update.where('password_hash', '=', from)
      return (await changeRows(database, isSame)) > 0
    },
    linkIdentity: async (userId, identity, nowMs) =>
      await database.transact(() => linkSteps(database.db, { userId, identity, nowMs })),
    unlinkIdentities: async (userId) =>
      void (await changeRows(database, db.deleteFrom('identities').where('user_id', '=', userId))),
  }
}

/** Builds the statement that adds a user, unless a user with the same address exists. */
export function insertUser(db: Kysely<Tables>, user: StoredUser): InsertQueryBuilder<Tables, 'users', InsertResult> {
  return db
    .insertInto('users')
    .values({
      id: user.userId,
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash,
      is_admin: user.isAdmin ? 1 : 0,
      created_at_ms: user.createdAtMs,
      email_verified_at_ms: user.emailVerifiedAtMs,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
}

function* linkSteps(
  db: Kysely<Tables>,
  {
    userId,
    identity: { issuer, subject },
    nowMs,
  }: { readonly userId: string; readonly identity: Identity; readonly nowMs: number },
): Steps<boolean> {
  // Locks the user, so that concurrent transactions cannot link two identities of one issuer.
  yield* changesOf(db.updateTable('users').set({ id: userId }).where('id', '=', userId))
  const own = db.selectFrom('identities').select('subject').where('user_id', '=', userId).where('issuer', '=', issuer)
  const linked = yield* rowsOf(own)
  if (linked.length > 0) return linked.some((one) => one.subject === subject)
  const insert = db
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId, created_at_ms: nowMs })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
  if ((yield* changesOf(insert)) === 0) return false
  yield* takeOverSteps(db, { userId, passwordHash: null, emailVerifiedAtMs: nowMs })
  return true
}

/** A user whose account is handed to the person who has just proved to be the right one. */
export interface TakeOver {
  readonly userId: string
  /** The new password; `null` to allow no password. */
  readonly passwordHash: string | null
  /** When the address was verified; `null` to leave the address as it is. */
  readonly emailVerifiedAtMs: number | null
}

/** Replaces the password and ends all sessions, so that the previous holder of the password loses access. */
export function* takeOverSteps(db: Kysely<Tables>, { userId, passwordHash, emailVerifiedAtMs }: TakeOver): Steps<void> {
  const verified = emailVerifiedAtMs === null ? {} : { email_verified_at_ms: emailVerifiedAtMs }
  const changes = { password_hash: passwordHash, ...verified }
  yield* changesOf(db.updateTable('users').set(changes).where('id', '=', userId))
  yield* changesOf(db.deleteFrom('sessions').where('user_id', '=', userId))
}

/** Deletes a user. The user's sessions, memberships and identities are deleted through foreign keys. */
function* deletionSteps(db: Kysely<Tables>, userId: string): Steps<MemberChange> {
  const owned = db.selectFrom('memberships').select('workspace_id').where('role', '=', 'owner')
  for (const { workspace_id: id } of yield* rowsOf(owned.where('user_id', '=', userId).orderBy('workspace_id'))) {
    // Locks the workspace, so that concurrent transactions cannot delete its last two owners.
    yield* changesOf(db.updateTable('workspaces').set({ id }).where('id', '=', id))
    if ((yield* rowsOf(owned.where('workspace_id', '=', id))).length === 1) return 'last-owner'
  }
  const count = yield* changesOf(db.deleteFrom('users').where('id', '=', userId))
  return count > 0 ? 'changed' : 'unknown'
}

function parseOrNull(row: UserTable | undefined): StoredUser | null {
  return row === undefined ? null : parseUser(row)
}

/** Parses a row of `users`. */
export function parseUser(row: UserTable): StoredUser {
  return {
    userId: row.id,
    email: row.email,
    name: row.name,
    passwordHash: row.password_hash,
    isAdmin: row.is_admin === 1,
    createdAtMs: row.created_at_ms,
    emailVerifiedAtMs: row.email_verified_at_ms,
  }
}
