/** `presend workspace export|delete`: exports or deletes the data of a workspace, directly in the storage. */

import type { WorkspaceId } from '../contract/identifiers.ts'
import { invalidInput } from '../errors/presend-error.ts'
import { quoteValue } from '../errors/problem.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { printJson, printLine } from './print-data.ts'
import { requireWorkspace } from './workspace.ts'

/** `workspace export` */
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

/** `workspace delete` */
export async function deleteWorkspace(
  input: StorageInput & { readonly workspace: WorkspaceId; readonly confirmed: string },
  deps: CommandDeps,
): Promise<number> {
  const { workspace, confirmed, isJson } = input
  const done = 'Deleting a workspace'
  if (confirmed !== workspace) {
    const todo = 'enter the id of the workspace twice, because this cannot be undone'
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
  else printLine(`Deleted workspace ${quoteValue(workspaceId)} with all its data`, deps.terminal)
  return 0
}
