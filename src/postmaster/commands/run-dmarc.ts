/** `presend postmaster dmarc`: reads reports from files, on the storage itself. */

import { join, resolve } from 'node:path'
import type { CommandTools } from '../../commands/command-parts.ts'
import { openLineStorage } from '../../commands/open-line-storage.ts'
import { printJson } from '../../commands/print-data.ts'
import { problemsError } from '../../errors/presend-error.ts'
import { bad, ok, type Parsed, type Problem, quoteValue, renderProblem } from '../../errors/problem.ts'
import { parseDomain } from '../../mail/domain.ts'
import { escapeTerminal } from '../../report/escape-terminal.ts'
import { parseAccountName } from '../../service/accounts/account-name.ts'
import { defaultReportsAccount } from '../../settings/service-file/reports-account.ts'
import type { Store } from '../../storage/store.ts'
import { countKept, type KeptReport, keepReports } from '../dmarc/keep-reports.ts'
import { readReports } from '../dmarc/read-reports.ts'
import { reportLimits } from '../dmarc/report-limits.ts'
import { reportsAccount } from '../dmarc/reports-account.ts'
import { parseAccountEmail } from './account-email.ts'
import type { PostmasterDmarcLine } from './declare-dmarc.ts'

/** What became of all files. */
interface ReadFiles {
  readonly kept: readonly KeptReport[]
  readonly problems: readonly Problem[]
  /** In which nothing looks like a report. */
  readonly otherFiles: readonly string[]
}

/**
 * Does it; resolves with the exit code: 2 when a report could not be read (those that could are kept), else 0.
 *
 * @throws PresendError SETTINGS_INVALID when the line is wrong, STORAGE_FAILED
 */
export async function runPostmasterDmarc(line: PostmasterDmarcLine, tools: CommandTools): Promise<number> {
  const wanted = parseLine(line)
  if (wanted.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Reading DMARC reports', wanted.problems)
  const files = await listFiles(line.paths, tools)
  await using storage = await openLineStorage(line, tools, 'create')
  const account = await accountOf(wanted.value, storage.store, tools)
  const read = await readAll(files, { ...wanted.value, accountId: account.id }, { ...tools, store: storage.store })
  tellResult(read, { line, account }, tools)
  return read.problems.length > 0 ? 2 : 0
}

interface WantedReading {
  readonly workspace: string
  readonly email: string
  readonly domains: readonly string[]
  readonly authservIds: readonly string[]
  readonly onlyFrom: readonly string[]
}

function parseLine(line: PostmasterDmarcLine): Parsed<WantedReading> {
  const name = parseAccountName(line.workspace, '--workspace')
  const email = parseAccountEmail(line.account ?? defaultReportsAccount, '--account')
  const domains = parseDomains(line.domains, '--domain')
  const onlyFrom = parseDomains(line.onlyFrom, '--only-from')
  if (name.status === 'bad' || email.status === 'bad' || domains.status === 'bad' || onlyFrom.status === 'bad') {
    return bad(...[name, email, domains, onlyFrom].flatMap((one) => (one.status === 'bad' ? one.problems : [])))
  }
  return ok({
    workspace: name.value,
    email: email.value,
    domains: domains.value,
    authservIds: line.authservIds,
    onlyFrom: onlyFrom.value,
  })
}

function parseDomains(texts: readonly string[], input: string): Parsed<readonly string[]> {
  const parsed = texts.map((text) => ({ text, domain: parseDomain(text) }))
  const wrong = parsed.filter(({ domain }) => domain === null)
  if (wrong.length === 0) return ok(parsed.flatMap(({ domain }) => (domain === null ? [] : [domain])))
  return bad(...wrong.map(({ text }) => ({ input, came: quoteValue(text), expected: 'a domain' })))
}

/** @throws PresendError when the account is one of another kind */
async function accountOf(
  { workspace, email }: WantedReading,
  store: Store,
  { world }: CommandTools,
): Promise<{ readonly id: number; readonly email: string }> {
  const account = await reportsAccount({ workspaceId: workspace, email, nowMs: world.clock.nowMs() }, store)
  if (account.status === 'ok') return account.value
  throw problemsError('SETTINGS_INVALID', 'Reading DMARC reports', account.problems)
}

/** Of a folder the files in it, not those of folders in it. @throws PresendError when a path leads to nothing */
async function listFiles(paths: readonly string[], { world, host }: CommandTools): Promise<readonly string[]> {
  const missing: Problem[] = []
  const files: string[] = []
  for (const path of paths) {
    const absolutePath = resolve(host.workingDirectory, path)
    const found = await world.files.stat(absolutePath)
    if (found === null) missing.push({ input: path, came: 'nothing there', expected: 'a file or a folder' })
    else if (found.kind !== 'directory') files.push(path)
    else files.push(...(await world.files.glob('*', absolutePath)).map((name) => join(path, name)))
  }
  if (missing.length > 0) throw problemsError('SETTINGS_INVALID', 'Reading DMARC reports', missing)
  return files
}

async function readAll(
  files: readonly string[],
  wanted: WantedReading & { readonly accountId: number },
  { world, host, store }: CommandTools & { readonly store: Store },
): Promise<ReadFiles> {
  const kept: KeptReport[] = []
  const problems: Problem[] = []
  const otherFiles: string[] = []
  const nowMs = world.clock.nowMs()
  const { accountId, domains, authservIds, onlyFrom } = wanted
  for (const path of files) {
    const absolutePath = resolve(host.workingDirectory, path)
    const found = await world.files.stat(absolutePath)
    if (found?.kind !== 'file') continue
    if (found.sizeBytes > reportLimits.maxFileBytes) {
      const expected = `at most ${reportLimits.maxFileBytes} bytes`
      problems.push({ input: 'report', came: `${found.sizeBytes} bytes`, expected, place: { file: path } })
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

function tellResult(
  { kept, problems, otherFiles }: ReadFiles,
  {
    line,
    account,
  }: { readonly line: PostmasterDmarcLine; readonly account: { readonly id: number; readonly email: string } },
  { terminal }: CommandTools,
): void {
  const counts = countKept(kept)
  for (const problem of problems) terminal.tell(`${escapeTerminal(renderProblem(problem))}\n`)
  for (const file of otherFiles) terminal.tell(`${escapeTerminal(`${file}: no DMARC report in it, passed over`)}\n`)
  const shown = { id: account.id, email: account.email }
  if (line.format === 'json') {
    printJson(
      {
        account: shown,
        reports: {
          kept: counts.kept,
          known: counts.known,
          too_old: counts['too-old'],
          other_domain: counts['other-domain'],
          problems: problems.length,
        },
      },
      terminal,
    )
    return
  }
  const words = [
    [counts.known, 'known already'],
    [counts['too-old'], 'older than 400 days, left out'],
    [counts['other-domain'], 'on other domains, left out'],
  ] as const
  const rest = words.flatMap(([count, word]) => (count === 0 ? [] : [`; ${count} ${word}`])).join('')
  const reports = counts.kept === 1 ? '1 report' : `${counts.kept} reports`
  terminal.print(`${escapeTerminal(`Kept ${reports} in account ${shown.id} (${shown.email})${rest}`)}\n`)
}
