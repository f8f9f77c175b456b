/** `presend postmaster connect`: a person's consent → a sealed refresh token in the storage. */

import { askForConsent } from '../../commands/ask-for-consent.ts'
import type { CommandTools } from '../../commands/command-parts.ts'
import { openLineStorage } from '../../commands/open-line-storage.ts'
import { minuteText, printJson } from '../../commands/print-data.ts'
import { PresendError, problemsError } from '../../errors/presend-error.ts'
import { type Parsed, type Problem, quoteValue } from '../../errors/problem.ts'
import type { OAuthClient } from '../../oauth/oauth-client.ts'
import { openOAuthClient } from '../../oauth/open-oauth-client.ts'
import { escapeTerminal } from '../../report/escape-terminal.ts'
import { parseAccountName } from '../../service/accounts/account-name.ts'
import { googleSecretVariable } from '../../settings/service-file/google-rows.ts'
import type { GoogleSetting } from '../../settings/service-file/google-setting.ts'
import { readGoogleSetting } from '../../settings/service-file/read-google.ts'
import { noKeyProblem, readSecretBox } from '../../settings/service-file/read-secret-box.ts'
import type { Store } from '../../storage/store.ts'
import type { SecretBox } from '../../world/secret-box.ts'
import { askedScopes, googleProvider } from '../google/provider.ts'
import { grantPurpose } from '../grant-purpose.ts'
import type { StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import type { PostmasterConnectLine } from './declare-connect.ts'
import { type AccountGrant, exchangeConsent } from './exchange-consent.ts'
import { postmasterAccountObject } from './run-list.ts'

/** Does it. @throws PresendError SETTINGS_INVALID, STORAGE_FAILED, OAUTH_FAILED; nothing is stored then */
export async function runPostmasterConnect(line: PostmasterConnectLine, tools: CommandTools): Promise<number> {
  const { world, terminal } = tools
  const { workspaceId, google, box } = await readAll(line, tools)
  await using storage = await openLineStorage(line, tools, 'create')
  const oauth = openOAuthClient(googleProvider(google), world)
  const given = await askForConsent({ oauth, scopes: askedScopes, mayOpenBrowser: line.mayOpenBrowser }, tools)
  const grant = await exchangeConsent(oauth, given, {
    isInUse: async (email) => await isInUse(email, storage.store),
    signal: new AbortController().signal,
  })
  const known = await storage.store.findPostmasterAccountByEmail(workspaceId, grant.email)
  const kept = await keepGrant(grant, { workspaceId, box, store: storage.store, nowMs: world.clock.nowMs() })
  if (kept.status === 'other-data') {
    await giveBackUnused(grant, { oauth, store: storage.store })
    throw otherData(grant.email)
  }
  const { account } = kept
  if (line.format === 'json') printJson({ account: postmasterAccountObject(account) }, terminal)
  else terminal.print(`${escapeTerminal(account.email)}\n`)
  const again = known === null || known.grantState === 'none' ? '' : ' again'
  terminal.tell(
    `${escapeTerminal(`Connected ${account.email}${again}, workspace "${workspaceId}" in ${storage.shown}.`)}\n`,
  )
  if (known?.source === 'import') terminal.tell(`${importNotice}\n`)
  terminal.tell('A running service fetches its data within ten minutes; at once: presend postmaster sync\n')
  if (grant.endsAtMs !== null) terminal.tell(`${endNotice(grant.endsAtMs)}\n`)
  // A workspace is only a name: nobody could read what one that is mistyped has.
  const tokens = await storage.store.listTokens()
  if (!tokens.some((token) => token.workspaceId === workspaceId))
    terminal.tell('That workspace has no token yet: if its name is right, make one with: presend token create\n')
  return 0
}

const importNotice = 'It held imported data, which stays. What Google says of the same day and series takes its place.'

/** Nobody should find out by data that stays away. */
function endNotice(endsAtMs: number): string {
  return (
    `Google ends this grant by itself on ${minuteText(endsAtMs)} UTC. So it does with clients whose publishing status is ` +
    '"Testing": publish yours, and connect again (docs/postmaster.md)'
  )
}

interface ConnectParts {
  readonly workspaceId: string
  readonly google: GoogleSetting
  readonly box: SecretBox
}

/** @throws PresendError with everything that lacks, so that nobody gives consent in vain */
async function readAll(line: PostmasterConnectLine, { world, host }: CommandTools): Promise<ConnectParts> {
  const place = { config: line.config, workingDirectory: host.workingDirectory }
  const workspace = parseAccountName(line.workspace, '--workspace')
  const google = await readGoogleSetting(place, world)
  const box = await readSecretBox(place, world)
  const isWhole = workspace.status === 'ok' && google.status === 'ok' && box.status === 'ok'
  if (isWhole && google.value !== null && box.value !== null)
    return { workspaceId: workspace.value, google: google.value, box: box.value }
  throw problemsError('SETTINGS_INVALID', 'Connecting a Google account', [
    ...problemsOf(workspace),
    ...problemsOf(google, noClient),
    ...problemsOf(box, noKeyProblem('the refresh token')),
  ])
}

const noClient: Problem = {
  input: 'google.client-id',
  came: 'nothing',
  expected: 'an OAuth client of yours',
  todo: `docs/postmaster.md says how to make one; put google.client-id into the service file and its secret into ${googleSecretVariable}`,
}

function problemsOf(parsed: Parsed<unknown>, ifNull?: Problem): readonly Problem[] {
  if (parsed.status === 'bad') return parsed.problems
  return parsed.value === null && ifNull !== undefined ? [ifNull] : []
}

type KeptGrant =
  | { readonly status: 'kept'; readonly account: StoredPostmasterAccount }
  /** The account's days are computed from something else; nothing was stored. */
  | { readonly status: 'other-data' }

/**
 * A grant that is replaced is not given back: at Google that would end the new one with it, since all tokens of one
 * account and one client are one grant.
 */
async function keepGrant(
  { email, refreshToken }: AccountGrant,
  parts: {
    readonly workspaceId: string
    readonly box: SecretBox
    readonly store: Store
    readonly nowMs: number
  },
): Promise<KeptGrant> {
  const { workspaceId, box, store, nowMs } = parts
  const account = await store.ensurePostmasterAccount({ workspaceId, email, source: 'google', nowMs })
  if (account.source !== 'google') return { status: 'other-data' }
  const sealed = box.seal(refreshToken, grantPurpose(account))
  await store.setPostmasterGrant(account.id, sealed)
  return { status: 'kept', account: (await store.findPostmasterAccount(workspaceId, account.id)) ?? account }
}

/** What nobody uses is not left at Google; but an account that another workspace reads has the same grant. */
async function giveBackUnused(
  { email, refreshToken }: AccountGrant,
  { oauth, store }: { readonly oauth: OAuthClient; readonly store: Store },
): Promise<void> {
  if (await isInUse(email, store)) return
  await oauth.revoke(refreshToken, new AbortController().signal)
}

/** Whether any workspace reads the account; `null`: any account at all. */
async function isInUse(email: string | null, store: Store): Promise<boolean> {
  const all = await store.listPostmasterAccounts(null)
  return all.some((one) => (email === null || one.email === email) && one.grantState === 'active')
}

function otherData(email: string): PresendError {
  return new PresendError({
    code: 'SETTINGS_INVALID',
    outcome: 'misconfigured',
    done: 'Connecting a Google account',
    came: `${quoteValue(email)}, whose data in this workspace is computed from DMARC reports`,
    expected: 'an account of its own for the data of Google',
    todo: 'connect it in another --workspace, or have the reports counted in another account; nothing was stored',
  })
}
