/**
 * Groups the entries in a file by domain and day. A series may occur only once for each domain and day; a duplicate is
 * reported as a problem.
 */

import type { SeriesOfDay } from '../../../foundation/contract/postmaster-replies.ts'
import type { Problem, SourcePlace } from '../../../foundation/errors/problem.ts'
import { emptyDay, type PostmasterDay } from '../storage/accounts-and-days.ts'

/** An entry in an imported file. */
export interface Entry {
  /** The domain in lower case, as A-labels. */
  readonly domain: string
  /** YYYY-MM-DD */
  readonly date: string
  /** The entry's value in each series; `null` or absent if there is none. */
  readonly series: Partial<SeriesOfDay>
  /** The entry's location, for error messages: a column or a JSON path. */
  readonly input: string
  readonly place: SourcePlace
}

/** Groups entries by domain and day. */
export interface DayCollector {
  add(entry: Entry): void
  /** Returns the collected days, in order of first appearance. */
  readonly days: readonly PostmasterDay[]
  readonly problems: readonly Problem[]
}

/** Creates an empty collector. */
export function dayCollector(): DayCollector {
  const days = new Map<string, PostmasterDay>()
  const places = new Map<string, SourcePlace>()
  const problems: Problem[] = []
  return {
    add: (entry) => {
      const { domain, date, series: given } = entry
      const key = JSON.stringify([domain, date])
      for (const series of seriesIn(given)) {
        const seriesKey = `${series} ${key}`
        const before = places.get(seriesKey)
        if (before === undefined) places.set(seriesKey, entry.place)
        else problems.push(duplicateProblem(entry, before))
      }
      days.set(key, { ...(days.get(key) ?? emptyDay(domain, date)), ...given })
    },
    get days() {
      return [...days.values()]
    },
    problems,
  }
}

function seriesIn(given: Entry['series']): readonly string[] {
  return Object.entries(given).flatMap(([series, value]) => (value === null || value === undefined ? [] : [series]))
}

function duplicateProblem({ input, place, domain, date }: Entry, before: SourcePlace): Problem {
  const where = before.line === undefined ? '' : ` (first on line ${before.line})`
  return {
    input,
    came: `a second value for ${domain} on ${date}`,
    expected: `one value per domain and day${where}`,
    place,
  }
}
