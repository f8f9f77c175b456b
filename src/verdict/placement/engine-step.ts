/** The second step of placement: the spam engine's verdict. */

import type { ProviderType } from '../../contract/names.ts'
import type { SpamVerdict } from '../../contract/test.ts'

/** The rule id under which each provider type's engine verdict is reported. */
export const engineRuleIds: Readonly<Record<ProviderType, string>> = {
  consumer: 'ENGINE',
  business: 'J-B3',
  protected: 'J-P2',
}

const maxSymbolCount = 3

/** Describes the verdict in one clause with the three highest symbols. */
export function describeEngine(verdict: SpamVerdict): string {
  const symbols = verdict.symbols
    .filter((symbol) => symbol.score > 0)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, maxSymbolCount)
    .map((symbol) => `${symbol.name} ${symbol.score}`)
  const list = symbols.length === 0 ? '' : `: ${symbols.join(', ')}`
  return `the spam engine (${verdict.engine}) scored ${verdict.score} points, threshold ${verdict.threshold}${list}`
}

/**
 * Maps the verdict to Microsoft's spam confidence level: 9 from twice the threshold, 5 for spam, else 1.
 * Source: learn.microsoft.com, SCL (filters do not set 2–4, 7 and 8); the mapping is presend's.
 */
export function spamConfidenceLevel(verdict: SpamVerdict): 1 | 5 | 9 {
  if (verdict.score >= 2 * verdict.threshold) return 9
  return verdict.score >= verdict.threshold ? 5 : 1
}
