/** Groups the seeds of a test whose copies have the same result. */

import { type SeedView, seedStates } from './report-view.ts'

/** Seeds with the same result; never empty. */
export interface SeedGroup {
  /** The first of them, whose texts stand for all. */
  readonly first: SeedView
  readonly seeds: readonly SeedView[]
}

/** Groups the seeds. The groups that need attention come first, larger groups before smaller ones. */
export function groupSeeds(seeds: readonly SeedView[]): readonly SeedGroup[] {
  const groups = [...Map.groupBy(seeds, keyOf).values()].flatMap((own) => {
    const [first] = own
    return first === undefined ? [] : [{ first, seeds: own }]
  })
  const rank = ({ first }: SeedGroup): number => seedStates.indexOf(first.state)
  return groups.toSorted((left, right) => rank(left) - rank(right) || right.seeds.length - left.seeds.length)
}

/** Numbers and ids, such as queue ids and scores, differ between copies that have the same result. */
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
