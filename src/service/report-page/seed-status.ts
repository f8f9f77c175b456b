/** The state of the copy at each seed, in the one word that the report sorts and colors by. */

import { isTab } from '../../contract/names.ts'
import type { StoredSeed } from '../../storage/store.ts'

/** Ordered by how much attention they need. */
export const seedStates = ['refused', 'spam', 'undecided', 'deferred', 'waiting', 'tab', 'inbox'] as const
export type SeedState = (typeof seedStates)[number]

/** The state of a seed's copy. */
export function seedState({ result }: Pick<StoredSeed, 'result'>): SeedState {
  if (result === null) return 'waiting'
  if (result.status !== 'placed') return result.status
  if (result.folder === 'INBOX') return 'inbox'
  return result.folder !== null && isTab(result.folder) ? 'tab' : 'spam'
}

/** Number of copies by state. */
export type Tally = Readonly<Record<SeedState, number>> & { readonly total: number }

/** Counts the copies. */
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
