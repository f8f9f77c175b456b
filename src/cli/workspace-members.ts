/**
 * Runs `presend workspace members|invite|set-role|remove-member|invitations|withdraw`, which manage members and
 * invitations directly in the database.
 */

import type { WorkspaceId } from '../foundation/contract/identifiers.ts'
import { invalidInput, validOrThrow } from '../foundation/errors/presend-error.ts'
import { quoteValue } from '../foundation/errors/problem.ts'
import { createInvitation } from '../service/accounts/codes.ts'
import { parseEmail } from '../service/accounts/email.ts'
import type { StoredInvitation } from '../service/storage/invitation.ts'
import type { MemberChange } from '../service/storage/user.ts'
import type { Member, Role } from '../service/storage/workspace.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { type Field, isoTime, printJson, printLine, printList, printNote } from './print-data.ts'
import { requireUser } from './user.ts'
import { requireWorkspace } from './workspace.ts'

interface WorkspaceInput extends StorageInput {
  readonly workspace: WorkspaceId
}

interface MemberInput extends WorkspaceInput {
  readonly email: string
}

/** The name under which these commands appear in the audit log. */
const actor = 'presend workspace'

const memberFields: readonly Field<Member>[] = [
  { key: 'email', column: 'email', value: ({ user }) => user.email },
  { key: 'name', column: 'name', value: ({ user }) => user.name },
  { key: 'role', column: 'role', value: ({ role }) => role },
  { key: 'member_since', column: 'since (UTC)', value: ({ createdAtMs }) => new Date(createdAtMs) },
]

/** Runs `presend workspace members`. */
export async function listMembers(input: WorkspaceInput, deps: CommandDeps): Promise<number> {
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const { workspaceId } = await requireWorkspace(input.workspace, { done: 'Listing members', store })
  const members = await store.listMembers(workspaceId)
  const form = { key: 'members', about: { workspace: workspaceId }, fields: memberFields, isJson: input.isJson }
  printList(members, { ...form, note: 'No members. Invite someone with: presend workspace invite' }, deps.terminal)
  return 0
}

/** Runs `presend workspace invite`. */
export async function inviteMember(input: MemberInput & { readonly role: Role }, deps: CommandDeps): Promise<number> {
  const { world, terminal } = deps
  const done = 'Inviting someone'
  const email = validOrThrow(parseEmail(input.email, '<email>'), done)
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const { workspaceId } = await requireWorkspace(input.workspace, { done, store })
  const { role } = input
  const invitation = { workspaceId, email, role, invitedBy: 'presend workspace invite' }
  const created = await createInvitation(invitation, 'handed-over', { store, ...world })
  const [code, oneTimeCode] = [created.code.reveal(), created.oneTimeCode?.reveal() ?? '']
  await storage.record({ workspaceId, actor, action: 'invitation.create', subject: `${email} (${role})` })
  if (input.isJson) {
    printJson({ code, one_time_code: oneTimeCode, expires_at: isoTime(created.expiresAtMs) }, terminal)
    return 0
  }
  terminal.print(`${code}\n`)
  printNote(
    `To accept, ${email} must open /invitations/CODE on the service within a week, with this code in place of CODE, and enter the one-time code ${oneTimeCode}. Tell them the one-time code separately, such as by phone.`,
    terminal,
  )
  return 0
}

/** Runs `presend workspace set-role`. */
export async function setRole(input: MemberInput & { readonly role: Role }, deps: CommandDeps): Promise<number> {
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const done = 'Changing the role of a member'
  const { workspaceId } = await requireWorkspace(input.workspace, { done, store })
  const { userId, email } = await requireUser(input.email, { done, store })
  requireChange(await store.setMemberRole(workspaceId, userId, input.role), done, input)
  await storage.record({ workspaceId, actor, action: 'member.role', subject: `${email} (${input.role})` })
  if (input.isJson) printJson({ workspace: workspaceId, email, role: input.role }, deps.terminal)
  else printLine(`${email} now has the ${input.role} role in workspace ${quoteValue(workspaceId)}`, deps.terminal)
  return 0
}

/** Runs `presend workspace remove-member`. */
export async function removeMember(input: MemberInput, deps: CommandDeps): Promise<number> {
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const done = 'Removing a member'
  const { workspaceId } = await requireWorkspace(input.workspace, { done, store })
  const { userId, email } = await requireUser(input.email, { done, store })
  requireChange(await store.removeMember(workspaceId, userId), done, input)
  await storage.record({ workspaceId, actor, action: 'member.remove', subject: email })
  if (input.isJson) printJson({ workspace: workspaceId, email }, deps.terminal)
  else printLine(`Removed ${email} from workspace ${quoteValue(workspaceId)}`, deps.terminal)
  return 0
}

/** Throws an error unless the member was changed. @throws PresendError SETTINGS_INVALID */
function requireChange(change: MemberChange, done: string, { email, workspace }: MemberInput): void {
  if (change === 'changed') return
  const isOwner = change === 'last-owner'
  throw invalidInput({
    done,
    came: `${quoteValue(email)}, ${isOwner ? 'the only owner' : 'who is not a member'} of ${quoteValue(workspace)}`,
    expected: isOwner ? 'a workspace with another owner' : 'a member of the workspace',
    todo: isOwner
      ? 'make someone else an owner first, with: presend workspace set-role'
      : 'list the members with: presend workspace members',
  })
}

const invitationFields: readonly Field<StoredInvitation>[] = [
  { key: 'email', column: 'email', value: ({ email }) => email, none: '' },
  { key: 'role', column: 'role', value: ({ role }) => role },
  { key: 'invited_by', column: 'invited by', value: ({ invitedBy }) => invitedBy },
  { key: 'expires_at', column: 'expires (UTC)', value: ({ expiresAtMs }) => new Date(expiresAtMs) },
]

/** Runs `presend workspace invitations`. */
export async function listInvitations(input: WorkspaceInput, deps: CommandDeps): Promise<number> {
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const { workspaceId } = await requireWorkspace(input.workspace, { done: 'Listing invitations', store })
  const invitations = await store.listInvitations(workspaceId)
  const form = { key: 'invitations', about: { workspace: workspaceId }, fields: invitationFields, isJson: input.isJson }
  printList(invitations, { ...form, note: 'No open invitations.' }, deps.terminal)
  return 0
}

/** Runs `presend workspace withdraw`. */
export async function withdrawInvitations(input: MemberInput, deps: CommandDeps): Promise<number> {
  const { terminal } = deps
  const done = 'Withdrawing an invitation'
  const email = validOrThrow(parseEmail(input.email, '<email>'), done)
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const { workspaceId } = await requireWorkspace(input.workspace, { done, store })
  const found = (await store.listInvitations(workspaceId)).filter((one) => one.email === email)
  if (found.length === 0) {
    const todo = 'list the invitations with: presend workspace invitations'
    throw invalidInput({
      done,
      came: quoteValue(email),
      expected: 'an address with an invitation to the workspace',
      todo,
    })
  }
  for (const { invitationId } of found) await store.deleteInvitation(workspaceId, invitationId)
  await storage.record({ workspaceId, actor, action: 'invitation.delete', subject: email })
  if (input.isJson) printJson({ workspace: workspaceId, email }, terminal)
  else printLine(`Withdrew the invitation for ${email} to workspace ${quoteValue(workspaceId)}`, terminal)
  return 0
}
