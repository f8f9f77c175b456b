/** The second step: the engine's verdict in words, and the name it has in each table. */

import type { ProviderType } from '../../contract/names.ts'
import type { SpamVerdict } from '../../contract/test.ts'

/** The row of each table that hands over to the engine; consumer providers publish none. */
export const engineRuleIds: Readonly<Record<ProviderType, string>> = {
  consumer: 'ENGINE',
  business: 'J-B3',
  protected: 'J-P2',
}

/** How many symbols a sentence can carry. */
const maxSymbolCount = 3

/** `the built-in engine gives 7.2 of 5 points: LINK_TO_IP_ADDRESS 2.6, …`. */
export function describeEngine(verdict: SpamVerdict): string {
  const symbols = verdict.symbols
    .filter((symbol) => symbol.score > 0)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, maxSymbolCount)
    .map((symbol) => `${symbol.name} ${symbol.score}`)
  const list = symbols.length === 0 ? '' : `: ${symbols.join(', ')}`
  return `the spam engine (${verdict.engine}) gives ${verdict.score} points, its limit is ${verdict.threshold}${list}`
}

/**
 * Microsoft's spam confidence level for the engine's verdict: 9 from twice the threshold, 5 for spam, else 1.
 * Source: learn.microsoft.com, SCL (2–4, 7, 8 are not set by filters); the mapping is presend's.
 */
export function spamConfidenceLevel(verdict: SpamVerdict): 1 | 5 | 9 {
  if (verdict.score >= 2 * verdict.threshold) return 9
  return verdict.score >= verdict.threshold ? 5 : 1
}
