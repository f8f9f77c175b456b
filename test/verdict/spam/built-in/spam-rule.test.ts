import { describe, expect, test } from 'vitest'

import { type SpamRule, scoreOf } from '../../../../src/verdict/spam/built-in/spam-rule.ts'
import { evidenceOf } from './evidence-of.ts'

function aRule(strikeCount: number | boolean): SpamRule {
  return { name: 'X', weights: [1, 3], description: '', fix: '', source: '', count: () => strikeCount }
}

describe('scoreOf()', () => {
  const cases: readonly (readonly [number | boolean, number])[] = [
    [0, 0],
    [1, 1],
    [2, 3],
    [9, 3],
    [false, 0],
    [true, 1],
  ]
  test.for(cases)('returns, for the count %s, %i points', async ([count, points]) => {
    expect(scoreOf(aRule(count), await evidenceOf({}))).toBe(points)
  })
})
