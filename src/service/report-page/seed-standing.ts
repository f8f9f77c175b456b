/** Where one copy stands, in the one word that the report sorts and colours by. */

import { isTab } from '../../contract/names.ts'
import type { StoredSeed } from '../../storage/store.ts'

/** From what needs a look first to what is as it should be. */
export const standings = ['refused', 'spam', 'undecided', 'deferred', 'waiting', 'tab', 'inbox'] as const
export type Standing = (typeof standings)[number]

/** The standing of a seed's copy. */
export function standingOf({ result }: Pick<StoredSeed, 'result'>): Standing {
  if (result === null) return 'waiting'
  if (result.status !== 'placed') return result.status
  if (result.folder === 'INBOX') return 'inbox'
  return result.folder !== null && isTab(result.folder) ? 'tab' : 'spam'
}

/** How many copies stand where. */
export type Tally = Readonly<Record<Standing, number>> & { readonly total: number }

/** Counts them. */
export function tallyOf(seeds: readonly Pick<StoredSeed, 'result'>[]): Tally {
  const found = seeds.map(standingOf)
  const count = (standing: Standing): number => found.filter((one) => one === standing).length
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
