/** `presend postmaster dmarc show`: who sends as a domain, by the reports that were read. */

import { renderCount } from '../../check/rate.ts'
import type { CommandTools } from '../../commands/command-parts.ts'
import { openLineStorage } from '../../commands/open-line-storage.ts'
import { printJson, printTable, textColumn } from '../../commands/print-data.ts'
import { dayOf, plusDays } from '../../contract/day.ts'
import { PresendError, problemsError } from '../../errors/presend-error.ts'
import { bad, ok, type Parsed, quoteValue } from '../../errors/problem.ts'
import { parseDomain } from '../../mail/domain.ts'
import { escapeTerminal } from '../../report/escape-terminal.ts'
import type { Table } from '../../report/result-tables.ts'
import { parseAccountName } from '../../service/accounts/account-name.ts'
import { defaultReportsAccount } from '../../settings/service-file/reports-account.ts'
import { failedCount, type SourceSummary, summarizeSources } from '../dmarc/summarize-sources.ts'
import type { DayRange } from '../storage/accounts-and-days.ts'
import type { DmarcReportSummary } from '../storage/dmarc-reports.ts'
import { parseAccountEmail } from './account-email.ts'
import type { PostmasterDmarcShowLine } from './declare-dmarc.ts'
import { dmarcSourcesObject } from './dmarc-objects.ts'

/** Sources whose failures are told in words below the table. */
const explainedCount = 10

/** Does it. @throws PresendError SETTINGS_INVALID when there is no such account, STORAGE_FAILED */
export async function runPostmasterDmarcShow(line: PostmasterDmarcShowLine, tools: CommandTools): Promise<number> {
  const { world, terminal } = tools
  const wanted = parseLine(line)
  if (wanted.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Showing DMARC reports', wanted.problems)
  const { workspace, email, domain, days, limit } = wanted.value
  await using storage = await openLineStorage(line, tools)
  const account = await storage.store.findPostmasterAccountByEmail(workspace, email)
  if (account === null) throw noSuchAccount(workspace, email)
  const range = lastDays(days, world.clock.nowMs())
  const query = { accountId: account.id, domain, range }
  const reports = await storage.store.readDmarcReports(query)
  const sources = summarizeSources(await storage.store.readDmarcSources(query))
  if (line.format === 'json') {
    printJson(dmarcSourcesObject({ account, domain, range, reports, sources }), terminal)
    return 0
  }
  if (sources.length === 0) {
    terminal.tell(
      `${escapeTerminal(`No DMARC report speaks of ${domain} from ${range.startDate} to ${range.endDate}.`)}\n`,
    )
    return 0
  }
  terminal.print(`${escapeTerminal(headline({ domain, range }, sources))}\n\n`)
  printTable(sourceTable(sources.slice(0, limit)), terminal)
  const restCount = sources.length - limit
  if (restCount > 0)
    terminal.print(
      `${restCount} more ${restCount === 1 ? 'source' : 'sources'}: --limit ${sources.length}, or --json\n`,
    )
  terminal.print(explanations(sources))
  terminal.print('\nBy the reports of:\n')
  printTable(reportTable(reports), terminal)
  return 0
}

interface WantedShow {
  readonly workspace: string
  readonly email: string
  readonly domain: string
  readonly days: number
  readonly limit: number
}

function parseLine(line: PostmasterDmarcShowLine): Parsed<WantedShow> {
  const name = parseAccountName(line.workspace, '--workspace')
  const email = parseAccountEmail(line.account ?? defaultReportsAccount, '--account')
  const domain = parseDomain(line.domain)
  const days = parseCount(line.days, '--days', 400)
  const limit = parseCount(line.limit, '--limit', 10_000)
  const problems = [name, email, days, limit].flatMap((one) => (one.status === 'bad' ? one.problems : []))
  if (domain === null) problems.push({ input: 'domain', came: quoteValue(line.domain), expected: 'a domain' })
  if (name.status === 'bad' || email.status === 'bad' || days.status === 'bad' || limit.status === 'bad') {
    return bad(...problems)
  }
  if (domain === null) return bad(...problems)
  return ok({ workspace: name.value, email: email.value, domain, days: days.value, limit: limit.value })
}

function parseCount(text: string, input: string, max: number): Parsed<number> {
  const count = /^\d{1,5}$/u.test(text) ? Number(text) : 0
  if (count >= 1 && count <= max) return ok(count)
  return bad({ input, came: quoteValue(text), expected: `a whole number from 1 to ${max}` })
}

/** The last days up to today, UTC: reports on today come tomorrow, those on yesterday come today. */
function lastDays(days: number, nowMs: number): DayRange {
  return { startDate: plusDays(dayOf(nowMs), -days), endDate: dayOf(nowMs) }
}

function headline(
  { domain, range }: { readonly domain: string; readonly range: DayRange },
  sources: readonly SourceSummary[],
): string {
  const total = sources.reduce((sum, source) => sum + source.messageCount, 0)
  const passed = sources.reduce((sum, source) => sum + source.dmarcCount, 0)
  const from = sources.length === 1 ? '1 address' : `${sources.length} addresses`
  return `${domain}, ${range.startDate} to ${range.endDate}: ${renderCount(total, 'message')} from ${from}, ${shareText(passed, total)} passed DMARC`
}

/** One decimal, and 100% or 0% for all or none alone. */
function shareText(part: number, whole: number): string {
  const percent = (part / whole) * 100
  if (part > 0 && percent < 0.1) return '<0.1%'
  return part < whole && percent > 99.9 ? '>99.9%' : `${percent.toFixed(1)}%`
}

function sourceTable(sources: readonly SourceSummary[]): Table {
  return {
    columns: [
      textColumn('source'),
      ...['messages', 'fail', 'DMARC', 'SPF', 'DKIM'].map(numberColumn),
      ...['sends as', 'what became of it'].map(textColumn),
    ],
    rows: sources.map((source) => [
      source.sourceAddress,
      String(source.messageCount),
      String(failedCount(source)),
      shareText(source.dmarcCount, source.messageCount),
      shareText(source.spfCount, source.messageCount),
      shareText(source.dkimCount, source.messageCount),
      shortList(source.headerFroms),
      source.dispositions.map(({ disposition, messageCount }) => `${disposition} ${messageCount}`).join(', '),
    ]),
  }
}

function numberColumn(title: string): Table['columns'][number] {
  return { title, kind: 'number' }
}

function shortList(names: readonly string[]): string {
  return names.length <= 2 ? names.join(', ') : `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
}

/** Why mail fails, and what to do about it; empty when none does. */
function explanations(sources: readonly SourceSummary[]): string {
  const failing = sources.filter((source) => source.failures.length > 0)
  if (failing.length === 0) return ''
  const lines = failing
    .slice(0, explainedCount)
    .flatMap(({ sourceAddress, failures }) =>
      failures
        .slice(0, 3)
        .flatMap(({ messageCount, reason, todo }) => [
          `${sourceAddress}, ${messageCount} ${messageCount === 1 ? 'message' : 'messages'}: ${reason}`,
          `→ ${todo}`,
        ]),
    )
  const restCount = failing.length - explainedCount
  const rest = restCount > 0 ? [`… and ${restCount} failing sources more: --json has all`] : []
  return `\nWhy mail failed:\n${[...lines, ...rest].map((text) => `${text.startsWith('→') ? '    ' : '  '}${escapeTerminal(text)}\n`).join('')}`
}

function reportTable(reports: readonly DmarcReportSummary[]): Table {
  return {
    // Of all domains that the reports speak of, where the table above may be about one of them.
    columns: ['reporter', 'reports', 'messages in them', 'days', 'brought by'].map(textColumn),
    rows: reports.map((report) => [
      report.organization,
      String(report.reportCount),
      String(report.messageCount),
      report.firstDate === report.lastDate ? report.firstDate : `${report.firstDate} to ${report.lastDate}`,
      report.carrierDomain === null ? 'nobody that was checked' : `authenticated mail of ${report.carrierDomain}`,
    ]),
  }
}

function noSuchAccount(workspace: string, email: string): PresendError {
  return new PresendError({
    code: 'SETTINGS_INVALID',
    outcome: 'misconfigured',
    done: 'Showing DMARC reports',
    came: `workspace ${quoteValue(workspace)}, which has no account ${email}`,
    expected: 'one that reports were read into',
    todo: 'read some with: presend postmaster dmarc FILE --workspace NAME; or see presend postmaster list',
  })
}
