/** Runs `presend workspace create|list|change|export|delete`, which manage workspaces directly in the database. */

import type { WorkspaceId } from '../foundation/contract/identifiers.ts'
import { dayMs } from '../foundation/errors/day-ms.ts'
import { invalidInput, validOrThrow } from '../foundation/errors/presend-error.ts'
import { bad, ok, type Parsed, parsedObject, quoteValue } from '../foundation/errors/problem.ts'
import { parseAccountName, parseWorkspaceId } from '../service/accounts/account-name.ts'
import type { AccountPlan } from '../service/storage/account.ts'
import type { Store } from '../service/storage/store.ts'
import type { ReportAccess, StoredWorkspace } from '../service/storage/workspace.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { type Field, objectOf, printJson, printLine, printList } from './print-data.ts'

interface CreateInput extends StorageInput {
  readonly workspace: WorkspaceId
  readonly plan: AccountPlan
}

const workspaceFields: readonly Field<StoredWorkspace>[] = [
  { key: 'id', column: 'id', value: (workspace) => workspace.workspaceId },
  { key: 'name', column: 'name', value: (workspace) => workspace.name },
  { key: 'plan', column: 'plan', value: (workspace) => workspace.plan },
  {
    column: 'retention',
    value: ({ retentionMs }) => (retentionMs === null ? 'default' : `${retentionMs / dayMs} days`),
  },
  { key: 'retention_days', value: ({ retentionMs }) => (retentionMs === null ? null : retentionMs / dayMs) },
  { key: 'reports', column: 'reports', value: (workspace) => workspace.reportAccess },
  { key: 'created_at', column: 'created (UTC)', value: (workspace) => new Date(workspace.createdAtMs) },
]

interface ListedWorkspace extends StoredWorkspace {
  readonly memberCount: number
}

const listedFields: readonly Field<ListedWorkspace>[] = [
  ...workspaceFields.slice(0, -1),
  { key: 'members', column: 'members', value: (workspace) => workspace.memberCount },
  ...workspaceFields.slice(-1),
]

/** Runs `presend workspace create`. */
export async function createWorkspace(input: CreateInput, deps: CommandDeps): Promise<number> {
  const { world, terminal } = deps
  const { plan } = input
  const done = 'Creating a workspace'
  const workspaceId = validOrThrow(parseWorkspaceId(input.workspace, '<workspace>'), done)
  await using storage = await openCommandStorage(input, deps, 'create')
  const fixed = { retentionMs: null, reportAccess: 'link', createdAtMs: world.clock.nowMs() } as const
  const workspace: StoredWorkspace = { workspaceId, name: workspaceId, plan, ...fixed }
  if (!(await storage.store.createWorkspace(workspace))) {
    const todo = 'choose another id, or list the workspaces with: presend workspace list'
    throw invalidInput({ done, came: quoteValue(workspaceId), expected: 'an id that is not in use', todo })
  }
  if (input.isJson) printJson({ workspace: objectOf(workspaceFields, workspace) }, terminal)
  else printLine(`Created workspace ${quoteValue(workspaceId)} with the ${plan} plan`, terminal)
  return 0
}

/** Runs `presend workspace list`. */
export async function listWorkspaces(input: StorageInput, deps: CommandDeps): Promise<number> {
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const listed: ListedWorkspace[] = []
  for (const workspace of await store.listWorkspaces()) {
    const members = await store.listMembers(workspace.workspaceId)
    listed.push({ ...workspace, memberCount: members.length })
  }
  const note = 'No workspaces. Create a workspace with: presend workspace create'
  printList(listed, { key: 'workspaces', fields: listedFields, note, isJson: input.isJson }, deps.terminal)
  return 0
}

interface ChangeInput extends StorageInput {
  readonly workspace: WorkspaceId
  readonly name: string | null
  readonly retentionDays: string | null
  readonly reports: ReportAccess | null
}

/** Runs `presend workspace change`. */
export async function changeWorkspace(input: ChangeInput, deps: CommandDeps): Promise<number> {
  const { terminal } = deps
  const done = 'Changing a workspace'
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const before = await requireWorkspace(input.workspace, { done, store })
  const parsed = parsedObject({
    name: input.name === null ? ok(before.name) : parseAccountName(input.name, '--name'),
    retentionMs: input.retentionDays === null ? ok(before.retentionMs) : parseRetention(input.retentionDays),
    reportAccess: ok(input.reports ?? before.reportAccess),
  })
  const changes = validOrThrow(parsed, done)
  const { workspaceId } = before
  await store.changeWorkspace(workspaceId, changes)
  const what = { action: 'workspace.change', subject: changes.name, actor: 'presend workspace change' }
  await storage.record({ workspaceId, ...what })
  if (input.isJson) printJson({ workspace: objectOf(workspaceFields, { ...before, ...changes }) }, terminal)
  else printLine(`Changed workspace ${quoteValue(workspaceId)}`, terminal)
  return 0
}

function parseRetention(text: string): Parsed<number | null> {
  if (text === 'default') return ok(null)
  const days = /^\d{1,4}$/u.test(text) ? Number(text) : 0
  if (days >= 1 && days <= 3650) return ok(days * dayMs)
  return bad({
    input: '--retention-days',
    came: quoteValue(text),
    expected: 'a number of days from 1 to 3650, or "default"',
  })
}

/** Finds a workspace. @throws PresendError SETTINGS_INVALID */
export async function requireWorkspace(
  workspaceId: WorkspaceId,
  { done, store }: { readonly done: string; readonly store: Pick<Store, 'findWorkspace'> },
): Promise<StoredWorkspace> {
  const workspace = await store.findWorkspace(workspaceId)
  if (workspace !== null) return workspace
  const todo = 'list the workspaces with: presend workspace list'
  throw invalidInput({ done, came: quoteValue(workspaceId), expected: 'the id of a workspace', todo })
}

/** Runs `presend workspace export`. */
export async function exportWorkspace(
  input: Omit<StorageInput, 'isJson'> & { readonly workspace: WorkspaceId },
  deps: CommandDeps,
): Promise<number> {
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const { workspaceId } = await requireWorkspace(input.workspace, { done: 'Exporting a workspace', store })
  for await (const { table, row } of store.exportWorkspace(workspaceId)) printJson({ table, row }, deps.terminal)
  return 0
}

/** Runs `presend workspace delete`. */
export async function deleteWorkspace(
  input: StorageInput & { readonly workspace: WorkspaceId; readonly confirmed: string },
  deps: CommandDeps,
): Promise<number> {
  const { workspace, confirmed, isJson } = input
  const done = 'Deleting a workspace'
  if (confirmed !== workspace) {
    const todo = 'enter the same workspace id twice, because this cannot be undone'
    throw invalidInput({
      todo,
      done,
      came: `--confirm ${quoteValue(confirmed)}`,
      expected: `--confirm ${quoteValue(workspace)}`,
    })
  }
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const { workspaceId } = await requireWorkspace(workspace, { done, store })
  await store.deleteWorkspace(workspaceId)
  if (isJson) printJson({ workspace: workspaceId }, deps.terminal)
  else printLine(`Deleted workspace ${quoteValue(workspaceId)} and all its data`, deps.terminal)
  return 0
}
