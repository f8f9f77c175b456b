/** Runs `presend postmaster disconnect`. */

import type { CommandDeps, StorageInput } from '../../../cli/command.ts'
import { openCommandStorage } from '../../../cli/open-command-storage.ts'
import { printJson, printNote } from '../../../cli/print-data.ts'
import { closestName } from '../../../foundation/errors/closest-name.ts'
import { plainText } from '../../../foundation/errors/plain-text.ts'
import { invalidInput, validOrThrow } from '../../../foundation/errors/presend-error.ts'
import { parsedObject, quoteValue } from '../../../foundation/errors/problem.ts'
import { parseWorkspaceId } from '../../../service/accounts/account-name.ts'
import { parseEmail } from '../../../service/accounts/email.ts'
import { openGoogleClient } from '../google/provider.ts'
import { outcomeNote, type RevokeDeps, revokeGrant } from '../grants/revoke-grant.ts'
import type { PostmasterAccountStore, StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import { readGrantSettings } from './grant-settings.ts'

interface DisconnectInput extends StorageInput {
  readonly email: string
  readonly workspace: string
  readonly isDataDeleted: boolean
  readonly isConfirmed: boolean
}

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
  const outcome = await revokeGrant(account, store, async () => await readRevoking(input, deps))
  if (input.isDataDeleted) await store.removePostmasterAccount(account.id)
  else await store.endPostmasterGrant(account.id)
  const { workspaceId, email: subject } = account
  const action = input.isDataDeleted ? 'postmaster.delete' : 'postmaster.disconnect'
  const change = { workspaceId, actor: 'presend postmaster disconnect', action, subject }
  await storage.record(change)
  const data = input.isDataDeleted ? 'deleted' : 'kept'
  if (input.isJson) printJson({ email: account.email, grant: outcome.status, data }, terminal)
  else terminal.print(`Disconnected ${plainText(account.email)}; its data was ${data}\n`)
  const note = outcomeNote(outcome)
  if (note !== null) printNote(note, terminal)
  return 0
}

const done = 'Disconnecting an account'

async function findAccount(input: DisconnectInput, store: PostmasterAccountStore): Promise<StoredPostmasterAccount> {
  const parsed = parsedObject({
    workspace: parseWorkspaceId(input.workspace, '--workspace'),
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
    expected: `an account in workspace ${quoteValue(workspace)}`,
    todo: closest === null ? 'list the accounts with: presend postmaster list' : `did you mean ${closest}?`,
  })
}

/** @throws PresendError if --yes is missing and there is no terminal to ask for confirmation */
async function isConfirmed(
  input: DisconnectInput,
  { email }: StoredPostmasterAccount,
  { terminal }: CommandDeps,
): Promise<boolean> {
  if (input.isConfirmed) return true
  if (!terminal.canAsk) {
    throw invalidInput({
      done: "Deleting an account's data",
      came: '--delete-data with neither',
      expected: '--yes, or a terminal to ask for confirmation',
      todo: 'pass --yes to confirm (only part of the deleted data can be fetched from Google again); nothing was changed',
    })
  }
  const question = `Delete ${email} and all its data? Only part of the data can be fetched from Google again. (yes/no) `
  const answer = await terminal.ask(plainText(question), new AbortController().signal)
  return answer?.trim().toLowerCase() === 'yes'
}

/** Reads the service file for the settings that are needed to revoke a grant. */
async function readRevoking(input: DisconnectInput, deps: CommandDeps): Promise<RevokeDeps> {
  const { google, box } = await readGrantSettings(input, deps)
  return {
    oauth: google.status === 'bad' || google.value === null ? null : openGoogleClient(google.value, deps.world),
    box: box.status === 'bad' ? null : box.value,
  }
}
