/** Single statements of a file (one series, one domain, one day) → days; a second statement about the same is an error. */

import type { Problem, SourcePlace } from '../../errors/problem.ts'
import type { PostmasterDay } from '../storage/accounts-and-days.ts'

/** Names of the series. */
export type SeriesName = Exclude<keyof PostmasterDay, 'domain' | 'date'>

/** What a file says in one place. */
export interface Statement {
  /** Lower case, A-labels. */
  readonly domain: string
  /** YYYY-MM-DD */
  readonly date: string
  /** The series that it speaks of, and `null` for the others. */
  readonly says: Partial<Omit<PostmasterDay, 'domain' | 'date'>>
  /** As problems name it: a column, or a JSON path. */
  readonly input: string
  readonly place: SourcePlace
}

/** Days under way. */
export interface DayCollector {
  add(statement: Statement): void
  /** In the order in which they were first named. */
  readonly days: readonly PostmasterDay[]
  readonly problems: readonly Problem[]
}

/** Nothing collected yet. */
export function dayCollector(): DayCollector {
  const days = new Map<string, PostmasterDay>()
  const said = new Map<string, SourcePlace>()
  const problems: Problem[] = []
  return {
    add: (statement) => {
      const { domain, date, says } = statement
      const key = JSON.stringify([domain, date])
      for (const series of seriesIn(says)) {
        const seriesKey = `${series} ${key}`
        const before = said.get(seriesKey)
        if (before === undefined) said.set(seriesKey, statement.place)
        else problems.push(saidTwice(statement, before))
      }
      days.set(key, { ...(days.get(key) ?? emptyDay(domain, date)), ...says })
    },
    get days() {
      return [...days.values()]
    },
    problems,
  }
}

/** A day of which nothing is said. */
export function emptyDay(domain: string, date: string): PostmasterDay {
  return {
    domain,
    date,
    spamRate: null,
    ipReputation: null,
    domainReputation: null,
    feedbackLoop: null,
    authentication: null,
    encryption: null,
    deliveryErrors: null,
  }
}

function seriesIn(says: Statement['says']): readonly string[] {
  return Object.entries(says).flatMap(([series, value]) => (value === null || value === undefined ? [] : [series]))
}

function saidTwice({ input, place, domain, date }: Statement, before: SourcePlace): Problem {
  const where = before.line === undefined ? '' : ` (line ${before.line} says it already)`
  return { input, came: `${domain} on ${date} a second time`, expected: `one value a day${where}`, place }
}
