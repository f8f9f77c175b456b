/** `presend postmaster disconnect` */

import { parseAccountName } from '../../accounts/account-name.ts'
import { parseEmail } from '../../accounts/email.ts'
import type { CommandDeps, StorageInput } from '../../commands/command.ts'
import { openCommandStorage } from '../../commands/open-command-storage.ts'
import { printJson, printNote } from '../../commands/print-data.ts'
import { invalidInput, validOrThrow } from '../../errors/presend-error.ts'
import { parsedObject, quoteValue } from '../../errors/problem.ts'
import { openOAuthClient } from '../../oauth/open-oauth-client.ts'
import { escapeTerminal } from '../../report/escape-terminal.ts'
import { closestName } from '../../settings/engine/closest-name.ts'
import { readGoogleSetting } from '../../settings/service-file/google.ts'
import { readSecretBox } from '../../settings/service-file/read-secret-box.ts'
import { googleProvider } from '../google/provider.ts'
import { grantPurpose } from '../grant-purpose.ts'
import type { PostmasterAccountStore, StoredPostmasterAccount } from '../storage/accounts-and-days.ts'

interface DisconnectInput extends StorageInput {
  readonly email: string
  readonly workspace: string
  readonly isDataDeleted: boolean
  readonly isConfirmed: boolean
}

/**
 * What happened to the grant at Google. `shared`: not revoked, because another workspace uses the account and would
 * lose access. `kept`: the grant could not be revoked. `none`: the account had no grant.
 */
type GrantOutcome =
  | { readonly status: 'revoked' | 'gone' | 'shared' | 'none' }
  | { readonly status: 'kept'; readonly reason: string }

/** @throws PresendError SETTINGS_INVALID, STORAGE_FAILED */
export async function disconnectAccount(input: DisconnectInput, deps: CommandDeps): Promise<number> {
  const { terminal } = deps
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const account = await findAccount(input, store)
  if (input.isDataDeleted && !(await isConfirmed(input, account, deps))) {
    printNote('Nothing was changed.', terminal)
    return 0
  }
  const outcome = await revokeGrant(account, { input, store, deps })
  if (input.isDataDeleted) await store.removePostmasterAccount(account.id)
  else await store.endPostmasterGrant(account.id)
  const data = input.isDataDeleted ? 'deleted' : 'kept'
  if (input.isJson) printJson({ email: account.email, grant: outcome.status, data }, terminal)
  else terminal.print(`Disconnected ${escapeTerminal(account.email)}; its data is ${data}\n`)
  const note = outcomeNote(outcome)
  if (note !== null) printNote(note, terminal)
  return 0
}

const done = 'Disconnecting an account'

async function findAccount(input: DisconnectInput, store: PostmasterAccountStore): Promise<StoredPostmasterAccount> {
  const parsed = parsedObject({
    workspace: parseAccountName(input.workspace, '--workspace'),
    email: parseEmail(input.email, 'email'),
  })
  const { workspace, email } = validOrThrow(parsed, done)
  const account = await store.findPostmasterAccountByEmail(workspace, email)
  if (account !== null) return account
  const known = (await store.listPostmasterAccounts(workspace)).map((one) => one.email)
  const closest = closestName(email, known)
  throw invalidInput({
    done,
    came: quoteValue(email),
    expected: `an account of workspace ${quoteValue(workspace)}`,
    todo: closest === null ? 'list them with: presend postmaster list' : `did you mean ${closest}?`,
  })
}

/** @throws PresendError without --yes and without a terminal */
async function isConfirmed(
  input: DisconnectInput,
  { email }: StoredPostmasterAccount,
  { terminal }: CommandDeps,
): Promise<boolean> {
  if (input.isConfirmed) return true
  if (!terminal.canAsk) {
    throw invalidInput({
      done: 'Deleting the data of an account',
      came: '--delete-data without either',
      expected: '--yes, or a terminal for the confirmation',
      todo: 'nothing was changed; Google can provide only part of the deleted data again',
    })
  }
  const question = `Delete ${email} and all its data? Google can provide only part of it again. (yes/no) `
  const answer = await terminal.ask(escapeTerminal(question), new AbortController().signal)
  return answer?.trim().toLowerCase() === 'yes'
}

interface RevokeDeps {
  readonly input: DisconnectInput
  readonly store: PostmasterAccountStore
  readonly deps: CommandDeps
}

/** Tries to revoke the grant. The caller deletes the token even if this fails. */
async function revokeGrant(
  account: StoredPostmasterAccount,
  { input, store, deps: { host, world } }: RevokeDeps,
): Promise<GrantOutcome> {
  const { sealedRefreshToken } = account
  if (sealedRefreshToken === null) return { status: 'none' }
  // To Google, all tokens that one client has for one account are a single grant.
  const others = (await store.listPostmasterAccounts(null)).filter(
    (one) => one.id !== account.id && one.email === account.email && one.grantState === 'active',
  )
  if (others.length > 0) return { status: 'shared' }
  const place = { config: input.config, workingDirectory: host.workingDirectory }
  const google = await readGoogleSetting(place, world)
  const box = await readSecretBox(place, world)
  if (google.status === 'bad' || google.value === null) return kept('the service file has no Google client')
  if (box.status === 'bad' || box.value === null) return kept('there is no encryption key to decrypt its token')
  const opened = box.value.open(sealedRefreshToken, grantPurpose(account))
  if (opened.status === 'unreadable') return kept(`its token cannot be decrypted: ${opened.reason}`)
  const oauth = openOAuthClient(googleProvider(google.value), world)
  const status = await oauth.revoke(opened.secret, new AbortController().signal)
  return status === 'unavailable' ? kept('Google did not accept the request') : { status }
}

function kept(reason: string): GrantOutcome {
  return { status: 'kept', reason }
}

function outcomeNote(outcome: GrantOutcome): string | null {
  switch (outcome.status) {
    case 'revoked':
      return null
    case 'gone':
      return 'Google had already ended the grant.'
    case 'none':
      return 'The account had no grant.'
    case 'shared':
      return 'The grant at Google is kept: another workspace uses the same account.'
    case 'kept':
      return (
        `The grant at Google was not revoked: ${outcome.reason}. Its owner can end it at ` +
        'https://myaccount.google.com/connections; the stored token is deleted.'
      )
    default:
      return outcome satisfies never
  }
}
