/** Runs `presend postmaster sync`, which fetches the data of connected accounts from Google and stores it. */

import { wholeNumber } from '../../../check/settings/parsers/number.ts'
import type { GoogleSetting } from '../../../check/settings/service-file/google.ts'
import type { CommandDeps, StorageInput } from '../../../cli/command.ts'
import { type CommandStorage, openCommandStorage } from '../../../cli/open-command-storage.ts'
import { printJson, printNote, printTable, textColumn } from '../../../cli/print-data.ts'
import type { WorkspaceId } from '../../../foundation/contract/identifiers.ts'
import { invalidInput, validOrThrow } from '../../../foundation/errors/presend-error.ts'
import { ok, type Problem, parsedObject, quoteValue } from '../../../foundation/errors/problem.ts'
import { renderCount } from '../../../foundation/errors/render-count.ts'
import type { SecretBox } from '../../../foundation/world/secret-box.ts'
import type { Table } from '../../../report/table.ts'
import type { Store } from '../../../service/storage/store.ts'
import { openGoogleClient } from '../google/provider.ts'
import type { StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import { historyDays, revisedDays } from '../sync/plan-days.ts'
import { runSync, type SyncDeps, type SyncResult } from '../sync/run-sync.ts'
import type { DomainReport } from '../sync/sync-domain.ts'
import { readGrantSettings, required } from './grant-settings.ts'

interface SyncInput extends StorageInput {
  readonly account: string | null
  readonly workspace: WorkspaceId | null
  readonly days: string | null
}

/**
 * Returns exit code 3 if an account could not be read completely.
 * @throws PresendError SETTINGS_INVALID, STORAGE_FAILED
 */
export async function syncAccounts(input: SyncInput, deps: CommandDeps): Promise<number> {
  const { terminal } = deps
  const settings = await readGrantSettings(input, deps)
  const parsed = parsedObject({
    google: required(settings.google, noClient),
    box: settings.box,
    days: input.days === null ? ok(revisedDays) : wholeNumber({ min: 1, max: historyDays })(input.days, '--days'),
  })
  const { google, box, days } = validOrThrow(parsed, 'Fetching postmaster data')
  await using storage = await openCommandStorage(input, deps)
  const accounts = await findAccounts(input, storage)
  const parts = toSyncParts({ google, box, store: storage.store }, deps)
  const synced: SyncedAccount[] = []
  for (const account of accounts) {
    printNote(`Fetching data for ${account.email} in workspace "${account.workspaceId}" …`, terminal)
    const request = { account, revisedDays: days, readSinceMs: null }
    synced.push({ account, result: await runSync(request, parts, new AbortController().signal) })
  }
  print(synced, input, deps)
  return synced.every(({ result }) => result.end === 'done') ? 0 : incompleteExitCode
}

/** The exit code of an `inconclusive` run. */
const incompleteExitCode = 3

interface SyncedAccount {
  readonly account: StoredPostmasterAccount
  readonly result: SyncResult
}

const noClient: Problem = {
  input: 'google.client-id',
  came: 'nothing',
  expected: 'the OAuth client that the account was connected with',
  todo: 'pass the service file with --config; see docs/postmaster.md',
}

/**
 * Returns all connected accounts, or only the account given on the command line. The given account is returned even if
 * it is not connected, so that the sync can report the problem.
 */
async function findAccounts(
  { workspace, account: email }: SyncInput,
  { store, shown }: CommandStorage,
): Promise<readonly StoredPostmasterAccount[]> {
  const all = await store.listPostmasterAccounts(workspace)
  const named = email === null ? all : all.filter((one) => one.email === email.trim().toLowerCase())
  const wanted = email === null ? named.filter((one) => one.grantState === 'active') : named
  if (wanted.length > 0) return wanted
  throw invalidInput({
    done: `Looking for postmaster accounts in ${shown}`,
    came: 'none',
    expected: email === null ? 'at least one connected account' : `the account ${quoteValue(email)}`,
    todo: 'to see all accounts, run presend postmaster list; to connect one, run presend postmaster connect',
  })
}

function toSyncParts(
  { google, box, store }: { readonly google: GoogleSetting; readonly box: SecretBox | null; readonly store: Store },
  { world, terminal }: CommandDeps,
): SyncDeps {
  const { clock, random } = world
  const onDomain = ({ domain, status, dayCount }: DomainReport): void => {
    if (status === 'read' || status === 'partly') printNote(`  ${domain}: ${renderCount(dayCount, 'day')}`, terminal)
  }
  const oauth = openGoogleClient(google, world)
  return { store, oauth, apiUrl: google.apiUrl, secretBox: box, clock, random, onDomain }
}

function print(synced: readonly SyncedAccount[], { isJson }: SyncInput, { terminal }: CommandDeps): void {
  if (isJson) printJson({ accounts: synced.map(syncedObject) }, terminal)
  else printTable(domainTable(synced), terminal)
  for (const { account, result } of synced) {
    if (result.problem !== null) printNote(`${account.email}: ${result.problem}`, terminal)
  }
}

/** Returns the object that `--json` prints for an account. */
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

const statusTexts: Readonly<Record<DomainReport['status'], string>> = {
  read: 'read',
  partly: 'partly read',
  failed: 'failed',
  skipped: 'already read',
  unverified: 'not verified; old data kept',
  gone: 'no longer listed; old data kept',
}

function domainTable(synced: readonly SyncedAccount[]): Table {
  return {
    columns: ['account', 'domain', 'status', 'requested', 'days with data'].map(textColumn),
    rows: synced.flatMap(({ account, result }) =>
      result.domains.length === 0
        ? [[account.email, '-', result.end === 'done' ? 'no domains at Google' : result.end, '-', '-']]
        : result.domains.map((one) => [
            account.email,
            one.domain,
            statusTexts[one.status],
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
