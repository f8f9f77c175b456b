/** Runs `presend workspace create|list|change|export|delete`, which manage workspaces directly in the database. */

import { parseAccountName, parseWorkspaceId } from '../accounts/account-name.ts'
import type { WorkspaceId } from '../contract/identifiers.ts'
import { invalidInput, validOrThrow } from '../errors/presend-error.ts'
import { bad, ok, type Parsed, parsedObject, quoteValue } from '../errors/problem.ts'
import type { AccountPlan } from '../storage/account.ts'
import type { Store } from '../storage/store.ts'
import type { ReportAccess, StoredWorkspace } from '../storage/workspace.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { isoTime, minuteText, printJson, printLine, printNote, printTable, textColumn } from './print-data.ts'

const dayMs = 86_400_000

interface CreateInput extends StorageInput {
  readonly workspace: WorkspaceId
  readonly plan: AccountPlan
}

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
  if (input.isJson) printJson({ workspace: workspaceObject(workspace) }, terminal)
  else printLine(`Created workspace ${quoteValue(workspaceId)} with the ${plan} plan`, terminal)
  return 0
}

/** Runs `presend workspace list`. */
export async function listWorkspaces(input: StorageInput, deps: CommandDeps): Promise<number> {
  const { terminal } = deps
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const workspaces = await store.listWorkspaces()
  const counts: number[] = []
  for (const { workspaceId } of workspaces) counts.push((await store.listMembers(workspaceId)).length)
  const listed = workspaces.map((workspace, index) => ({ workspace, memberCount: counts[index] ?? 0 }))
  if (input.isJson) {
    const objects = listed.map(({ workspace, memberCount }) => ({
      ...workspaceObject(workspace),
      members: memberCount,
    }))
    printJson({ workspaces: objects }, terminal)
  } else if (listed.length === 0) {
    printNote('No workspaces. Create a workspace with: presend workspace create', terminal)
  } else {
    const columns = ['id', 'name', 'plan', 'retention', 'reports', 'members', 'created (UTC)'].map(textColumn)
    const rows = listed.map(({ workspace, memberCount }) => [
      workspace.workspaceId,
      workspace.name,
      workspace.plan,
      workspace.retentionMs === null ? 'default' : `${workspace.retentionMs / dayMs} days`,
      workspace.reportAccess,
      String(memberCount),
      minuteText(workspace.createdAtMs),
    ])
    printTable({ columns, rows }, terminal)
  }
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
  if (input.isJson) printJson({ workspace: workspaceObject({ ...before, ...changes }) }, terminal)
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

function workspaceObject(workspace: StoredWorkspace): Readonly<Record<string, unknown>> {
  return {
    id: workspace.workspaceId,
    name: workspace.name,
    plan: workspace.plan,
    retention_days: workspace.retentionMs === null ? null : workspace.retentionMs / dayMs,
    reports: workspace.reportAccess,
    created_at: isoTime(workspace.createdAtMs),
  }
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
