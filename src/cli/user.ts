/** Runs `presend user`, which manages dashboard users directly in the database. */

import { invalidInput, validOrThrow } from '../foundation/errors/presend-error.ts'
import { quoteValue } from '../foundation/errors/problem.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { createSetupCode } from '../service/accounts/codes.ts'
import { parseEmail } from '../service/accounts/email.ts'
import { hashPassword } from '../service/accounts/passwords.ts'
import { newSecretText } from '../service/accounts/sessions.ts'
import type { Store } from '../service/storage/store.ts'
import type { StoredUser } from '../service/storage/user.ts'
import type { Membership } from '../service/storage/workspace.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { type Field, printJson, printLine, printList, printNote } from './print-data.ts'
import { requireArgon2 } from './require-argon2.ts'

interface EmailInput extends StorageInput {
  readonly email: string
}

/** Runs `presend user setup`. */
export async function createUserSetupCode(input: StorageInput, deps: CommandDeps): Promise<number> {
  const { world, terminal } = deps
  await using storage = await openCommandStorage(input, deps, 'create')
  const { store } = storage
  if (await store.hasUsers()) {
    throw invalidInput({
      done: 'Creating a setup code',
      came: 'a database that already has users',
      expected: 'a database without users',
      todo: 'list the users with: presend user list; to invite someone, run: presend workspace invite',
    })
  }
  const code = await createSetupCode('presend user setup', { store, ...world })
  if (input.isJson) printJson({ code: code.reveal() }, terminal)
  else terminal.print(`${code.reveal()}\n`)
  printNote('Open the /setup page of the service and enter this code. The code is valid for one day.', terminal)
  return 0
}

/** Runs `presend user list`. */
export async function listUsers(input: StorageInput, deps: CommandDeps): Promise<number> {
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const users = await store.listUsers()
  const rows: UserRow[] = []
  for (const user of users) rows.push({ user, memberships: await store.listMemberships(user.userId) })
  const note = 'No users. Create the first user with: presend user setup'
  printList(rows, { key: 'users', fields: userFields, note, isJson: input.isJson }, deps.terminal)
  return 0
}

interface UserRow {
  readonly user: StoredUser
  readonly memberships: readonly Membership[]
}

const userFields: readonly Field<UserRow>[] = [
  { key: 'email', column: 'email', value: ({ user }) => user.email },
  { key: 'name', column: 'name', value: ({ user }) => user.name },
  { key: 'is_admin', column: 'admin', value: ({ user }) => user.isAdmin },
  { key: 'email_verified', column: 'verified', value: ({ user }) => user.emailVerifiedAtMs !== null },
  { key: 'has_password', value: ({ user }) => user.passwordHash !== null },
  { key: 'created_at', column: 'created (UTC)', value: ({ user }) => new Date(user.createdAtMs) },
  {
    column: 'workspaces',
    value: ({ memberships }) => memberships.map(({ workspace, role }) => `${workspace.workspaceId} (${role})`),
  },
  {
    key: 'workspaces',
    value: ({ memberships }) => memberships.map(({ workspace, role }) => ({ id: workspace.workspaceId, role })),
  },
]

/** Runs `presend user reset-password`. */
export async function resetPassword(input: EmailInput, deps: CommandDeps): Promise<number> {
  requireArgon2('presend user reset-password')
  const { world, terminal } = deps
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const user = await requireUser(input.email, { done: 'Resetting a password', store })
  const password = newSecretText(world.random)
  await store.changeUser(user.userId, { passwordHash: await hashPassword(password, world.random) })
  await store.unlinkIdentities(user.userId)
  await store.endSessions(user.userId, null)
  if (input.isJson) printJson({ email: user.email, password }, terminal)
  else terminal.print(`${password}\n`)
  printNote(
    `Changed the password of ${user.email}, unlinked its single sign-on identities and ended all sessions. Save the password now: it will not be shown again.`,
    terminal,
  )
  return 0
}

/** Runs `presend user end-sessions`. */
export async function endSessions(input: EmailInput, deps: CommandDeps): Promise<number> {
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const user = await requireUser(input.email, { done: 'Ending sessions', store })
  const count = await store.endSessions(user.userId, null)
  if (input.isJson) printJson({ email: user.email, ended: count }, deps.terminal)
  else printLine(`Ended ${renderCount(count, 'session')} of ${user.email}`, deps.terminal)
  return 0
}

/** Runs `presend user set-admin`. */
export async function setAdmin(
  input: EmailInput & { readonly isRevoked: boolean },
  deps: CommandDeps,
): Promise<number> {
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const user = await requireUser(input.email, { done: 'Changing the rights of a user', store })
  const isAdmin = !input.isRevoked
  await store.changeUser(user.userId, { isAdmin })
  if (input.isJson) printJson({ email: user.email, is_admin: isAdmin }, deps.terminal)
  else printLine(`${user.email} ${isAdmin ? 'is now an admin' : 'is no longer an admin'}`, deps.terminal)
  if (isAdmin && user.emailVerifiedAtMs === null) {
    printNote(
      'The address of this user is not verified: make sure that the account belongs to the person you mean.',
      deps.terminal,
    )
  }
  return 0
}

/** Runs `presend user delete`. */
export async function deleteUser(input: EmailInput, deps: CommandDeps): Promise<number> {
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const user = await requireUser(input.email, { done: 'Deleting a user', store })
  if ((await store.deleteUser(user.userId)) === 'last-owner') {
    throw invalidInput({
      done: 'Deleting a user',
      came: 'the only owner of a workspace',
      expected: 'a user who is not the only owner of a workspace',
      todo: 'make someone else an owner first, with: presend workspace set-role',
    })
  }
  if (input.isJson) printJson({ email: user.email }, deps.terminal)
  else printLine(`Deleted user ${user.email}`, deps.terminal)
  return 0
}

/** Finds a user. @throws PresendError SETTINGS_INVALID */
export async function requireUser(
  email: string,
  { done, store }: { readonly done: string; readonly store: Pick<Store, 'findUserByEmail'> },
): Promise<StoredUser> {
  const user = await store.findUserByEmail(validOrThrow(parseEmail(email, '<email>'), done))
  if (user !== null) return user
  throw invalidInput({
    done,
    came: quoteValue(email),
    expected: 'the email address of a user',
    todo: 'list the users with: presend user list',
  })
}
