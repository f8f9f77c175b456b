/** Runs `presend postmaster dmarc show`, which shows who sends mail as a domain, according to the stored reports. */

import { parseDomain } from '../../../check/settings/parsers/host.ts'
import { wholeNumber } from '../../../check/settings/parsers/number.ts'
import { defaultReportsAccount } from '../../../check/settings/service-file/dmarc-rows.ts'
import type { CommandDeps, StorageInput } from '../../../cli/command.ts'
import { openCommandStorage } from '../../../cli/open-command-storage.ts'
import { printJson, printNote, printTable, textColumn } from '../../../cli/print-data.ts'
import { type DayRange, dayOf, plusDays } from '../../../foundation/contract/day.ts'
import { plainText } from '../../../foundation/errors/plain-text.ts'
import { invalidInput, validOrThrow } from '../../../foundation/errors/presend-error.ts'
import { ok, parsedObject, quoteValue } from '../../../foundation/errors/problem.ts'
import { renderCount } from '../../../foundation/errors/render-count.ts'
import type { Terminal } from '../../../foundation/world/terminal.ts'
import type { Table } from '../../../report/table.ts'
import { parseWorkspaceId } from '../../../service/accounts/account-name.ts'
import { parseEmail } from '../../../service/accounts/email.ts'
import { failedCount, type SourceSummary, summarizeSources } from '../dmarc/summarize-sources.ts'
import type { DmarcReportSummary } from '../storage/dmarc-reports.ts'

interface ShowSourcesInput extends StorageInput {
  readonly domain: string
  readonly workspace: string
  readonly account: string | null
  readonly days: string
  readonly limit: string
}

const done = 'Showing DMARC reports'

/** @throws PresendError SETTINGS_INVALID for an unknown account, STORAGE_FAILED */
export async function showSources(input: ShowSourcesInput, deps: CommandDeps): Promise<number> {
  const { world, terminal } = deps
  const parsed = parsedObject({
    workspace: parseWorkspaceId(input.workspace, '--workspace'),
    email: input.account === null ? ok(defaultReportsAccount) : parseEmail(input.account, '--account'),
    domain: parseDomain(input.domain, 'domain'),
    days: wholeNumber({ min: 1, max: 400 })(input.days, '--days'),
    limit: wholeNumber({ min: 1, max: 10_000 })(input.limit, '--limit'),
  })
  const { workspace, email, domain, days, limit } = validOrThrow(parsed, done)
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const account = await store.findPostmasterAccountByEmail(workspace, email)
  if (account === null) {
    throw invalidInput({
      done,
      came: `workspace ${quoteValue(workspace)} has no account ${email}`,
      todo: 'to read reports, run presend postmaster dmarc FILE --workspace NAME; to see the accounts, run presend postmaster list',
    })
  }
  // Start one day earlier, because a report about a day arrives on the next day.
  const endDate = dayOf(world.clock.nowMs())
  const range = { startDate: plusDays(endDate, -days), endDate }
  const query = { accountId: account.id, domain, range }
  const reports = await store.readDmarcReports(query)
  const sources = summarizeSources(await store.readDmarcSources(query))
  const shown = { account, domain, range, reports, sources }
  if (input.isJson) printJson(sourcesObject(shown), terminal)
  else printSources(shown, limit, terminal)
  return 0
}

/** The sources of a domain's mail, and the reports that list them. */
export interface ShownSources {
  readonly account: { readonly id: number; readonly email: string }
  readonly domain: string
  readonly range: DayRange
  readonly reports: readonly DmarcReportSummary[]
  readonly sources: readonly SourceSummary[]
}

/** The object that `--json` prints. Ratios are from 0 to 1; counts are numbers of messages. */
export function sourcesObject({ account, domain, range, reports, sources }: ShownSources): Record<string, unknown> {
  return {
    account: { id: account.id, email: account.email },
    domain,
    start_date: range.startDate,
    end_date: range.endDate,
    reports: reports.map((report) => ({
      organization: report.organization,
      carrier_domain: report.carrierDomain,
      reports: report.reportCount,
      messages: report.messageCount,
      first_date: report.firstDate,
      last_date: report.lastDate,
    })),
    sources: sources.map((source) => ({
      source_ip: source.sourceAddress,
      messages: source.messageCount,
      dmarc_pass: source.dmarcCount,
      spf_pass: source.spfCount,
      dkim_pass: source.dkimCount,
      dmarc_success_ratio: source.dmarcCount / source.messageCount,
      spf_success_ratio: source.spfCount / source.messageCount,
      dkim_success_ratio: source.dkimCount / source.messageCount,
      header_from: source.headerFroms,
      dispositions: Object.fromEntries(source.dispositions.map((one) => [one.disposition, one.messageCount])),
      organizations: source.organizations,
      failures: source.failures.map(({ messageCount, reason, todo }) => ({ messages: messageCount, reason, todo })),
    })),
  }
}

function printSources(
  { domain, range, reports, sources }: ShownSources,
  limit: number,
  terminal: Pick<Terminal, 'print' | 'tell' | 'hasColor'>,
): void {
  const period = `${range.startDate} to ${range.endDate}`
  if (sources.length === 0) {
    printNote(`No DMARC reports on ${domain} from ${period}.`, terminal)
    return
  }
  terminal.print(`${plainText(`${domain}, ${period}: ${totalText(sources)}`)}\n\n`)
  printTable(sourceTable(sources.slice(0, limit)), terminal)
  const restCount = sources.length - limit
  if (restCount > 0) {
    terminal.print(`${renderCount(restCount, 'more source')}; to see all, use --limit ${sources.length} or --json\n`)
  }
  terminal.print(explanations(sources))
  terminal.print('\nReporters:\n')
  printTable(reportTable(reports), terminal)
}

function totalText(sources: readonly SourceSummary[]): string {
  const total = sources.reduce((sum, source) => sum + source.messageCount, 0)
  const passed = sources.reduce((sum, source) => sum + source.dmarcCount, 0)
  const from = renderCount(sources.length, 'address', 'addresses')
  return `${renderCount(total, 'message')} from ${from}; ${shareText(passed, total)} passed DMARC`
}

/**
 * Renders a share as a percentage with one decimal. Prints 100% only if all messages passed, and 0% only if none
 * passed.
 */
function shareText(part: number, whole: number): string {
  const percent = (part / whole) * 100
  if (part > 0 && percent < 0.1) return '<0.1%'
  return part < whole && percent > 99.9 ? '>99.9%' : `${percent.toFixed(1)}%`
}

function sourceTable(sources: readonly SourceSummary[]): Table {
  const numberColumns = ['messages', 'fail', 'DMARC', 'SPF', 'DKIM'].map(
    (title) => ({ title, kind: 'number' }) as const,
  )
  return {
    columns: [textColumn('source'), ...numberColumns, ...['header from', 'disposition'].map(textColumn)],
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

function shortList(names: readonly string[]): string {
  return names.length <= 2 ? names.join(', ') : `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
}

const explainedCount = 10

/** Lists, for the first few sources, why mail failed and how to fix it; returns an empty string if no mail failed. */
function explanations(sources: readonly SourceSummary[]): string {
  const failing = sources.filter((source) => source.failures.length > 0)
  if (failing.length === 0) return ''
  const lines = failing
    .slice(0, explainedCount)
    .flatMap(({ sourceAddress, failures }) =>
      failures
        .slice(0, 3)
        .flatMap(({ messageCount, reason, todo }) => [
          `  ${plainText(`${sourceAddress}, ${renderCount(messageCount, 'message')}: ${reason}`)}\n`,
          `    ${plainText(`→ ${todo}`)}\n`,
        ]),
    )
  const restCount = failing.length - explainedCount
  const rest = restCount > 0 ? `  … and ${renderCount(restCount, 'more failing source')}; to see all, use --json\n` : ''
  return `\nWhy mail failed:\n${lines.join('')}${rest}`
}

function reportTable(reports: readonly DmarcReportSummary[]): Table {
  return {
    columns: ['reporter', 'reports', 'messages (all domains)', 'days', 'delivered by'].map(textColumn),
    rows: reports.map((report) => [
      report.organization,
      String(report.reportCount),
      String(report.messageCount),
      report.firstDate === report.lastDate ? report.firstDate : `${report.firstDate} to ${report.lastDate}`,
      report.carrierDomain === null ? 'unauthenticated source' : `authenticated mail from ${report.carrierDomain}`,
    ]),
  }
}
