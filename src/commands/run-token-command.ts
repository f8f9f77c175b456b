/** `presend token`: creates, lists and revokes tokens, and changes plans, on the storage itself. */

import { PresendError, problemsError } from '../errors/presend-error.ts'
import { quoteValue } from '../errors/problem.ts'
import { escapeTerminal } from '../report/escape-terminal.ts'
import type { Table } from '../report/result-tables.ts'
import { parseAccountName } from '../service/accounts/account-name.ts'
import { createToken } from '../service/accounts/create-token.ts'
import type { ListedToken } from '../storage/account.ts'
import type { Store } from '../storage/store.ts'
import type { CommandTools } from './command-parts.ts'
import { type LineStorage, openLineStorage } from './open-line-storage.ts'
import { minuteText, printJson, printTable, textColumn } from './print-data.ts'
import type { TokenCreateLine, TokenLine, TokenListLine, TokenRevokeLine, TokenSetPlanLine } from './token-command.ts'
import { createdTokenObject, isoTime, listedTokenObject } from './token-objects.ts'

/** Does it; resolves with the exit code. @throws PresendError what keeps it from being done */
export async function runTokenCommand(line: TokenLine, tools: CommandTools): Promise<number> {
  if (line.action === 'create') checkNames(line)
  await using storage = await openLineStorage(line, tools, line.action === 'create' ? 'create' : 'refuse')
  switch (line.action) {
    case 'create':
      await create(line, storage, tools)
      return 0
    case 'list':
      await list(line, storage.store, tools)
      return 0
    case 'revoke':
      await revoke(line, storage.store, tools)
      return 0
    case 'set-plan':
      await setPlan(line, storage.store, tools)
      return 0
    default:
      return line satisfies never
  }
}

function checkNames({ workspace, name }: TokenCreateLine): void {
  const names = [
    parseAccountName(workspace, '--workspace'),
    ...(name === null ? [] : [parseAccountName(name, '--name')]),
  ]
  const problems = names.flatMap((parsed) => (parsed.status === 'bad' ? parsed.problems : []))
  if (problems.length > 0) throw problemsError('SETTINGS_INVALID', 'Making a token', problems)
}

async function create(line: TokenCreateLine, { store, shown }: LineStorage, tools: CommandTools): Promise<void> {
  const { world, terminal } = tools
  const wanted = { workspaceId: line.workspace, accountPlan: line.plan, name: line.name ?? '' }
  const { token, secret } = await createToken(wanted, { store, clock: world.clock, random: world.random })
  // The secret stands alone on standard output: TOKEN=$(presend token create …) is all that a script needs.
  if (line.format === 'json') printJson({ token: createdTokenObject(token), secret: secret.reveal() }, terminal)
  else terminal.print(`${secret.reveal()}\n`)
  const of = `workspace ${quoteValue(line.workspace)}, plan ${line.plan}`
  terminal.tell(
    `Made token ${token.tokenId} of ${of} in ${escapeTerminal(shown)}. It is shown only now: keep it safe.\n`,
  )
}

async function list(line: TokenListLine, store: Pick<Store, 'listTokens'>, { terminal }: CommandTools): Promise<void> {
  const all = await store.listTokens()
  const tokens = all.filter((token) => line.workspace === null || token.workspaceId === line.workspace)
  if (line.format === 'json') printJson({ tokens: tokens.map(listedTokenObject) }, terminal)
  else if (tokens.length === 0) terminal.tell('No tokens. Make one with: presend token create\n')
  else printTable(tokenTable(tokens), terminal)
}

function tokenTable(tokens: readonly ListedToken[]): Table {
  return {
    columns: ['id', 'prefix', 'workspace', 'plan', 'name', 'created (UTC)', 'last used', 'revoked'].map(textColumn),
    rows: tokens.map((token) => [
      token.tokenId,
      token.prefix,
      token.workspaceId,
      token.accountPlan,
      token.name === '' ? '-' : token.name,
      minuteText(token.createdAtMs),
      token.lastUsedAtMs === null ? 'never' : minuteText(token.lastUsedAtMs),
      token.revokedAtMs === null ? '-' : minuteText(token.revokedAtMs),
    ]),
  }
}

async function revoke(
  line: TokenRevokeLine,
  store: Pick<Store, 'revokeToken'>,
  { world, terminal }: CommandTools,
): Promise<void> {
  const nowMs = world.clock.nowMs()
  const token = await store.revokeToken(line.tokenId, nowMs)
  if (token === null) throw noSuchToken(line.tokenId)
  if (line.format === 'json') printJson({ token: listedTokenObject(token) }, terminal)
  else terminal.print(`${escapeTerminal(revokedSentence(token, nowMs))}\n`)
}

function revokedSentence(token: ListedToken, nowMs: number): string {
  const which = `${token.tokenId} (${token.prefix}…) of workspace ${quoteValue(token.workspaceId)}`
  const revokedAtMs = token.revokedAtMs ?? nowMs
  return revokedAtMs === nowMs
    ? `Revoked token ${which}`
    : `Token ${which} was revoked already, at ${isoTime(revokedAtMs)}`
}

function noSuchToken(tokenId: string): PresendError {
  // Somebody may have typed the token itself: it must not be shown.
  const isSecret = tokenId.startsWith('psd_')
  return new PresendError({
    code: 'SETTINGS_INVALID',
    outcome: 'misconfigured',
    done: 'Revoking a token',
    came: isSecret ? 'a token or its prefix' : quoteValue(tokenId),
    expected: 'the id of a token',
    todo: 'see the ids with: presend token list',
  })
}

async function setPlan(
  { workspace, plan, format }: TokenSetPlanLine,
  store: Pick<Store, 'setPlan'>,
  { terminal }: CommandTools,
): Promise<void> {
  const count = await store.setPlan(workspace, plan)
  if (count === 0) {
    throw new PresendError({
      code: 'SETTINGS_INVALID',
      outcome: 'misconfigured',
      done: 'Changing a plan',
      came: `workspace ${quoteValue(workspace)}, which has no live token`,
      expected: 'a workspace with at least one',
      todo: 'see the workspaces with: presend token list',
    })
  }
  if (format === 'json') printJson({ workspace, plan, tokens: count }, terminal)
  else
    terminal.print(
      `Changed ${count} token${count === 1 ? '' : 's'} of workspace ${quoteValue(workspace)} to plan ${plan}\n`,
    )
}
