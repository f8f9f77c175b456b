/** Parses the options of `presend postmaster show`. */

import { bareAddress, parseDomain } from '../../../check/settings/parsers/host.ts'
import { wholeNumber } from '../../../check/settings/parsers/number.ts'
import { parseToken } from '../../../check/settings/parsers/text.ts'
import { parseApiUrl } from '../../../check/settings/parsers/url.ts'
import { localApiUrl } from '../../../cli/command.ts'
import { type DayRange, dayOf, expectedDay, isDay, plusDays } from '../../../foundation/contract/day.ts'
import { bad, ok, type Parsed, type Problem, parsedObject, quoteValue } from '../../../foundation/errors/problem.ts'
import type { Secret } from '../../../foundation/world/secret.ts'

/** The values of the `postmaster show` options; `null` if not given. */
export interface ShowInput {
  readonly domain: string | null
  readonly email: string | null
  readonly days: string | null
  readonly from: string | null
  readonly to: string | null
  readonly apiUrl: string | null
  readonly isCsv: boolean
  readonly isJson: boolean
}

/** Which data to read, and how to print it. */
export interface ShowRequest {
  readonly apiUrl: string
  readonly apiToken: Secret
  /** The account's address; `null` for the workspace's only account. */
  readonly email: string | null
  /** The domain; `null` for all of the account's domains combined. */
  readonly domain: string | null
  readonly range: DayRange
  readonly form: 'text' | 'json' | 'csv'
}

const defaultDays = 30
const maxDays = 1000

/**
 * Parses all options. `token` and `apiUrl` come from the PRESEND_API_TOKEN and PRESEND_API_URL environment variables;
 * for an unset variable, pass ''.
 */
export function parseShowRequest(
  input: ShowInput,
  { token, apiUrl: environmentUrl, nowMs }: { readonly token: string; readonly apiUrl: string; readonly nowMs: number },
): Parsed<ShowRequest> {
  const givenUrl = input.apiUrl ?? (environmentUrl.trim() || localApiUrl)
  return parsedObject({
    domain: maybe(input.domain, (text) => parseDomain(text, 'domain')),
    email: maybe(input.email, (text) => bareAddress('postmaster@shop.example')(text, '--email')),
    range: parseRange(input, nowMs),
    form: parseForm(input),
    apiUrl: parseApiUrl(givenUrl, input.apiUrl === null ? 'PRESEND_API_URL' : '--api-url'),
    apiToken: token.trim() === '' ? bad(noToken) : parseToken(token, 'PRESEND_API_TOKEN'),
  })
}

const noToken: Problem = {
  input: 'PRESEND_API_TOKEN',
  came: 'nothing',
  expected: "the workspace's API token",
  todo: 'set this environment variable; for a self-hosted service, create a token with: presend token create',
}

const bothForms: Problem = { input: '--csv', expected: 'either --csv or --json, not both' }

function parseForm({ isCsv, isJson }: ShowInput): Parsed<ShowRequest['form']> {
  if (isCsv && isJson) return bad(bothForms)
  if (isCsv) return ok('csv')
  return ok(isJson ? 'json' : 'text')
}

function maybe<T>(text: string | null, parse: (text: string) => Parsed<T>): Parsed<T | null> {
  return text === null ? ok(null) : parse(text)
}

function parseRange({ days, from, to }: ShowInput, nowMs: number): Parsed<DayRange> {
  const given = parsedObject({
    count: maybe(days, (text) => wholeNumber({ min: 1, max: maxDays })(text, '--days')),
    start: maybe(from, (text) => parseDay(text, '--from')),
    end: maybe(to, (text) => parseDay(text, '--to')),
  })
  if (given.status === 'bad') return given
  const { count, start, end } = given.value
  if (count !== null && start !== null) {
    return bad({ input: '--days', expected: 'either --days or --from, not both' })
  }
  const endDate = end ?? dayOf(nowMs)
  const startDate = start ?? plusDays(endDate, 1 - (count ?? defaultDays))
  if (startDate <= endDate) return ok({ startDate, endDate })
  return bad({ input: '--from', came: startDate, expected: `a day no later than ${endDate}` })
}

function parseDay(text: string, input: string): Parsed<string> {
  return isDay(text) ? ok(text) : bad({ input, came: quoteValue(text), expected: expectedDay })
}
