/** `presend postmaster list`: the accounts, how their grants stand, and how their last sync ended. */

import type { Table } from '../../report/result-tables.ts'
import type { GrantState, StoredPostmasterAccount } from '../../storage/postmaster.ts'
import type { CommandTools } from '../command-parts.ts'
import { minuteText, printJson, printTable, textColumn } from '../print-data.ts'
import { isoTime } from '../token-objects.ts'
import type { PostmasterListLine } from './declare-list.ts'
import { openPostmasterStorage } from './open-postmaster-storage.ts'

/** Does it. */
export async function runPostmasterList(line: PostmasterListLine, tools: CommandTools): Promise<number> {
  const { terminal } = tools
  await using storage = await openPostmasterStorage(line, tools)
  const accounts = await storage.store.listPostmasterAccounts(line.workspace)
  if (line.format === 'json') printJson({ accounts: accounts.map(postmasterAccountObject) }, terminal)
  else if (accounts.length === 0)
    terminal.tell('No postmaster accounts. Connect one with: presend postmaster connect --workspace NAME\n')
  else printTable(accountTable(accounts), terminal)
  return 0
}

/** An account as `--json` prints it; times in ISO 8601, UTC. */
export interface PostmasterAccountObject {
  readonly id: number
  readonly email: string
  readonly workspace: string
  readonly source: string
  readonly state: GrantWord
  readonly created_at: string
  /** Null: no sync has come to its end yet. */
  readonly synced_at: string | null
  /** What kept the last sync from its end; null: nothing. */
  readonly problem: string | null
}

/** How an account's grant stands, in a word. */
export type GrantWord = 'connected' | 'revoked' | 'not connected'

const grantWords: Readonly<Record<GrantState, GrantWord>> = {
  active: 'connected',
  revoked: 'revoked',
  none: 'not connected',
}

/** The object of an account. */
export function postmasterAccountObject(account: StoredPostmasterAccount): PostmasterAccountObject {
  return {
    id: account.id,
    email: account.email,
    workspace: account.workspaceId,
    source: account.source,
    state: grantWords[account.grantState],
    created_at: isoTime(account.createdAtMs),
    synced_at: account.syncedAtMs === null ? null : isoTime(account.syncedAtMs),
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
      grantWords[account.grantState],
      account.syncedAtMs === null ? 'never' : minuteText(account.syncedAtMs),
      account.syncProblem ?? '-',
    ]),
  }
}
