/** What `presend postmaster show` was asked for → what is to be read, or everything that is wrong with it. */

import { dayOf, isDay, plusDays } from '../../contract/day.ts'
import type { DayRange } from '../../contract/postmaster-data.ts'
import { bad, ok, type Parsed, type Problem, quoteValue } from '../../errors/problem.ts'
import { parseApiUrl } from '../../settings/parsers/api-url.ts'
import { bareAddress, parseDomain } from '../../settings/parsers/host.ts'
import { wholeNumber } from '../../settings/parsers/number.ts'
import { parseToken } from '../../settings/parsers/text.ts'
import type { Secret } from '../../world/secret.ts'
import { localApiUrl, type PostmasterShowLine } from './declare-show.ts'

/** What is to be read, and how it is to be printed. */
export interface ShowRequest {
  readonly apiUrl: string
  readonly apiToken: Secret
  /** `null`: the only account. */
  readonly email: string | null
  /** `null`: all together. */
  readonly domain: string | null
  readonly range: DayRange
  readonly form: 'text' | 'json' | 'csv'
}

const usualDays = 30
const mostDays = 1000

/** @param environment PRESEND_API_TOKEN and PRESEND_API_URL as they came; '' when they are not set */
export function parseShowRequest(
  line: PostmasterShowLine,
  { token, apiUrl: environmentUrl, nowMs }: { readonly token: string; readonly apiUrl: string; readonly nowMs: number },
): Parsed<ShowRequest> {
  const givenUrl = line.apiUrl ?? (environmentUrl.trim() || localApiUrl)
  const apiUrl = parseApiUrl(givenUrl, line.apiUrl === null ? 'PRESEND_API_URL' : '--api-url')
  const apiToken = token.trim() === '' ? bad(noToken) : parseToken(token, 'PRESEND_API_TOKEN')
  const email = maybe(line.email, (text) => bareAddress('postmaster@shop.example')(text, '--email'))
  const domain = maybe(line.domain, (text) => parseDomain(text, 'domain'))
  const range = parseRange(line, nowMs)
  const form = parseForm(line)
  if (
    apiUrl.status === 'ok' &&
    apiToken.status === 'ok' &&
    email.status === 'ok' &&
    domain.status === 'ok' &&
    range.status === 'ok' &&
    form.status === 'ok'
  ) {
    return ok({
      apiUrl: apiUrl.value,
      apiToken: apiToken.value,
      email: email.value,
      domain: domain.value,
      range: range.value,
      form: form.value,
    })
  }
  const all: readonly Parsed<unknown>[] = [domain, email, range, form, apiUrl, apiToken]
  return bad(...all.flatMap((one) => (one.status === 'bad' ? one.problems : [])))
}

const noToken: Problem = {
  input: 'PRESEND_API_TOKEN',
  came: 'nothing',
  expected: 'the token of the workspace whose accounts are asked for',
  todo: 'set the variable; presend token create makes one for a service of your own',
}

const bothForms: Problem = { input: '--csv', came: '--json beside it', expected: 'one of the two' }

function parseForm({ isCsv, format }: PostmasterShowLine): Parsed<ShowRequest['form']> {
  if (isCsv && format === 'json') return bad(bothForms)
  return ok(isCsv ? 'csv' : format)
}

function maybe<T>(text: string | null, parse: (text: string) => Parsed<T>): Parsed<T | null> {
  return text === null ? ok(null) : parse(text)
}

function parseRange({ days, from, to }: PostmasterShowLine, nowMs: number): Parsed<DayRange> {
  const count = maybe(days, (text) => wholeNumber({ min: 1, max: mostDays })(text, '--days'))
  const start = maybe(from, (text) => parseDay(text, '--from'))
  const end = maybe(to, (text) => parseDay(text, '--to'))
  const problems = [count, start, end].flatMap((one) => (one.status === 'bad' ? one.problems : []))
  if (count.status === 'bad' || start.status === 'bad' || end.status === 'bad') return bad(...problems)
  if (count.value !== null && start.value !== null) {
    return bad({ input: '--days', came: '--from beside it', expected: 'one of the two' })
  }
  const endDate = end.value ?? dayOf(nowMs)
  const startDate = start.value ?? plusDays(endDate, 1 - (count.value ?? usualDays))
  if (startDate <= endDate) return ok({ startDate, endDate })
  return bad({ input: '--from', came: startDate, expected: `a day that is not after ${endDate}` })
}

function parseDay(text: string, input: string): Parsed<string> {
  return isDay(text) ? ok(text) : bad({ input, came: quoteValue(text), expected: 'a day that exists, as YYYY-MM-DD' })
}
