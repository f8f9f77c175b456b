/** `presend postmaster disconnect`: the grant goes back to Google, the token is forgotten, and the data goes if it is to. */

import type { CommandTools } from '../../commands/command-parts.ts'
import { openLineStorage } from '../../commands/open-line-storage.ts'
import { printJson } from '../../commands/print-data.ts'
import { PresendError, problemsError } from '../../errors/presend-error.ts'
import { quoteValue } from '../../errors/problem.ts'
import { openOAuthClient } from '../../oauth/open-oauth-client.ts'
import { escapeTerminal } from '../../report/escape-terminal.ts'
import { parseAccountName } from '../../service/accounts/account-name.ts'
import { closestName } from '../../settings/closest-name.ts'
import { readGoogleSetting } from '../../settings/service-file/read-google.ts'
import { readSecretBox } from '../../settings/service-file/read-secret-box.ts'
import { googleProvider } from '../google/provider.ts'
import { grantPurpose } from '../grant-purpose.ts'
import type { PostmasterAccountStore, StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import { parseAccountEmail } from './account-email.ts'
import type { PostmasterDisconnectLine } from './declare-disconnect.ts'

/**
 * What became of the grant at Google. `shared`: another workspace reads the same account, and would lose it. `kept`: it
 * could not be given back. `none`: there was none.
 */
type GrantFate =
  | { readonly status: 'revoked' | 'gone' | 'shared' | 'none' }
  | { readonly status: 'kept'; readonly reason: string }

/** Does it. @throws PresendError SETTINGS_INVALID, STORAGE_FAILED */
export async function runPostmasterDisconnect(line: PostmasterDisconnectLine, tools: CommandTools): Promise<number> {
  const { terminal } = tools
  await using storage = await openLineStorage(line, tools)
  const account = await findAccount(line, storage.store)
  if (line.isDataDeleted && !(await isSure(line, account, tools))) {
    terminal.tell('Nothing was done.\n')
    return 0
  }
  const fate = await giveBack(account, { line, store: storage.store, tools })
  if (line.isDataDeleted) await storage.store.removePostmasterAccount(account.id)
  else await storage.store.endPostmasterGrant(account.id)
  say(account, fate, { line, tools })
  return 0
}

async function findAccount(
  line: PostmasterDisconnectLine,
  store: PostmasterAccountStore,
): Promise<StoredPostmasterAccount> {
  const workspace = parseAccountName(line.workspace, '--workspace')
  const email = parseAccountEmail(line.email, 'email')
  if (workspace.status === 'bad' || email.status === 'bad') {
    const problems = [workspace, email].flatMap((one) => (one.status === 'bad' ? one.problems : []))
    throw problemsError('SETTINGS_INVALID', 'Disconnecting an account', problems)
  }
  const account = await store.findPostmasterAccountByEmail(workspace.value, email.value)
  if (account !== null) return account
  const known = (await store.listPostmasterAccounts(workspace.value)).map((one) => one.email)
  const closest = closestName(email.value, known)
  throw new PresendError({
    code: 'SETTINGS_INVALID',
    outcome: 'misconfigured',
    done: 'Disconnecting an account',
    came: quoteValue(email.value),
    expected: `an account of workspace ${quoteValue(workspace.value)}`,
    todo: closest === null ? 'see them with: presend postmaster list' : `did you mean ${closest}?`,
  })
}

/** @throws PresendError when there is nobody to ask */
async function isSure(
  line: PostmasterDisconnectLine,
  { email }: StoredPostmasterAccount,
  { terminal }: CommandTools,
): Promise<boolean> {
  if (line.isConfirmed) return true
  if (!terminal.canAsk) {
    throw new PresendError({
      code: 'SETTINGS_INVALID',
      outcome: 'misconfigured',
      done: 'Deleting the data of an account',
      came: '--delete-data without --yes, and nobody to ask',
      expected: 'both',
      todo: 'nothing was done; what is deleted cannot be fetched again beyond what Google still has',
    })
  }
  const question = `Delete ${email} and all its data? Google gives only part of it again. (yes/no) `
  const answer = await terminal.ask(escapeTerminal(question), new AbortController().signal)
  return answer?.trim().toLowerCase() === 'yes'
}

interface DisconnectParts {
  readonly line: PostmasterDisconnectLine
  readonly store: PostmasterAccountStore
  readonly tools: CommandTools
}

/** Tries to; whatever comes of it, the token here is forgotten. */
async function giveBack(account: StoredPostmasterAccount, { line, store, tools }: DisconnectParts): Promise<GrantFate> {
  const { sealedRefreshToken } = account
  if (sealedRefreshToken === null) return { status: 'none' }
  const others = (await store.listPostmasterAccounts(null)).filter(
    (one) => one.id !== account.id && one.email === account.email && one.grantState === 'active',
  )
  // All tokens of one account and one client are one grant.
  if (others.length > 0) return { status: 'shared' }
  const place = { config: line.config, workingDirectory: tools.host.workingDirectory }
  const google = await readGoogleSetting(place, tools.world)
  const box = await readSecretBox(place, tools.world)
  if (google.status === 'bad' || google.value === null) return kept('the service file names no Google client')
  if (box.status === 'bad' || box.value === null) return kept('there is no encryption key to open its token with')
  const opened = box.value.open(sealedRefreshToken, grantPurpose(account))
  if (opened.status === 'unreadable') return kept(`its token cannot be opened: ${opened.reason}`)
  const oauth = openOAuthClient(googleProvider(google.value), tools.world)
  const status = await oauth.revoke(opened.secret, new AbortController().signal)
  return status === 'unavailable' ? kept('Google did not take it') : { status }
}

function kept(reason: string): GrantFate {
  return { status: 'kept', reason }
}

function say(
  { email }: StoredPostmasterAccount,
  fate: GrantFate,
  { line, tools: { terminal } }: Omit<DisconnectParts, 'store'>,
): void {
  const data = line.isDataDeleted ? 'deleted' : 'kept'
  if (line.format === 'json') printJson({ email, grant: fate.status, data }, terminal)
  else terminal.print(`Disconnected ${escapeTerminal(email)}; its data is ${data}\n`)
  const remark = remarkOn(fate)
  if (remark !== null) terminal.tell(`${escapeTerminal(remark)}\n`)
}

/** `null`: there is nothing to say. */
function remarkOn(fate: GrantFate): string | null {
  switch (fate.status) {
    case 'revoked':
      return null
    case 'gone':
      return 'Google had ended the grant before.'
    case 'none':
      return 'It had no grant.'
    case 'shared':
      return 'The grant at Google stays: another workspace reads the same account with it.'
    case 'kept':
      return (
        `The grant at Google stays, since ${fate.reason}. Its owner ends it at https://myaccount.google.com/connections; ` +
        'the token here is deleted.'
      )
    default:
      return fate satisfies never
  }
}
