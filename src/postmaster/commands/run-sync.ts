/** `presend postmaster sync`: data of connected accounts, from Google into the storage, right here. */

import type { CommandTools } from '../../commands/command-parts.ts'
import { type LineStorage, openLineStorage } from '../../commands/open-line-storage.ts'
import { printJson, printTable, textColumn } from '../../commands/print-data.ts'
import { PresendError, problemsError } from '../../errors/presend-error.ts'
import type { Parsed, Problem } from '../../errors/problem.ts'
import { bad, ok, quoteValue } from '../../errors/problem.ts'
import { openOAuthClient } from '../../oauth/open-oauth-client.ts'
import { escapeTerminal } from '../../report/escape-terminal.ts'
import type { Table } from '../../report/result-tables.ts'
import type { GoogleSetting } from '../../settings/service-file/google-setting.ts'
import { readGoogleSetting } from '../../settings/service-file/read-google.ts'
import { readSecretBox } from '../../settings/service-file/read-secret-box.ts'
import type { Store } from '../../storage/store.ts'
import type { SecretBox } from '../../world/secret-box.ts'
import { googleProvider } from '../google/provider.ts'
import type { StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import { historyDays, revisedDays } from '../sync/plan-days.ts'
import { runSync, type SyncParts, type SyncResult } from '../sync/run-sync.ts'
import type { DomainReport } from '../sync/sync-domain.ts'
import { toGrantEvent } from '../sync/to-grant-event.ts'
import type { PostmasterSyncLine } from './declare-sync.ts'

/**
 * Does it. @returns 0: every account came to its end; 3: one did not, and what it had is kept
 *
 * @throws PresendError SETTINGS_INVALID, STORAGE_FAILED
 */
export async function runPostmasterSync(line: PostmasterSyncLine, tools: CommandTools): Promise<number> {
  const { terminal } = tools
  const { google, box, days } = await readAll(line, tools)
  await using storage = await openLineStorage(line, tools)
  const accounts = await wantedAccounts(line, storage)
  const parts = toSyncParts({ google, box, store: storage.store }, tools)
  const synced: SyncedAccount[] = []
  for (const account of accounts) {
    terminal.tell(`${escapeTerminal(`Reading ${account.email}, workspace "${account.workspaceId}" …`)}\n`)
    const request = { account, revisedDays: days, readSinceMs: null }
    synced.push({ account, result: await runSync(request, parts, new AbortController().signal) })
  }
  print(synced, line, tools)
  const isWhole = synced.every(({ result }) => result.end === 'done')
  return isWhole ? 0 : incompleteExitCode
}

/** The code of `inconclusive`: what came is good, and something is missing. */
const incompleteExitCode = 3

interface SyncedAccount {
  readonly account: StoredPostmasterAccount
  readonly result: SyncResult
}

interface ReadSettings {
  readonly google: GoogleSetting
  readonly box: SecretBox | null
  readonly days: number
}

/** @throws PresendError with everything that lacks */
async function readAll(line: PostmasterSyncLine, { world, host }: CommandTools): Promise<ReadSettings> {
  const place = { config: line.config, workingDirectory: host.workingDirectory }
  const google = await readGoogleSetting(place, world)
  const box = await readSecretBox(place, world)
  const days = parseDays(line.days)
  if (google.status === 'ok' && google.value !== null && box.status === 'ok' && days.status === 'ok') {
    return { google: google.value, box: box.value, days: days.value }
  }
  const problems = [google, box, days].flatMap((parsed): readonly Problem[] =>
    parsed.status === 'bad' ? parsed.problems : [],
  )
  const isMissing = google.status === 'ok' && google.value === null
  throw problemsError('SETTINGS_INVALID', 'Fetching postmaster data', [...problems, ...(isMissing ? [noClient] : [])])
}

const noClient: Problem = {
  input: 'google.client-id',
  came: 'nothing',
  expected: 'the OAuth client by which the account was connected',
  todo: 'name the service file with --config; docs/postmaster.md has the rest',
}

function parseDays(text: string | null): Parsed<number> {
  if (text === null) return ok(revisedDays)
  const days = /^\d{1,4}$/u.test(text) ? Number(text) : 0
  if (days >= 1 && days <= historyDays) return ok(days)
  return bad({ input: '--days', came: quoteValue(text), expected: `a number from 1 to ${historyDays}` })
}

/** Those that are connected; one that was named must be there. */
async function wantedAccounts(
  { workspace, account: email }: PostmasterSyncLine,
  { store, shown }: LineStorage,
): Promise<readonly StoredPostmasterAccount[]> {
  const all = await store.listPostmasterAccounts(workspace)
  const named = email === null ? all : all.filter((one) => one.email === email.trim().toLowerCase())
  // One that was named is tried whatever its state, so that it says what it lacks.
  const wanted = email === null ? named.filter((one) => one.grantState === 'active') : named
  if (wanted.length > 0) return wanted
  throw new PresendError({
    code: 'SETTINGS_INVALID',
    outcome: 'misconfigured',
    done: `Looking for postmaster accounts in ${shown}`,
    came: email === null ? 'none that is connected' : `none called ${quoteValue(email)}`,
    expected: 'at least one',
    todo: 'see presend postmaster list, or connect one with presend postmaster connect',
  })
}

function toSyncParts(
  { google, box, store }: { readonly google: GoogleSetting; readonly box: SecretBox | null; readonly store: Store },
  { world, terminal }: CommandTools,
): SyncParts {
  const { clock, random } = world
  const onDomain = ({ domain, status, dayCount }: DomainReport): void => {
    if (status === 'read' || status === 'partly') terminal.tell(`${escapeTerminal(`  ${domain}: ${dayCount} days`)}\n`)
  }
  const oauth = openOAuthClient(googleProvider(google), world)
  return { store, oauth, apiUrl: google.apiUrl, secretBox: box, clock, random, toGrantEvent, onDomain }
}

function print(
  synced: readonly SyncedAccount[],
  { format }: PostmasterSyncLine,
  { terminal }: Pick<CommandTools, 'terminal'>,
): void {
  if (format === 'json') printJson({ accounts: synced.map(syncedObject) }, terminal)
  else printTable(domainTable(synced), terminal)
  for (const { account, result } of synced) {
    if (result.problem !== null) terminal.tell(`${escapeTerminal(`${account.email}: ${result.problem}`)}\n`)
  }
}

/** One account as `--json` prints it. */
function syncedObject({ account, result }: SyncedAccount): Readonly<Record<string, unknown>> {
  return {
    id: account.id,
    email: account.email,
    workspace: account.workspaceId,
    end: result.end,
    problem: result.problem,
    domains: result.domains.map(({ domain, status, range, dayCount, problems }) => ({
      domain,
      status,
      start_date: range?.startDate ?? null,
      end_date: range?.endDate ?? null,
      days: dayCount,
      problems,
    })),
  }
}

const statusWords: Readonly<Record<DomainReport['status'], string>> = {
  read: 'read',
  partly: 'read in part',
  failed: 'failed',
  skipped: 'read before',
  unverified: 'not verified: old data stays',
  gone: 'no longer listed: old data stays',
}

function domainTable(synced: readonly SyncedAccount[]): Table {
  return {
    columns: ['account', 'domain', 'status', 'asked for', 'days with data'].map(textColumn),
    rows: synced.flatMap(({ account, result }) =>
      result.domains.length === 0
        ? [[account.email, '-', result.end === 'done' ? 'no domains at Google' : result.end, '-', '-']]
        : result.domains.map((one) => [
            account.email,
            one.domain,
            statusWords[one.status],
            rangeText(one),
            daysText(one),
          ]),
    ),
  }
}

function rangeText({ range }: DomainReport): string {
  return range === null ? '-' : `${range.startDate} to ${range.endDate}`
}

function daysText({ range, dayCount }: DomainReport): string {
  return range === null ? '-' : String(dayCount)
}
