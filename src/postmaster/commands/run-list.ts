/** `presend postmaster list`: the accounts, how their grants stand, and how their last sync ended. */

import type { CommandTools } from '../../commands/command-parts.ts'
import { openLineStorage } from '../../commands/open-line-storage.ts'
import { minuteText, printJson, printTable, textColumn } from '../../commands/print-data.ts'
import { isoTime } from '../../commands/token-objects.ts'
import type { Table } from '../../report/result-tables.ts'
import type { GrantState, StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import type { PostmasterListLine } from './declare-list.ts'

/** Does it. */
export async function runPostmasterList(line: PostmasterListLine, tools: CommandTools): Promise<number> {
  const { terminal } = tools
  await using storage = await openLineStorage(line, tools)
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
  /** `none`: it is not connected; its data came from files, or from when it was. */
  readonly state: 'connected' | 'revoked' | 'none'
  /** When its provider's end of the grant was noticed; null unless it is revoked. */
  readonly revoked_at: string | null
  readonly created_at: string
  /** Null: no sync has come to its end yet. */
  readonly synced_at: string | null
  /** What kept the last sync from its end; null: nothing. */
  readonly problem: string | null
}

const grantWords = { active: 'connected', revoked: 'revoked', none: 'none' } as const satisfies Readonly<
  Record<GrantState, PostmasterAccountObject['state']>
>

/** The object of an account. */
export function postmasterAccountObject(account: StoredPostmasterAccount): PostmasterAccountObject {
  return {
    id: account.id,
    email: account.email,
    workspace: account.workspaceId,
    source: account.source,
    state: grantWords[account.grantState],
    revoked_at: account.grantEndedAtMs === null ? null : isoTime(account.grantEndedAtMs),
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
