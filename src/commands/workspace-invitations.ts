/** `presend workspace invitations|withdraw`: manages invitations directly in the storage. */

import { parseEmail } from '../accounts/email.ts'
import type { WorkspaceId } from '../contract/identifiers.ts'
import { invalidInput, validOrThrow } from '../errors/presend-error.ts'
import { quoteValue } from '../errors/problem.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { isoTime, minuteText, printJson, printLine, printNote, printTable, textColumn } from './print-data.ts'
import { recordCommand } from './record-command.ts'
import { requireWorkspace } from './workspace.ts'

interface WorkspaceInput extends StorageInput {
  readonly workspace: WorkspaceId
}

/** `workspace invitations` */
export async function listInvitations(input: WorkspaceInput, deps: CommandDeps): Promise<number> {
  const { terminal } = deps
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const { workspaceId } = await requireWorkspace(input.workspace, { done: 'Listing invitations', store })
  const invitations = await store.listInvitations(workspaceId)
  if (input.isJson) {
    const objects = invitations.map(({ email, role, invitedBy, expiresAtMs }) => ({
      email,
      role,
      invited_by: invitedBy,
      expires_at: isoTime(expiresAtMs),
    }))
    printJson({ workspace: workspaceId, invitations: objects }, terminal)
  } else if (invitations.length === 0) printNote('No open invitations.', terminal)
  else {
    const columns = ['email', 'role', 'invited by', 'expires (UTC)'].map(textColumn)
    const rows = invitations.map(({ email, role, invitedBy, expiresAtMs }) => {
      return [email ?? '', role, invitedBy, minuteText(expiresAtMs)]
    })
    printTable({ columns, rows }, terminal)
  }
  return 0
}

/** `workspace withdraw` */
export async function withdrawInvitations(
  input: WorkspaceInput & { readonly email: string },
  deps: CommandDeps,
): Promise<number> {
  const { terminal, world } = deps
  const done = 'Withdrawing an invitation'
  const email = validOrThrow(parseEmail(input.email, '<email>'), done)
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const { workspaceId } = await requireWorkspace(input.workspace, { done, store })
  const found = (await store.listInvitations(workspaceId)).filter((one) => one.email === email)
  if (found.length === 0) {
    const todo = 'list the invitations with: presend workspace invitations'
    throw invalidInput({ done, came: quoteValue(email), expected: 'an address with an open invitation', todo })
  }
  for (const { invitationId } of found) await store.deleteInvitation(workspaceId, invitationId)
  const what = { workspaceId, actor: 'presend workspace', action: 'invitation.delete', subject: email }
  await recordCommand({ store, clock: world.clock }, what)
  if (input.isJson) printJson({ workspace: workspaceId, email }, terminal)
  else printLine(`Withdrew the invitation of ${email} to workspace ${quoteValue(workspaceId)}`, terminal)
  return 0
}
