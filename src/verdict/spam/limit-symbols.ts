/** Bounds what a remote engine says: it is stored with every result and shown in every report. */

import type { SpamSymbol } from '../../contract/test.ts'

const maxSymbolCount = 200
const maxTextLength = 200

/** The 200 symbols that weigh most, the largest score first; names and descriptions have at most 200 characters each. */
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
