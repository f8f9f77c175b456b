/** Runs `presend postmaster show`, which reads a domain's data through a service's API. */

import { openApi } from '../../../action/assembly/open-api.ts'
import type { CommandDeps } from '../../../cli/command.ts'
import { printJson } from '../../../cli/print-data.ts'
import { type DayRange, daysBetween } from '../../../foundation/contract/day.ts'
import type { PostmasterAccount, PostmasterAnswer } from '../../../foundation/contract/postmaster-data.ts'
import type { PostmasterSeries } from '../../../foundation/contract/postmaster-replies.ts'
import { PresendError, validOrThrow } from '../../../foundation/errors/presend-error.ts'
import { renderCount } from '../../../foundation/errors/render-count.ts'
import { parseShowRequest, type ShowInput, type ShowRequest } from './show-request.ts'
import { datesOf, type ShownData, shownCsv, shownObject } from './shown-data.ts'
import { shownLines } from './shown-text.ts'

type Api = Awaited<ReturnType<typeof openApi>>

/** The time limit for all requests together, including retries. */
const timeLimitMs = 120_000

/**
 * @throws PresendError SETTINGS_INVALID; API_NOT_FOUND if there is no account or no data; other codes that start with
 * API_
 */
export async function showData(input: ShowInput, deps: CommandDeps): Promise<number> {
  const { terminal, world } = deps
  const environment = { token: world.env['PRESEND_API_TOKEN'] ?? '', apiUrl: world.env['PRESEND_API_URL'] ?? '' }
  const parsed = parseShowRequest(input, { ...environment, nowMs: world.clock.nowMs() })
  const request = validOrThrow(parsed, 'Reading the options')
  const { form } = request
  const data = await readData(request, deps)
  if (form === 'json') printJson(shownObject(data), terminal)
  else if (form === 'csv') terminal.print(shownCsv(data))
  else {
    const frame = { widthColumns: terminal.columnCount, color: terminal.hasColor ? 'ansi' : 'none' } as const
    terminal.print(`${shownLines(data, frame).join('\n')}\n`)
  }
  return 0
}

async function readData(request: ShowRequest, { world }: CommandDeps): Promise<ShownData> {
  const { apiUrl, apiToken, domain, range } = request
  await using api = await openApi({ apiUrl, apiToken }, world)
  const { signal } = new AbortController()
  const limit = { deadlineMs: world.clock.monotonicMs() + timeLimitMs }
  const account = chooseAccount(await api.listPostmasterAccounts(limit, signal), request)
  const question = { account, range, ...limit }
  const series =
    domain === null ? await readTotals(api, question, signal) : await readDomain(api, { ...question, domain }, signal)
  return { account, domain, range, series }
}

function chooseAccount(
  answer: PostmasterAnswer<readonly PostmasterAccount[]>,
  { email }: ShowRequest,
): PostmasterAccount {
  const done = 'Looking for the postmaster account'
  if (answer.status === 'none') {
    const todo = 'connect one with: presend postmaster connect'
    throw notFound({ done, came: fromService(answer.message), expected: 'a connected account', todo })
  }
  const accounts = answer.value
  const wanted = email?.toLowerCase() ?? null
  const found = accounts.filter((account) => wanted === null || account.email.toLowerCase() === wanted)
  const [only] = found
  if (only !== undefined && found.length === 1) return only
  const names = accounts.map((account) => account.email).join(', ')
  const came = wanted === null ? `${accounts.length} accounts` : `no account with the address ${email ?? ''}`
  throw notFound({ done, came, expected: 'one account', todo: `pass --email with one of: ${names}` })
}

interface DataRequest {
  readonly account: PostmasterAccount
  readonly range: DayRange
  readonly deadlineMs: number
}

async function readDomain(
  api: Api,
  question: DataRequest & { readonly domain: string },
  signal: AbortSignal,
): Promise<PostmasterSeries> {
  const answer = await api.readPostmasterDomain(question, signal)
  if (answer.status === 'found') return within(answer.value, question.range)
  const all = await api.readPostmasterDomain({ ...question, range: null }, signal)
  const known = all.status === 'found' ? all.value : null
  throw noData(question, { subject: question.domain, came: fromService(answer.message), known })
}

/** Reads the totals. `GET /postmaster_accounts` accepts no date range, so presend selects the days itself. */
async function readTotals(api: Api, question: DataRequest, signal: AbortSignal): Promise<PostmasterSeries> {
  const subject = `the account ${question.account.email}`
  const answer = await api.readPostmasterTotals(question, signal)
  if (answer.status === 'none') throw noData(question, { subject, came: fromService(answer.message), known: null })
  const series = within(answer.value, question.range)
  if (datesOf(series).length > 0) return series
  throw noData(question, { subject, came: 'none', known: answer.value })
}

function within(series: PostmasterSeries, { startDate, endDate }: DayRange): PostmasterSeries {
  const cut = <T extends { readonly date: string }>(days: readonly T[]): readonly T[] =>
    days.filter(({ date }) => startDate <= date && date <= endDate)
  return {
    spamRate: cut(series.spamRate),
    ipReputation: cut(series.ipReputation),
    domainReputation: cut(series.domainReputation),
    feedbackLoop: cut(series.feedbackLoop),
    authentication: cut(series.authentication),
    encryption: cut(series.encryption),
    deliveryErrors: cut(series.deliveryErrors),
  }
}

/** Creates the error for missing data. If the domain has older data, the error mentions the latest day. */
function noData(
  { range }: DataRequest,
  found: { readonly subject: string; readonly came: string; readonly known: PostmasterSeries | null },
): PresendError {
  const latest = found.known === null ? undefined : datesOf(found.known).at(-1)
  const todo =
    latest === undefined
      ? 'check that the provider lists this name; data appears after the first sync or import'
      : `the latest day with data is ${latest}${ageText(latest, range.endDate)}; choose --from and --to to include it`
  return notFound({
    done: `Reading postmaster data for ${found.subject} from ${range.startDate} to ${range.endDate}`,
    came: found.came,
    expected: 'data for at least one day',
    todo,
  })
}

/**
 * Introduces the service's response in an error message. No quotation marks are added, because the response may contain
 * some.
 */
function fromService(message: string): string {
  return `this reply: ${message}`
}

/** Renders how many days the latest day is before `endDate`; returns an empty string if it is not before `endDate`. */
function ageText(latest: string, endDate: string): string {
  const dayCount = daysBetween(latest, endDate)
  return dayCount > 0 ? ` (${renderCount(dayCount, 'day')} before ${endDate})` : ''
}

function notFound(parts: Pick<PresendError['parts'], 'done' | 'came' | 'expected' | 'todo'>): PresendError {
  return new PresendError({ code: 'API_NOT_FOUND', outcome: 'misconfigured', ...parts })
}
