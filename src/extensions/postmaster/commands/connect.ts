/** Runs `presend postmaster connect`. */

import { googleSecretVariable } from '../../../check/settings/service-file/google.ts'
import { noKeyProblem } from '../../../check/settings/service-file/read-secret-box.ts'
import { askForConsent } from '../../../cli/ask-for-consent.ts'
import type { CommandDeps, StorageInput } from '../../../cli/command.ts'
import { openCommandStorage } from '../../../cli/open-command-storage.ts'
import { minuteText, noTokenNote, objectOf, printJson, printLine, printNote } from '../../../cli/print-data.ts'
import { invalidInput, type PresendError, validOrThrow } from '../../../foundation/errors/presend-error.ts'
import { type Problem, parsedObject, quoteValue } from '../../../foundation/errors/problem.ts'
import { parseWorkspaceId } from '../../../service/accounts/account-name.ts'
import { askedScopes, openGoogleClient } from '../google/provider.ts'
import { exchangeConsent } from '../grants/exchange-consent.ts'
import { storeGrant } from '../grants/store-grant.ts'
import { readGrantSettings, required } from './grant-settings.ts'
import { accountFields } from './list.ts'

interface ConnectInput extends StorageInput {
  readonly workspace: string
  readonly isBrowserOff: boolean
}

const done = 'Connecting a Google account'

/** @throws PresendError SETTINGS_INVALID, STORAGE_FAILED, OAUTH_FAILED; nothing is stored in these cases */
export async function connectAccount(input: ConnectInput, deps: CommandDeps): Promise<number> {
  const { world, terminal } = deps
  const settings = await readGrantSettings(input, deps)
  const parsed = parsedObject({
    workspaceId: parseWorkspaceId(input.workspace, '--workspace'),
    google: required(settings.google, noClient),
    box: required(settings.box, noKeyProblem('the refresh token')),
  })
  const { workspaceId, google, box } = validOrThrow(parsed, done)
  await using storage = await openCommandStorage(input, deps, 'create')
  const { store } = storage
  const oauth = openGoogleClient(google, world)
  const given = await askForConsent({ oauth, scopes: askedScopes, mayOpenBrowser: !input.isBrowserOff, done }, deps)
  const grant = await exchangeConsent(oauth, given, store)
  const known = await store.findPostmasterAccountByEmail(workspaceId, grant.email)
  const stored = await storeGrant(grant, { workspaceId, box, store, oauth, nowMs: world.clock.nowMs() })
  if (stored.status === 'dmarc-account') throw dmarcAccount(grant.email)
  const { account } = stored
  const change = { workspaceId, actor: 'presend postmaster connect', action: 'postmaster.connect' } as const
  await storage.record({ ...change, subject: account.email })
  if (input.isJson) printJson({ account: objectOf(accountFields, account) }, terminal)
  else printLine(account.email, terminal)
  const connected = known === null || known.grantState === 'none' ? 'Connected' : 'Reconnected'
  printNote(`${connected} ${account.email} to workspace "${workspaceId}" in ${storage.shown}.`, terminal)
  if (known?.source === 'import')
    terminal.tell("Its imported data is kept, but Google's data replaces it for days that both cover.\n")
  printNote(
    "A running service fetches the account's data within ten minutes. To fetch it now: presend postmaster sync",
    terminal,
  )
  if (grant.endsAtMs !== null) terminal.tell(`${expiryNote(grant.endsAtMs)}\n`)
  // Workspaces are not registered, so any name is accepted. If a workspace has no tokens, a note is printed, because
  // the name may be a typo.
  const tokens = await store.listTokens()
  if (!tokens.some((token) => token.workspaceId === workspaceId)) terminal.tell(`${noTokenNote}\n`)
  return 0
}

function expiryNote(endsAtMs: number): string {
  return (
    `This grant expires on ${minuteText(endsAtMs)} UTC: either the publishing status of your OAuth app is "Testing", or access was granted only for a limited time. ` +
    'Publish the app in the Google Cloud console if necessary, then connect again (see docs/postmaster.md).'
  )
}

const noClient: Problem = {
  input: 'google.client-id',
  came: 'nothing',
  expected: 'the id of your OAuth client',
  todo: `create an OAuth client as described in docs/postmaster.md, set google.client-id in the service file, and set the ${googleSecretVariable} environment variable to the client secret`,
}

function dmarcAccount(email: string): PresendError {
  return invalidInput({
    done,
    came: `${quoteValue(email)}, whose data in this workspace comes from DMARC reports`,
    expected: 'an account without DMARC reports',
    todo: 'nothing was changed; choose a different --workspace for this account, or store the reports in a different account',
  })
}
