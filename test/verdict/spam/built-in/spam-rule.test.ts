import { describe, expect, test } from 'vitest'

import type { SpamRule } from '../../../../src/verdict/spam/built-in/spam-rule.ts'
import { once, scoreOf } from '../../../../src/verdict/spam/built-in/spam-rule.ts'
import { evidenceOf } from './evidence-of.ts'

function aRule(strikeCount: number): SpamRule {
  return { name: 'X', weights: [1, 3], description: '', fix: '', source: '', count: () => strikeCount }
}

describe('scoreOf()', () => {
  const cases: readonly (readonly [number, number])[] = [
    [0, 0],
    [1, 1],
    [2, 3],
    [9, 3],
  ]
  test.for(cases)('scoreOf() returns, for %i strikes, %i points', async ([count, points]) => {
    expect(scoreOf(aRule(count), await evidenceOf({}))).toBe(points)
  })
})

describe('once()', () => {
  test('counts a true claim as one strike', () => {
    expect([once(true), once(false)]).toEqual([1, 0])
  })
})
