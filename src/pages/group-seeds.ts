/** Groups the seeds of a test whose copies have the same result. */

import { type SeedView, seedStates } from './report-view.ts'

/** A group of seeds with the same result; never empty. */
export interface SeedGroup {
  /** The first seed of the group. The page shows its texts for the whole group. */
  readonly first: SeedView
  readonly seeds: readonly SeedView[]
}

/** Groups seeds by result. Groups that need attention come first, and larger groups before smaller ones. */
export function groupSeeds(seeds: readonly SeedView[]): readonly SeedGroup[] {
  const groups = [...Map.groupBy(seeds, keyOf).values()].flatMap((own) => {
    const [first] = own
    return first === undefined ? [] : [{ first, seeds: own }]
  })
  const rank = ({ first }: SeedGroup): number => seedStates.indexOf(first.state)
  return groups.toSorted((left, right) => rank(left) - rank(right) || right.seeds.length - left.seeds.length)
}

/**
 * Returns the key by which seeds are grouped. Numbers and ids, such as queue ids and scores, are omitted, because they
 * differ between copies with the same result.
 */
function keyOf({ state, folder, placementKind, verdicts, reason, reply }: SeedView): string {
  const words =
    verdicts === null
      ? []
      : [verdicts.spf, verdicts.dkim, verdicts.dmarc].map(({ word, detail }) => [word, generalized(detail)])
  return JSON.stringify([state, folder, placementKind, words, generalized(reason), generalized(reply)])
}

function generalized(text: string): string {
  return text.replaceAll(/[\w.:-]*\d[\w.:-]*/gu, '#')
}
