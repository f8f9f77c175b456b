/** Runs `presend postmaster list`. */

import type { CommandDeps, StorageInput } from '../../../cli/command.ts'
import { openCommandStorage } from '../../../cli/open-command-storage.ts'
import { dateOrNull, type Field, minuteText, printList } from '../../../cli/print-data.ts'
import type { WorkspaceId } from '../../../foundation/contract/identifiers.ts'
import type { StoredPostmasterAccount } from '../storage/accounts-and-days.ts'

/** Lists the accounts, their grants, and the result of the last sync. */
export async function listAccounts(
  input: StorageInput & { readonly workspace: WorkspaceId | null },
  deps: CommandDeps,
): Promise<number> {
  await using storage = await openCommandStorage(input, deps)
  const accounts = await storage.store.listPostmasterAccounts(input.workspace)
  const note = 'No postmaster accounts. Connect one with: presend postmaster connect --workspace NAME'
  printList(accounts, { key: 'accounts', fields: accountFields, note, isJson: input.isJson }, deps.terminal)
  return 0
}

const stateTexts = { active: 'connected', revoked: 'revoked', none: 'none' } as const

/** The fields of an account in lists and in JSON. */
export const accountFields: readonly Field<StoredPostmasterAccount>[] = [
  { key: 'id', value: (account) => account.id },
  { key: 'email', column: 'email', value: (account) => account.email },
  { key: 'workspace', column: 'workspace', value: (account) => account.workspaceId },
  { key: 'source', column: 'source', value: (account) => account.source },
  { key: 'state', value: (account) => stateTexts[account.grantState] },
  { column: 'state', value: stateText },
  { key: 'revoked_at', value: (account) => dateOrNull(account.grantEndedAtMs) },
  { key: 'created_at', value: (account) => new Date(account.createdAtMs) },
  { key: 'synced_at', column: 'last sync (UTC)', value: (account) => dateOrNull(account.syncedAtMs), none: 'never' },
  { key: 'problem', column: 'problem', value: (account) => account.syncProblem },
]

function stateText({ grantState, grantEndedAtMs, source }: StoredPostmasterAccount): string | null {
  if (grantState === 'active') return 'connected'
  if (grantState === 'none') return source === 'google' ? 'disconnected' : null
  return grantEndedAtMs === null ? 'revoked' : `revoked since ${minuteText(grantEndedAtMs)}`
}
