/** What the word table says of a text. */

import { isNeutral } from './neutral-words.ts'
import { readWordFeatures } from './word-features.ts'
import { wordTable } from './word-table.ts'

/** Weights of features in hundredths, and what a text without any known word gets. */
export interface WordWeights {
  readonly bias: number
  readonly weights: ReadonlyMap<string, number>
}

export interface WordScore {
  /** Above 0: like the spam of the training mail, below: like the wanted mail; ±1 is a clear case. */
  readonly margin: number
  /** The features that spoke most for spam, the strongest first. */
  readonly telling: readonly string[]
}

const tellingCount = 5

/** Reads the lines of a table: `120:act now,claim`, the weight in hundredths. */
export function parseWordTable({ bias, lines }: { readonly bias: number; readonly lines: string }): WordWeights {
  const weights = new Map<string, number>()
  for (const line of lines.split('\n')) {
    const colon = line.indexOf(':')
    const weight = Number(line.slice(0, colon))
    if (colon > 0) for (const feature of line.slice(colon + 1).split(',')) weights.set(feature, weight)
  }
  return { bias, weights }
}

let parsed: WordWeights | undefined

/** The table that presend comes with; read at its first use, so that a start costs nothing. */
export function builtInWeights(): WordWeights {
  parsed ??= parseWordTable(wordTable)
  return parsed
}

/**
 * The linear score of `words`. The sum of weights is divided by the root of the number of distinct features, known
 * or not: a long text has more of everything, and what the table never saw makes it less sure.
 */
export function scoreWords(words: string, { bias, weights }: WordWeights = builtInWeights()): WordScore {
  const features = readWordFeatures(words)
  if (features.size === 0) return { margin: 0, telling: [] }
  let sum = 0
  const speaking: { readonly feature: string; readonly weight: number }[] = []
  for (const feature of features) {
    const weight = weights.get(feature) ?? 0
    sum += weight
    if (weight > 0) speaking.push({ feature, weight })
  }
  return { margin: (bias + sum / Math.sqrt(features.size)) / 100, telling: mostTelling(speaking) }
}

function mostTelling(speaking: readonly { readonly feature: string; readonly weight: number }[]): readonly string[] {
  return speaking
    .filter(({ feature }) => !/[#~]/u.test(feature) && !isNeutral(feature))
    .toSorted((left, right) => right.weight - left.weight || (left.feature < right.feature ? -1 : 1))
    .slice(0, tellingCount)
    .map(({ feature }) => feature)
}
