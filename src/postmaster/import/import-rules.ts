/** What every form of an imported file has in common. */

import { dayOf, isDay, plusDays } from '../../contract/day.ts'
import type { DomainPostmasterReply } from '../../contract/postmaster-replies.ts'
import { bad, ok, type Parsed, type Problem, quoteValue } from '../../errors/problem.ts'
import { parseDomain } from '../../mail/domain.ts'
import type { PostmasterDay } from '../storage/accounts-and-days.ts'
import type { DayCollector, SeriesName, Statement } from './collect-days.ts'

/** How a file is read. */
export interface ImportRules {
  /** Names the file in problems. */
  readonly file: string
  /** Lower case, A-labels: whose data it is, where the file does not say; `null`: it does. */
  readonly domain: string | null
  /** Where JSON paths begin; absent: `$`. */
  readonly root?: string
  /** Days after tomorrow were not observed by anybody. */
  readonly nowMs: number
}

/** A file, read. */
export interface ImportedFile {
  readonly days: readonly PostmasterDay[]
  /** What it says that no series has a place for, in plain words. */
  readonly leftOut: readonly string[]
}

/** Problems beyond this are counted, not told. */
const shownProblemCount = 50
/** No provider gave such data before. */
const firstDay = '2000-01-01'

/** The first fifty in full, and the rest as a number. */
export function shownProblems(problems: readonly Problem[]): readonly Problem[] {
  const moreCount = problems.length - shownProblemCount
  if (moreCount <= 0) return problems
  const more = { input: 'and', came: `${moreCount} more problems`, expected: 'none' }
  return [...problems.slice(0, shownProblemCount), more]
}

/** A day that exists and may have been observed. `at` names it in problems. */
export function parseDay(text: string, at: Pick<Problem, 'input' | 'place'>, nowMs: number): Parsed<string> {
  if (!isDay(text)) return bad({ ...at, came: quoteValue(text), expected: 'a valid date, as YYYY-MM-DD' })
  if (text >= firstDay && text <= plusDays(dayOf(nowMs), 1)) return ok(text)
  return bad({ ...at, came: quoteValue(text), expected: `a day from ${firstDay} to tomorrow` })
}

/** A domain in one spelling. */
export function parseImportedDomain(text: string, at: Pick<Problem, 'input' | 'place'>): Parsed<string> {
  const domain = parseDomain(text)
  if (domain?.includes('.') === true) return ok(domain)
  return bad({ ...at, came: quoteValue(text), expected: 'a domain, such as shop.example' })
}

/** Which series of a day each of the wire's is. */
export const seriesOfWire: Readonly<Record<keyof DomainPostmasterReply, SeriesName>> = {
  spam_rate_data: 'spamRate',
  ip_reputation_data: 'ipReputation',
  domain_reputation_data: 'domainReputation',
  feedback_loop_data: 'feedbackLoop',
  authentication_data: 'authentication',
  encryption_data: 'encryption',
  delivery_errors_data: 'deliveryErrors',
}

/** The series of a domain of which nothing is said. */
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
 * Adds all entries of a domain's series.
 *
 * @param locate where an entry stands, by the wire's name of its series and its index there
 */
export function addSeries(
  collector: DayCollector,
  { domain, series }: { readonly domain: string; readonly series: DomainPostmasterReply },
  locate: (name: keyof DomainPostmasterReply, index: number) => Pick<Statement, 'input' | 'place'>,
): void {
  const add = (
    [name, index]: readonly [keyof DomainPostmasterReply, number],
    date: string,
    says: Statement['says'],
  ): void => collector.add({ domain, date, says, ...locate(name, index) })
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
