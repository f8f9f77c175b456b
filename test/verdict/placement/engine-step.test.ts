import { describe, expect, test } from 'vitest'

import { describeEngine, spamConfidenceLevel } from '../../../src/verdict/placement/engine-step.ts'

function symbol(name: string, points: number) {
  return { name, score: points, description: '', fix: null }
}

function verdict(score: number) {
  const symbols = [symbol('B', 1), symbol('A', 3), symbol('GOOD', -1), symbol('C', 2), symbol('D', 0.5)]
  return { engine: 'built-in', score, threshold: 5, symbols }
}

describe('describeEngine()', () => {
  test('names score, threshold and the three symbols with the most points', () => {
    expect(describeEngine(verdict(6.5))).toBe(
      'the spam engine (built-in) scored 6.5 points, threshold 5: A 3, C 2, B 1',
    )
    expect(describeEngine({ ...verdict(0), symbols: [] })).toBe(
      'the spam engine (built-in) scored 0 points, threshold 5',
    )
  })
})

describe('spamConfidenceLevel()', () => {
  const cases: readonly (readonly [number, number])[] = [
    [4.9, 1],
    [5, 5],
    [9.9, 5],
    [10, 9],
  ]
  test.for(cases)('is, for %d points, %i', ([score, level]) => {
    expect(spamConfidenceLevel(verdict(score))).toBe(level)
  })
})
