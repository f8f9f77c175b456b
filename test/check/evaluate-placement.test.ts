import { describe, expect, it } from 'vitest'
import { countPlacement } from '../../src/check/evaluate.ts'
import { joinEvidence } from '../../src/check/evidence.ts'
import { aResult, evidenceOf, someSeeds } from '../support/check-builders.ts'

describe('countPlacement()', () => {
  it('counts folders by provider type in wire order, without types that have no seeds', () => {
    const seeds = someSeeds(5, ['protected', 'consumer'])
    const results = seeds
      .slice(0, 4)
      .map((seed, index) => aResult(seed, (['INBOX', 'Spam', 'Spam', 'Forums'] as const)[index] ?? null))
    expect(countPlacement(joinEvidence(evidenceOf(seeds, results)).seeds, ['INBOX'])).toEqual([
      { providerType: 'consumer', seedCount: 2, hitCount: 0, inboxCount: 0, spamCount: 1, tabCount: 1, noneCount: 0 },
      { providerType: 'protected', seedCount: 3, hitCount: 1, inboxCount: 1, spamCount: 1, tabCount: 0, noneCount: 1 },
    ])
  })
})
