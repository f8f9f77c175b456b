/** The state of the copy at each seed: a single word by which the report sorts and colors. */

import { isTab } from '../../contract/names.ts'
import type { StoredSeed } from '../../storage/store.ts'

/** All states, ordered by how much attention they need. */
export const seedStates = ['refused', 'spam', 'undecided', 'deferred', 'waiting', 'tab', 'inbox'] as const
export type SeedState = (typeof seedStates)[number]

/** Returns the state of a seed's copy. */
export function seedState({ result }: Pick<StoredSeed, 'result'>): SeedState {
  if (result === null) return 'waiting'
  if (result.status !== 'placed') return result.status
  if (result.folder === 'INBOX') return 'inbox'
  return result.folder !== null && isTab(result.folder) ? 'tab' : 'spam'
}

/** The number of copies in each state. */
export type Tally = Readonly<Record<SeedState, number>> & { readonly total: number }

/** Counts the copies in each state. */
export function tallySeeds(seeds: readonly Pick<StoredSeed, 'result'>[]): Tally {
  const states = seeds.map(seedState)
  const count = (state: SeedState): number => states.filter((one) => one === state).length
  return {
    refused: count('refused'),
    spam: count('spam'),
    undecided: count('undecided'),
    deferred: count('deferred'),
    waiting: count('waiting'),
    tab: count('tab'),
    inbox: count('inbox'),
    total: seeds.length,
  }
}

/** `2026-01-01 10:30:05 UTC` */
export function timeText(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
