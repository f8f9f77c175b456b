/** Runs `presend postmaster dmarc`, which reads report files directly into the database. */

import { join, resolve } from 'node:path'
import { parseDomain } from '../../../check/settings/parsers/host.ts'
import { defaultReportsAccount } from '../../../check/settings/service-file/dmarc-rows.ts'
import type { CommandDeps, StorageInput } from '../../../cli/command.ts'
import { openCommandStorage } from '../../../cli/open-command-storage.ts'
import { printJson, printLine, printNote } from '../../../cli/print-data.ts'
import type { WorkspaceId } from '../../../foundation/contract/identifiers.ts'
import { problemsError, validOrThrow } from '../../../foundation/errors/presend-error.ts'
import {
  bad,
  joinParsed,
  ok,
  type Parsed,
  type Problem,
  parsedObject,
  renderProblem,
} from '../../../foundation/errors/problem.ts'
import { renderCount } from '../../../foundation/errors/render-count.ts'
import { parseWorkspaceId } from '../../../service/accounts/account-name.ts'
import { parseEmail } from '../../../service/accounts/email.ts'
import type { Store } from '../../../service/storage/store.ts'
import { countKept, type KeptReport, keepReports } from '../dmarc/keep-reports.ts'
import { readReports } from '../dmarc/read-reports.ts'
import { reportLimits, tooLarge } from '../dmarc/report-limits.ts'
import { reportsAccount } from '../dmarc/reports-account.ts'

interface ReadReportsInput extends StorageInput {
  readonly paths: readonly string[]
  readonly workspace: string
  readonly account: string | null
  /** Only reports about these domains are stored; if the list is empty, all reports are stored. */
  readonly domains: readonly string[]
  /**
   * The authserv-ids of the user's own mail servers; if the list is empty, presend does not check whether emails are
   * authenticated.
   */
  readonly authservIds: readonly string[]
  readonly onlyFrom: readonly string[]
}

interface ReadFiles {
  readonly kept: readonly KeptReport[]
  readonly problems: readonly Problem[]
  /** Files that contain no report. */
  readonly otherFiles: readonly string[]
}

const done = 'Reading DMARC reports'

/**
 * Returns exit code 2 if a report could not be read; the other reports are stored.
 * @throws PresendError SETTINGS_INVALID, STORAGE_FAILED
 */
export async function readReportFiles(input: ReadReportsInput, deps: CommandDeps): Promise<number> {
  const parsed = validOrThrow(parseInput(input), done)
  const { workspaceId, email } = parsed
  const files = await listFiles(input.paths, deps)
  await using storage = await openCommandStorage(input, deps, 'create')
  const { store } = storage
  const nowMs = deps.world.clock.nowMs()
  const { id } = validOrThrow(await reportsAccount({ workspaceId, email, nowMs }, store), done)
  const options = { ...parsed, authservIds: input.authservIds, accountId: id }
  const read = await readAll(files, options, { ...deps, store })
  printResult(read, { isJson: input.isJson, account: { id, email } }, deps)
  return read.problems.length > 0 ? 2 : 0
}

type ReadOptions = Pick<ReadReportsInput, 'domains' | 'authservIds' | 'onlyFrom'> & { readonly accountId: number }

function parseInput({ paths, workspace, account, domains, authservIds, onlyFrom }: ReadReportsInput): Parsed<{
  readonly workspaceId: WorkspaceId
  readonly email: string
  readonly domains: readonly string[]
  readonly onlyFrom: readonly string[]
}> {
  if (paths.length === 0) return bad({ input: 'paths', expected: 'at least one file or directory' })
  if (onlyFrom.length > 0 && authservIds.length === 0) {
    const condition = 'when --only-from is set, because From fields are easily forged'
    return bad({ input: '--authserv-id', expected: `a value ${condition}`, rule: `is required ${condition}` })
  }
  return parsedObject({
    workspaceId: parseWorkspaceId(workspace, '--workspace'),
    email: account === null ? ok(defaultReportsAccount) : parseEmail(account, '--account'),
    domains: joinParsed(domains.map((text) => parseDomain(text, '--domain'))),
    onlyFrom: joinParsed(onlyFrom.map((text) => parseDomain(text, '--only-from'))),
  })
}

/** Lists the files in a directory, but not those in its subdirectories. @throws PresendError for a missing path */
async function listFiles(paths: readonly string[], { world, host }: CommandDeps): Promise<readonly string[]> {
  const missing: Problem[] = []
  const files: string[] = []
  for (const path of paths) {
    const absolutePath = resolve(host.workingDirectory, path)
    const found = await world.files.stat(absolutePath)
    if (found === null) missing.push({ input: path, came: 'nothing', expected: 'a file or directory' })
    else if (found.kind !== 'directory') files.push(path)
    else files.push(...(await world.files.glob('*', absolutePath)).map((name) => join(path, name)))
  }
  if (missing.length > 0) throw problemsError('SETTINGS_INVALID', done, missing)
  return files
}

async function readAll(
  files: readonly string[],
  { accountId, domains, authservIds, onlyFrom }: ReadOptions,
  { world, host, store }: CommandDeps & { readonly store: Store },
): Promise<ReadFiles> {
  const kept: KeptReport[] = []
  const problems: Problem[] = []
  const otherFiles: string[] = []
  const nowMs = world.clock.nowMs()
  for (const path of files) {
    const absolutePath = resolve(host.workingDirectory, path)
    const found = await world.files.stat(absolutePath)
    if (found?.kind !== 'file') continue
    if (found.sizeBytes > reportLimits.maxFileBytes) {
      problems.push(tooLarge(path, found.sizeBytes))
      continue
    }
    const file = { name: path, bytes: await world.files.read(absolutePath) }
    const read = await readReports(file, { authservIds, onlyFrom, nowMs })
    problems.push(...read.problems)
    if (!read.isReport) otherFiles.push(path)
    kept.push(...(await keepReports(read.reports, { store, accountId, domains, nowMs })))
  }
  return { kept, problems, otherFiles }
}

function printResult(
  { kept, problems, otherFiles }: ReadFiles,
  { isJson, account }: { readonly isJson: boolean; readonly account: { readonly id: number; readonly email: string } },
  { terminal }: CommandDeps,
): void {
  const counts = countKept(kept)
  for (const problem of problems) printNote(renderProblem(problem), terminal)
  for (const file of otherFiles) printNote(`${file}: ignored, because it contains no DMARC report`, terminal)
  if (isJson) {
    const reports = {
      kept: counts.kept,
      known: counts.known,
      too_old: counts['too-old'],
      other_domain: counts['other-domain'],
      problems: problems.length,
    }
    printJson({ account, reports }, terminal)
    return
  }
  const ignored = [
    [counts.known, 'already stored'],
    [counts['too-old'], 'ignored (older than 400 days)'],
    [counts['other-domain'], 'ignored (about other domains)'],
  ] as const
  const rest = ignored.flatMap(([count, text]) => (count === 0 ? [] : [`; ${count} ${text}`])).join('')
  const text = `Stored ${renderCount(counts.kept, 'report')} in account ${account.id} (${account.email})${rest}`
  printLine(text, terminal)
}
