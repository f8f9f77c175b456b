/** Parses responses from the Postmaster Tools API v2. Source: its discovery document, revision 20260209. */

import { dayFrom } from '../../../foundation/contract/day.ts'
import { fieldOf, isObject, parseJsonObject, textField } from '../../../foundation/errors/json-object.ts'
import { quoteValue } from '../../../foundation/errors/problem.ts'
import { parseDomain } from '../../../foundation/world/domain.ts'
import { ApiFailure } from './api-failure.ts'

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[]
  /** The token for the next page; `null` on the last page. */
  readonly nextPageToken: string | null
}

/** One of the account's domains. */
export interface GoogleDomain {
  /** The resource name, used in requests. */
  readonly resourceName: string
  /** The domain in lower case, as A-labels. */
  readonly domain: string
  /** False if the domain is not verified, or if the account lacks permission to read its data. */
  readonly isReadable: boolean
}

/** The value of one metric on one day. */
export interface DomainStat {
  /** The metric's name, as given in the request. */
  readonly metric: string
  readonly date: string
  readonly value: StatValue
}

/** A rate, a count or a list of strings; `null` for a value of any other type. */
export type StatValue = number | readonly string[] | null

/** Parses a page of `domains.list`. @throws ApiFailure malformed */
export function parseDomainPage(text: string): Page<GoogleDomain> {
  return parsePage(text, 'domains', (entry) => {
    const name = textField(entry, 'name') ?? ''
    const domain = name.startsWith('domains/') ? parseDomain(name.slice('domains/'.length)) : null
    if (domain === null) throw malformed(`invalid domain ${quoteValue(name)}`)
    const isReadable = fieldOf(entry, 'permission') !== 'NONE' && fieldOf(entry, 'verificationState') !== 'UNVERIFIED'
    return { resourceName: name, domain, isReadable }
  })
}

/** Parses a page of `domainStats:query`. @throws ApiFailure malformed */
export function parseStatsPage(text: string): Page<DomainStat> {
  return parsePage(text, 'domainStats', (entry) => {
    const metric = textField(entry, 'metric')
    const date = parseDate(fieldOf(entry, 'date'))
    if (metric === null || date === null) throw malformed('a statistic has no metric or no valid date')
    return { metric, date, value: parseValue(fieldOf(entry, 'value')) }
  })
}

/** The JSON encoding of protocol buffers omits empty lists. */
function parsePage<T>(text: string, name: string, parseItem: (entry: Readonly<Record<string, unknown>>) => T): Page<T> {
  const reply = parseJsonObject(text)
  if (reply === null) throw malformed('not a JSON object')
  const list = fieldOf(reply, name) ?? []
  if (!Array.isArray(list)) throw malformed(`${name} is not a list`)
  const entries: readonly unknown[] = list
  const items = entries.map((entry) => {
    if (!isObject(entry)) throw malformed(`${name} has an entry that is not an object`)
    return parseItem(entry)
  })
  return { items, nextPageToken: textField(reply, 'nextPageToken') }
}

function parseDate(value: unknown): string | null {
  const [year, month, day] = ['year', 'month', 'day'].map((name) => fieldOf(value, name))
  if (typeof year !== 'number' || typeof month !== 'number' || typeof day !== 'number') return null
  return dayFrom(year, month, day)
}

/**
 * Parses a union, in which exactly one field is set. Int64 values, NaN and the infinities arrive as strings; NaN and
 * the infinities are ignored.
 */
function parseValue(value: unknown): StatValue {
  for (const name of ['floatValue', 'doubleValue', 'intValue']) {
    const found = fieldOf(value, name)
    const number = typeof found === 'string' && /^-?\d{1,15}$/u.test(found) ? Number(found) : found
    if (typeof number === 'number' && Number.isFinite(number)) return number
  }
  const list = fieldOf(value, 'stringList')
  const values: unknown = isObject(list) ? (list['values'] ?? []) : null
  if (!Array.isArray(values)) return null
  const texts: readonly unknown[] = values
  return texts.filter((text) => typeof text === 'string')
}

function malformed(came: string): ApiFailure {
  return new ApiFailure('malformed', `unexpected reply from Google: ${came}`)
}
