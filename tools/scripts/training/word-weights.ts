/** Learns the word table from training mail and renders it. */

import type { WordWeights } from '../../../src/verdict/spam/built-in/score-words.ts'
import { readWordFeatures } from '../../../src/verdict/spam/built-in/word-features.ts'
import { learnWeights } from './learn-weights.ts'
import type { TrainingMail } from './training-set.ts'

/**
 * The minimum number of entries that must contain a pair of words, so that phrases of a single author are not learned.
 */
const minPairEntries = 3
/** The maximum number of features. More features would enlarge the file but hardly improve the classification. */
const maxFeatureCount = 10_000

/** Learns weights from `mail`, rounded to hundredths. */
export function learnWordWeights(mail: readonly TrainingMail[]): WordWeights {
  const drafts = mail.map(({ entry, drafts: each }) => ({
    isSpam: entry.isSpam,
    share: 1 / each.length,
    features: each.map(({ words }) => [...readWordFeatures(words)]),
  }))
  const counts = new Map<string, number>()
  for (const { features } of drafts)
    for (const feature of new Set(features.flat())) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const scales = new Map(
    [...counts]
      .filter(([feature, count]) => !feature.includes(' ') || count >= minPairEntries)
      .map(([feature, count]) => [feature, scaleOf(count)]),
  )
  const examples = drafts.flatMap(({ features, isSpam, share }) =>
    features.map((each) => ({ features: each, isSpam, share })),
  )
  const { bias, weights } = learnWeights(examples, scales)
  return { bias: Math.round(bias * 100), weights: heaviest(weights) }
}

/**
 * Returns the scale of a feature: the inverse of the fourth root of its count, so that words found in all mail ("and",
 * "the") have little weight.
 */
function scaleOf(count: number): number {
  return 1 / Math.sqrt(Math.sqrt(count))
}

function heaviest(weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const rounded = [...weights]
    .map(([feature, weight]) => ({ feature, weight: Math.round(weight * 100) }))
    .filter(({ weight }) => weight !== 0)
    .toSorted((left, right) => Math.abs(right.weight) - Math.abs(left.weight) || compare(left.feature, right.feature))
  return new Map(rounded.slice(0, maxFeatureCount).map(({ feature, weight }) => [feature, weight]))
}

/** Compares by code units, because the order must not depend on the locale. */
function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right)
}

/** Renders the content of src/verdict/spam/built-in/word-table.json. */
export function renderWordTable({ bias, weights }: WordWeights): string {
  const byWeight = Map.groupBy(weights.keys(), (feature) => weights.get(feature) ?? 0)
  const lines = [...byWeight]
    .toSorted(([left], [right]) => right - left)
    .map(([weight, features]) => `${weight}:${features.toSorted(compare).join(',')}`)
  return `${JSON.stringify({ bias, lines }, null, 2)}\n`
}
