import { assert, double, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SpamSymbol } from '../../../../src/foundation/contract/test.ts'
import { builtInThreshold, judgeEvidence } from '../../../../src/verdict/spam/built-in/built-in-filter.ts'
import { pointsOfMargin, wordTableRules } from '../../../../src/verdict/spam/built-in/word-table-rules.ts'
import { evidenceOf } from './evidence-of.ts'

async function symbolOf(margin: number, name: string): Promise<SpamSymbol | undefined> {
  const evidence = { ...(await evidenceOf({})), wordScore: { margin, strongest: ['claim', 'act now'] } }
  return judgeEvidence(evidence).symbols.find((symbol) => symbol.name === name)
}

describe('pointsOfMargin()', () => {
  const cases: readonly (readonly [number, number])[] = [
    [0, 0],
    [0.1, 1.5],
    [0.3, 4],
    [0.49, 4],
    [0.5, 5.2],
    [-0.1, -1.5],
    [-3, -2],
  ]
  test.for(cases)('converts a margin of %d to %d points', ([margin, points]) => {
    expect(pointsOfMargin(margin)).toBeCloseTo(points)
  })

  test('grows with the margin and reaches the threshold only for an overwhelming margin', () => {
    expect.hasAssertions()
    const margin = double({ min: -5, max: 5, noNaN: true })
    assert(
      property(margin, margin, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(pointsOfMargin(low)).toBeLessThanOrEqual(pointsOfMargin(high))
        expect(pointsOfMargin(Math.min(high, 0.499))).toBeLessThan(builtInThreshold)
        expect(pointsOfMargin(low)).toBeGreaterThanOrEqual(-2)
      }),
    )
  })
})

describe('wordTableRules', () => {
  test('the description lists the strongest words', async () => {
    expect(await symbolOf(0.2, 'WORDS_LIKE_SPAM')).toMatchObject({
      score: 3,
      description: 'Taken together, the words resemble those in spam. Found: "claim", "act now".',
    })
  })

  test('wanted words lower the score by at most two points', async () => {
    expect((await symbolOf(-0.06, 'WORDS_LIKE_WANTED_MAIL'))?.score).toBeCloseTo(-0.9)
    expect((await symbolOf(-2, 'WORDS_LIKE_WANTED_MAIL'))?.score).toBe(-2)
  })

  test('the two word table rules never fire together, and neither fires at a margin of 0', async () => {
    for (const { name } of wordTableRules) expect(await symbolOf(0, name)).toBeUndefined()
    expect(await symbolOf(0.6, 'WORDS_LIKE_WANTED_MAIL')).toBeUndefined()
    expect(await symbolOf(-0.5, 'WORDS_LIKE_SPAM')).toBeUndefined()
  })
})
