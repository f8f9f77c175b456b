/** Runs `presend postmaster list`. */

import type { CommandDeps, StorageInput } from '../../commands/command.ts'
import { openCommandStorage } from '../../commands/open-command-storage.ts'
import {
  isoTime,
  isoTimeOrNull,
  minuteText,
  printJson,
  printNote,
  printTable,
  textColumn,
} from '../../commands/print-data.ts'
import type { WorkspaceId } from '../../contract/identifiers.ts'
import type { Table } from '../../report/table.ts'
import type { StoredPostmasterAccount } from '../storage/accounts-and-days.ts'

/** Lists the accounts, their grants, and the result of the last sync. */
export async function listAccounts(
  input: StorageInput & { readonly workspace: WorkspaceId | null },
  deps: CommandDeps,
): Promise<number> {
  const { terminal } = deps
  await using storage = await openCommandStorage(input, deps)
  const accounts = await storage.store.listPostmasterAccounts(input.workspace)
  if (input.isJson) printJson({ accounts: accounts.map(accountObject) }, terminal)
  else if (accounts.length === 0)
    printNote('No postmaster accounts. Connect one with: presend postmaster connect --workspace NAME', terminal)
  else printTable(accountTable(accounts), terminal)
  return 0
}

const stateTexts = { active: 'connected', revoked: 'revoked', none: 'none' } as const

/** Returns the object that `--json` prints for an account. */
export function accountObject(account: StoredPostmasterAccount): Readonly<Record<string, unknown>> {
  return {
    id: account.id,
    email: account.email,
    workspace: account.workspaceId,
    source: account.source,
    state: stateTexts[account.grantState],
    revoked_at: isoTimeOrNull(account.grantEndedAtMs),
    created_at: isoTime(account.createdAtMs),
    synced_at: isoTimeOrNull(account.syncedAtMs),
    problem: account.syncProblem,
  }
}

function accountTable(accounts: readonly StoredPostmasterAccount[]): Table {
  return {
    columns: ['email', 'workspace', 'source', 'state', 'last sync (UTC)', 'problem'].map(textColumn),
    rows: accounts.map((account) => [
      account.email,
      account.workspaceId,
      account.source,
      stateText(account),
      account.syncedAtMs === null ? 'never' : minuteText(account.syncedAtMs),
      account.syncProblem ?? '-',
    ]),
  }
}

function stateText({ grantState, grantEndedAtMs, source }: StoredPostmasterAccount): string {
  if (grantState === 'active') return 'connected'
  if (grantState === 'none') return source === 'google' ? 'disconnected' : '-'
  return grantEndedAtMs === null ? 'revoked' : `revoked since ${minuteText(grantEndedAtMs)}`
}
