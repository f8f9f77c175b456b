/** Limits the number and the length of a remote engine's symbols, because the symbols are stored with every result. */

import type { SpamSymbol } from '../../foundation/contract/test.ts'

const maxSymbolCount = 200
const maxTextLength = 200

/**
 * Returns the 200 symbols with the largest absolute scores, sorted from the highest score to the lowest. Limits
 * descriptions to 200 characters.
 */
export function limitSymbols(symbols: readonly SpamSymbol[]): readonly SpamSymbol[] {
  return symbols
    .filter(({ score }) => score !== 0 && Number.isFinite(score))
    .toSorted((left, right) => Math.abs(right.score) - Math.abs(left.score))
    .slice(0, maxSymbolCount)
    .toSorted((left, right) => right.score - left.score)
    .map(({ name, score, description, fix }) => ({
      name: name.slice(0, maxTextLength),
      score,
      description: description.slice(0, maxTextLength),
      fix,
    }))
}
