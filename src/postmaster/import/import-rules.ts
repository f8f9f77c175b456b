/** Rules that all import formats share. */

import { dayOf, isDay, plusDays } from '../../contract/day.ts'
import type { DomainPostmasterReply, SeriesName } from '../../contract/postmaster-replies.ts'
import { bad, ok, type Parsed, type Problem, quoteValue } from '../../errors/problem.ts'
import { parseDomain } from '../../mail/domain.ts'
import type { PostmasterDay } from '../storage/accounts-and-days.ts'
import type { DayCollector, Entry } from './collect-days.ts'

/** Options for reading a file. */
export interface ImportRules {
  /** The file name that problems mention. */
  readonly file: string
  /** The domain of the data, in lower case, as A-labels; `null` if the file names the domains. */
  readonly domain: string | null
  /** The root of the JSON paths in problems; `$` if not given. */
  readonly root?: string
  /** The current time; days later than tomorrow are rejected. */
  readonly nowMs: number
}

/** The result of reading a file. */
export interface ImportedFile {
  readonly days: readonly PostmasterDay[]
  /** Names of data that was ignored because it fits no series. */
  readonly leftOut: readonly string[]
}

/** The number of problems to show. Further problems are counted but not shown. */
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

/** Parses a date; accepts valid dates from 2000 to tomorrow. @param at the location to name in problems */
export function parseDay(text: string, at: Pick<Problem, 'input' | 'place'>, nowMs: number): Parsed<string> {
  if (!isDay(text)) return bad({ ...at, came: quoteValue(text), expected: 'a valid date, as YYYY-MM-DD' })
  if (text >= firstDay && text <= plusDays(dayOf(nowMs), 1)) return ok(text)
  return bad({ ...at, came: quoteValue(text), expected: `a day from ${firstDay} to tomorrow` })
}

/** Normalizes a domain. */
export function parseImportedDomain(text: string, at: Pick<Problem, 'input' | 'place'>): Parsed<string> {
  const domain = parseDomain(text)
  if (domain?.includes('.') === true) return ok(domain)
  return bad({ ...at, came: quoteValue(text), expected: 'a domain, such as shop.example' })
}

/** The names of the series, by their keys in an API reply. */
export const seriesOfWire: Readonly<Record<keyof DomainPostmasterReply, SeriesName>> = {
  spam_rate_data: 'spamRate',
  ip_reputation_data: 'ipReputation',
  domain_reputation_data: 'domainReputation',
  feedback_loop_data: 'feedbackLoop',
  authentication_data: 'authentication',
  encryption_data: 'encryption',
  delivery_errors_data: 'deliveryErrors',
}

/** Empty series. */
export const noSeries: DomainPostmasterReply = {
  spam_rate_data: [],
  ip_reputation_data: [],
  domain_reputation_data: [],
  feedback_loop_data: [],
  authentication_data: [],
  encryption_data: [],
  delivery_errors_data: [],
}

/**
 * Adds all entries of a domain.
 *
 * @param locate returns the location of an entry, for problems
 */
export function addSeries(
  collector: DayCollector,
  { domain, series }: { readonly domain: string; readonly series: DomainPostmasterReply },
  locate: (name: keyof DomainPostmasterReply, index: number) => Pick<Entry, 'input' | 'place'>,
): void {
  const add = (
    [name, index]: readonly [keyof DomainPostmasterReply, number],
    date: string,
    given: Entry['series'],
  ): void => collector.add({ domain, date, series: given, ...locate(name, index) })
  for (const [at, { date, ...spamRate }] of series.spam_rate_data.entries())
    add(['spam_rate_data', at], date, { spamRate })
  for (const [at, { date, ...ipReputation }] of series.ip_reputation_data.entries())
    add(['ip_reputation_data', at], date, { ipReputation })
  for (const [at, { date, ...domainReputation }] of series.domain_reputation_data.entries())
    add(['domain_reputation_data', at], date, { domainReputation })
  for (const [at, { date, ...feedbackLoop }] of series.feedback_loop_data.entries())
    add(['feedback_loop_data', at], date, { feedbackLoop })
  for (const [at, { date, ...authentication }] of series.authentication_data.entries())
    add(['authentication_data', at], date, { authentication })
  for (const [at, { date, ...encryption }] of series.encryption_data.entries())
    add(['encryption_data', at], date, { encryption })
  for (const [at, { date, ...deliveryErrors }] of series.delivery_errors_data.entries())
    add(['delivery_errors_data', at], date, { deliveryErrors })
}
