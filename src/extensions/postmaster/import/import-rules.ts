/** Rules for imported data. */

import { dayOf, expectedDay, isDay, plusDays } from '../../../foundation/contract/day.ts'
import type { DomainPostmasterReply, SeriesName } from '../../../foundation/contract/postmaster-replies.ts'
import { bad, ok, type Parsed, type Problem, quoteValue } from '../../../foundation/errors/problem.ts'
import { parseDomain } from '../../../foundation/world/domain.ts'
import type { PostmasterDay } from '../storage/accounts-and-days.ts'
import type { DayCollector, Entry } from './collect-days.ts'

/** Options for reading a file. */
export interface ImportRules {
  /** The file name to show in error messages. */
  readonly file: string
  /** The root of the JSON paths in error messages; `$` if not given. */
  readonly root?: string
  /** The current time; days later than tomorrow are rejected. */
  readonly nowMs: number
}

/** The days in a file. */
export type ImportedDays = readonly PostmasterDay[]

/** The maximum number of problems to show. Further problems are only counted. */
const shownProblemCount = 50
/** The earliest valid day; no provider has older data. */
const firstDay = '2000-01-01'

/** Returns the first fifty problems, and a count of the remaining ones. */
export function shownProblems(problems: readonly Problem[]): readonly Problem[] {
  const moreCount = problems.length - shownProblemCount
  if (moreCount <= 0) return problems
  const more = { input: 'file', came: String(moreCount), expected: 'no further problems' }
  return [...problems.slice(0, shownProblemCount), more]
}

/** Parses a date; accepts valid dates from 2000 to tomorrow. @param at the location to show in error messages */
export function parseDay(text: string, at: Pick<Problem, 'input' | 'place'>, nowMs: number): Parsed<string> {
  if (!isDay(text)) return bad({ ...at, came: quoteValue(text), expected: expectedDay })
  if (text >= firstDay && text <= plusDays(dayOf(nowMs), 1)) return ok(text)
  return bad({ ...at, came: quoteValue(text), expected: `a day from ${firstDay} to tomorrow` })
}

/** Normalizes a domain. */
export function parseImportedDomain(text: string, at: Pick<Problem, 'input' | 'place'>): Parsed<string> {
  const domain = parseDomain(text)
  if (domain?.includes('.') === true) return ok(domain)
  return bad({ ...at, came: quoteValue(text), expected: 'a domain, such as shop.example' })
}

/** The key of each series in API responses, and presend's own name for the series. */
const seriesOfWire = [
  ['spam_rate_data', 'spamRate'],
  ['ip_reputation_data', 'ipReputation'],
  ['domain_reputation_data', 'domainReputation'],
  ['feedback_loop_data', 'feedbackLoop'],
  ['authentication_data', 'authentication'],
  ['encryption_data', 'encryption'],
  ['delivery_errors_data', 'deliveryErrors'],
] as const satisfies readonly (readonly [keyof DomainPostmasterReply, SeriesName])[]

/** An empty list for each series. */
export const noSeries: Readonly<Record<string, unknown>> = Object.fromEntries(seriesOfWire.map(([wire]) => [wire, []]))

/**
 * Adds all of a domain's entries.
 *
 * @param locate returns an entry's location, for error messages
 */
export function addSeries(
  collector: DayCollector,
  { domain, series }: { readonly domain: string; readonly series: DomainPostmasterReply },
  locate: (name: keyof DomainPostmasterReply, index: number) => Pick<Entry, 'input' | 'place'>,
): void {
  for (const [wire, name] of seriesOfWire) {
    for (const [index, { date, ...value }] of series[wire].entries()) {
      collector.add({ domain, date, series: { [name]: value }, ...locate(wire, index) })
    }
  }
}
