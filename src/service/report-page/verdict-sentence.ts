/** What a report says first: the whole result in one sentence. */

import type { TestStatus } from '../../contract/names.ts'
import type { Standing, Tally } from './seed-standing.ts'

/** Which colour the sentence has. `open`: nobody can say yet. */
export type Mood = 'good' | 'mixed' | 'bad' | 'open'

/** The sentence; true for every mix of results, also while some are missing. */
export function verdictSentence(tally: Tally, status: TestStatus): string {
  const others = otherParts(tally, status)
  const inbox = `${tally.inbox} of ${copies(tally.total)} ${tally.inbox === 1 ? 'is' : 'are'} in the inbox`
  if (status === 'pending') return `Waiting for mail: none of ${copies(tally.total)} has arrived yet.`
  const start = { expired: `Time is up: ${inbox}`, in_progress: `So far ${inbox}`, complete: upper(inbox) }[status]
  return others.length === 0 ? `${start}.` : `${start}; ${others.join(', ')}.`
}

/** Good: every copy that can be judged is in the inbox. Bad: most are not. */
export function moodOf(tally: Tally, status: TestStatus): Mood {
  if (status === 'pending' || status === 'in_progress') return 'open'
  if (tally.inbox === tally.total) return 'good'
  return tally.inbox * 2 < tally.total ? 'bad' : 'mixed'
}

type Words = (count: number, status: TestStatus) => string

/** In the order of the sentence; the inbox stands before all of them. */
const parts: readonly (readonly [Exclude<Standing, 'inbox'>, Words])[] = [
  ['tab', (count) => `${count} in another tab`],
  ['spam', (count) => `${count} in Spam`],
  ['refused', (count) => `${count} refused`],
  ['deferred', (count) => `${count} put off by the receiver`],
  ['undecided', (count) => `${count} taken with no folder known`],
  ['waiting', (count, status) => (status === 'expired' ? `${count} never arrived` : `${count} still to come`)],
]

function otherParts(tally: Tally, status: TestStatus): readonly string[] {
  return parts.flatMap(([standing, words]) => (tally[standing] === 0 ? [] : [words(tally[standing], status)]))
}

function copies(count: number): string {
  return count === 1 ? '1 copy' : `${count} copies`
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
