/** Runs `presend token`, which manages API tokens and plans directly in the database. */

import { duration } from '../check/settings/parsers/duration.ts'
import type { TokenId, WorkspaceId } from '../foundation/contract/identifiers.ts'
import { plainText } from '../foundation/errors/plain-text.ts'
import { invalidInput, validOrThrow } from '../foundation/errors/presend-error.ts'
import { ok, parsedObject, quoteValue } from '../foundation/errors/problem.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { parseAccountName, parseWorkspaceId } from '../service/accounts/account-name.ts'
import { createToken } from '../service/accounts/api-token.ts'
import type { AccountPlan, ListedToken, StoredToken, TokenScope } from '../service/storage/account.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { dateOrNull, type Field, isoTime, objectOf, printJson, printLine, printList } from './print-data.ts'

interface CreateInput extends StorageInput {
  readonly workspace: WorkspaceId
  readonly plan: AccountPlan
  readonly name: string | null
  readonly scope: TokenScope
  readonly expiresIn: string | null
}

/** The fields of a token that was just created. */
const createdFields: readonly Field<StoredToken>[] = [
  { key: 'id', column: 'id', value: (token) => token.tokenId },
  { key: 'prefix', column: 'prefix', value: (token) => token.prefix },
  { key: 'workspace', column: 'workspace', value: (token) => token.workspaceId },
  { key: 'plan', column: 'plan', value: (token) => token.accountPlan },
]

const tokenFields: readonly Field<ListedToken>[] = [
  ...createdFields,
  { key: 'scope', column: 'scope', value: (token) => token.scope },
  { column: 'name', value: (token) => token.name },
  { key: 'created_at', column: 'created (UTC)', value: (token) => new Date(token.createdAtMs) },
  { key: 'last_used_at', column: 'last used', value: (token) => dateOrNull(token.lastUsedAtMs), none: 'never' },
  { key: 'expires_at', column: 'expires', value: (token) => dateOrNull(token.expiresAtMs), none: 'never' },
  { key: 'revoked_at', column: 'revoked', value: (token) => dateOrNull(token.revokedAtMs) },
]

/** Parses a token's lifetime, which can be from one minute to ten years. */
const lifetime = duration({ minMs: 60_000, maxMs: 87_600 * 3_600_000 })

/** Runs `presend token create`. */
export async function createApiToken(input: CreateInput, deps: CommandDeps): Promise<number> {
  const { world, terminal } = deps
  const { workspace, plan, name, scope, expiresIn, isJson } = input
  const names = {
    workspaceId: parseWorkspaceId(workspace, '--workspace'),
    name: name === null ? ok('') : parseAccountName(name, '--name'),
    lifetimeMs: expiresIn === null ? ok(null) : lifetime(expiresIn, '--expires-in'),
  }
  const { lifetimeMs, ...named } = validOrThrow(parsedObject(names), 'Creating a token')
  const expiresAtMs = lifetimeMs === null ? null : world.clock.nowMs() + lifetimeMs
  const wanted = { ...named, accountPlan: plan, scope, expiresAtMs }
  await using storage = await openCommandStorage(input, deps, 'create')
  const { store, shown } = storage
  const { token, secret } = await createToken(wanted, { store, clock: world.clock, random: world.random })
  // Print only the token to standard output, so that TOKEN=$(presend token create …) works.
  if (isJson) printJson({ token: objectOf(createdFields, token), secret: secret.reveal() }, terminal)
  else terminal.print(`${secret.reveal()}\n`)
  const where = `for workspace ${quoteValue(workspace)} (plan: ${plan}) in ${plainText(shown)}`
  terminal.tell(`Created token ${token.tokenId} ${where}. Save the token now: it will not be shown again.\n`)
  return 0
}

/** Runs `presend token list`. */
export async function listTokens(
  input: StorageInput & { readonly workspace: WorkspaceId | null },
  deps: CommandDeps,
): Promise<number> {
  await using storage = await openCommandStorage(input, deps)
  const all = await storage.store.listTokens()
  const tokens = all.filter((token) => input.workspace === null || token.workspaceId === input.workspace)
  const note = 'No tokens. Create a token with: presend token create'
  printList(tokens, { key: 'tokens', fields: tokenFields, note, isJson: input.isJson }, deps.terminal)
  return 0
}

/** Runs `presend token revoke`. */
export async function revokeToken(
  input: StorageInput & { readonly tokenId: TokenId },
  deps: CommandDeps,
): Promise<number> {
  const { world, terminal } = deps
  await using storage = await openCommandStorage(input, deps)
  const nowMs = world.clock.nowMs()
  const token = await storage.store.revokeToken(input.tokenId, nowMs)
  if (token === null) {
    throw invalidInput({
      done: 'Revoking a token',
      // Do not print the value: the user may have entered the token itself, which is a secret.
      came: input.tokenId.startsWith('psd_') ? 'a token or its prefix' : quoteValue(input.tokenId),
      expected: 'the id of a token',
      todo: 'list the ids with: presend token list',
    })
  }
  if (input.isJson) printJson({ token: objectOf(tokenFields, token) }, terminal)
  else {
    const which = `${token.tokenId} (${token.prefix}…) in workspace ${quoteValue(token.workspaceId)}`
    const revokedAtMs = token.revokedAtMs ?? nowMs
    const text =
      revokedAtMs === nowMs ? `Revoked token ${which}` : `Token ${which} was already revoked at ${isoTime(revokedAtMs)}`
    printLine(text, terminal)
  }
  return 0
}

/** Runs `presend token set-plan`. */
export async function setPlan(
  input: StorageInput & { readonly workspace: WorkspaceId; readonly plan: AccountPlan },
  deps: CommandDeps,
): Promise<number> {
  const { workspace, plan } = input
  await using storage = await openCommandStorage(input, deps)
  const count = await storage.store.setPlan(workspace, plan)
  if (count === 0) {
    throw invalidInput({
      done: 'Changing a plan',
      came: `workspace ${quoteValue(workspace)}, which has no active token`,
      expected: 'a workspace with an active token',
      todo: 'list the workspaces with: presend token list',
    })
  }
  if (input.isJson) printJson({ workspace, plan, tokens: count }, deps.terminal)
  else {
    const tokens = renderCount(count, 'token')
    deps.terminal.print(`Changed the plan of ${tokens} in workspace ${quoteValue(workspace)} to ${plan}\n`)
  }
  return 0
}
