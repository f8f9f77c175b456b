import { describe, expect, test } from 'vitest'

import { countLetters, isShouting } from '../../../../src/verdict/spam/built-in/shouting.ts'

describe('shouting', () => {
  test.for([
    ['READ THIS NOW PLEASE', true],
    ['ЧИТАЙТЕ ЭТО СЕЙЧАС', true],
    ['READ THIS now please', false],
    ['READ', false],
    ['【SALE】WINTER 在庫一掃セールを開催しています', false],
    ['在庫一掃セールを開催しています', false],
  ] as const)('isShouting() of %j is %s', ([text, expected]) => {
    expect(isShouting(text, 10)).toBe(expected)
  })

  test('countLetters() counts letters of every script, but no digits and signs', () => {
    expect(countLetters('a B, 7! 日本 é')).toBe(5)
  })
})
