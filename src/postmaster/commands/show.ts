/** `presend postmaster show`: reads the data of a domain through the API of a service. */

import { openApi } from '../../assembly/open-api.ts'
import type { CommandDeps } from '../../commands/command.ts'
import { printJson } from '../../commands/print-data.ts'
import { daysBetween } from '../../contract/day.ts'
import type { DayRange, PostmasterAccount, PostmasterAnswer, PostmasterSeries } from '../../contract/postmaster-data.ts'
import { PresendError, problemsError } from '../../errors/presend-error.ts'
import { parseShowRequest, type ShowInput, type ShowRequest } from './show-request.ts'
import { type ShownData, shownCsv, shownObject } from './shown-data.ts'
import { shownLines } from './shown-text.ts'

type Api = Awaited<ReturnType<typeof openApi>>

/** Including retries. */
const timeLimitMs = 120_000

/** @throws PresendError SETTINGS_INVALID, API_NOT_FOUND without an account or data, other API_ codes */
export async function showData(input: ShowInput, deps: CommandDeps): Promise<number> {
  const { terminal, world } = deps
  const request = parseShowRequest(input, {
    token: world.env['PRESEND_API_TOKEN'] ?? '',
    apiUrl: world.env['PRESEND_API_URL'] ?? '',
    nowMs: world.clock.nowMs(),
  })
  if (request.status === 'bad') {
    throw problemsError('SETTINGS_INVALID', 'Reading the options', request.problems)
  }
  const data = await readData(request.value, deps)
  if (request.value.form === 'json') printJson(shownObject(data), terminal)
  else if (request.value.form === 'csv') terminal.print(shownCsv(data))
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
    throw notThere({ done, came: answer.words, expected: 'a connected account', todo })
  }
  const accounts = answer.value
  const wanted = email?.toLowerCase() ?? null
  const found = accounts.filter((account) => wanted === null || account.email.toLowerCase() === wanted)
  const [only] = found
  if (only !== undefined && found.length === 1) return only
  const names = accounts.map((account) => account.email).join(', ')
  const came = wanted === null ? `${accounts.length} accounts` : `none with the address ${email ?? ''}`
  throw notThere({ done, came, expected: 'one account', todo: `pass --email with one of: ${names}` })
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
  if (answer.status === 'told') return within(answer.value, question.range)
  const all = await api.readPostmasterDomain({ ...question, range: null }, signal)
  const known = all.status === 'told' ? all.value : null
  throw noData(question, { subject: question.domain, words: answer.words, known })
}

/** The endpoint has no date range, so select the days here. */
async function readTotals(api: Api, question: DataRequest, signal: AbortSignal): Promise<PostmasterSeries> {
  const subject = `the account ${question.account.email}`
  const answer = await api.readPostmasterTotals(question, signal)
  if (answer.status === 'none') throw noData(question, { subject, words: answer.words, known: null })
  const series = within(answer.value, question.range)
  if (newestOf(series) !== '') return series
  throw noData(question, { subject, words: 'no day of these', known: answer.value })
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

function newestOf(series: PostmasterSeries): string {
  const all = Object.values(series).flatMap((days: readonly { readonly date: string }[]) =>
    days.map(({ date }) => date),
  )
  return all.reduce((newest, date) => (date > newest ? date : newest), '')
}

/** Distinguishes between no data at all and no data in this range. */
function noData(
  { range }: DataRequest,
  found: { readonly subject: string; readonly words: string; readonly known: PostmasterSeries | null },
): PresendError {
  const newest = found.known === null ? '' : newestOf(found.known)
  const ago = newest === '' ? 0 : Math.max(daysBetween(newest, range.endDate), 0)
  const todo =
    newest === ''
      ? 'check the name as the provider lists it; data appears with the first sync or import'
      : `the latest day is ${newest}, ${ago} days before ${range.endDate}: set --from and --to around it`
  return notThere({
    done: `Reading postmaster data of ${found.subject} from ${range.startDate} to ${range.endDate}`,
    came: found.words,
    expected: 'at least one day',
    todo,
  })
}

function notThere(words: Pick<PresendError['parts'], 'done' | 'came' | 'expected' | 'todo'>): PresendError {
  return new PresendError({ code: 'API_NOT_FOUND', outcome: 'misconfigured', ...words })
}
