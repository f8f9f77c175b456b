/** Scores wording with the word table. */

import { isNeutral } from './neutral-words.ts'
import { readWordFeatures } from './word-features.ts'
import wordTable from './word-table.json' with { type: 'json' }

/** The weights in hundredths; `bias` is the score of text that contains no known words. */
export interface WordWeights {
  readonly bias: number
  readonly weights: ReadonlyMap<string, number>
}

export interface WordScore {
  /**
   * If positive, the text is more like the spam in training/; if negative, it is more like the legitimate mail there.
   * At ±1, the result is clear.
   */
  readonly margin: number
  /** The features that point most strongly to spam, strongest first. */
  readonly strongest: readonly string[]
}

const strongestCount = 5

/** Parses a table with lines such as `120:act now,claim`: a weight in hundredths, and the features with this weight. */
export function parseWordTable({ bias, lines }: typeof wordTable): WordWeights {
  const weights = new Map<string, number>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    const weight = Number(line.slice(0, colon))
    for (const feature of line.slice(colon + 1).split(',')) weights.set(feature, weight)
  }
  return { bias, weights }
}

let parsed: WordWeights | undefined

/** The word table included with presend, which is parsed on first use to keep startup fast. */
export function builtInWeights(): WordWeights {
  parsed ??= parseWordTable(wordTable)
  return parsed
}

/**
 * Scores `words` with a linear model. The sum of weights is divided by the square root of the number of distinct
 * features, known or unknown. The division accounts for long messages, which contain more words of all types, and for
 * unknown words, which make the result less certain.
 */
export function scoreWords(words: string, { bias, weights }: WordWeights = builtInWeights()): WordScore {
  const features = readWordFeatures(words)
  if (features.size === 0) return { margin: 0, strongest: [] }
  let sum = 0
  const positive: { readonly feature: string; readonly weight: number }[] = []
  for (const feature of features) {
    const weight = weights.get(feature) ?? 0
    sum += weight
    if (weight > 0) positive.push({ feature, weight })
  }
  return { margin: (bias + sum / Math.sqrt(features.size)) / 100, strongest: strongestOf(positive) }
}

function strongestOf(positive: readonly { readonly feature: string; readonly weight: number }[]): readonly string[] {
  return positive
    .filter(({ feature }) => !/[#~]|^\p{Script=Hiragana}/u.test(feature) && !isNeutral(feature))
    .toSorted((left, right) => right.weight - left.weight || (left.feature < right.feature ? -1 : 1))
    .slice(0, strongestCount)
    .map(({ feature }) => feature)
}
