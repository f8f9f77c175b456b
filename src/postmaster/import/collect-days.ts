/** Collects the entries of a file into days; an entry has one series of one domain and day. Duplicates are problems. */

import type { SeriesOfDay } from '../../contract/postmaster-replies.ts'
import type { Problem, SourcePlace } from '../../errors/problem.ts'
import { emptyDay, type PostmasterDay } from '../storage/accounts-and-days.ts'

/** An entry of a file. */
export interface Entry {
  /** Lower case, A-labels. */
  readonly domain: string
  /** YYYY-MM-DD */
  readonly date: string
  /** `null` or absent: not in the entry. */
  readonly series: Partial<SeriesOfDay>
  /** For problems: a column or a JSON path. */
  readonly input: string
  readonly place: SourcePlace
}

/** Collected days. */
export interface DayCollector {
  add(entry: Entry): void
  /** In order of first appearance. */
  readonly days: readonly PostmasterDay[]
  readonly problems: readonly Problem[]
}

/** Opens an empty collector. */
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
  const where = before.line === undefined ? '' : ` (already on line ${before.line})`
  return { input, came: `${domain} on ${date} a second time`, expected: `one value per day${where}`, place }
}
