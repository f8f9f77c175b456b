import { describe, expect, test } from 'vitest'

import { isNeutral } from '../../../../src/verdict/spam/built-in/neutral-words.ts'
import { scoreWords } from '../../../../src/verdict/spam/built-in/score-words.ts'

describe('isNeutral()', () => {
  test.for(['and', 'out', 'google', 'und', 'votre', 'no se', 'your iphone', 'not you'])(
    'isNeutral(%j) returns true',
    (feature) => {
      expect(isNeutral(feature)).toBe(true)
    },
  )

  test.for(['casino', 'your wallet', 'gesperrt'])('isNeutral(%j) returns false', (feature) => {
    expect(isNeutral(feature)).toBe(false)
  })
})

describe('the word table', () => {
  test('the strongest words never include a function word or a company name', () => {
    const text =
      'out and around: google iphone private whatsapp paypal not you, claim your bonus now and win the casino'
    const { strongest } = scoreWords(text)
    expect(strongest.length).toBeGreaterThan(0)
    expect(strongest.filter(isNeutral)).toEqual([])
  })
})
