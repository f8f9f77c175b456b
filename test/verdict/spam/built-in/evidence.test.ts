import { describe, expect, test } from 'vitest'

import { normalizeWords } from '../../../../src/verdict/spam/built-in/evidence.ts'
import { evidenceOf } from './evidence-of.ts'

describe('normalizeWords()', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['  Don’t\n\tMISS  it ', "don't miss it"],
    ['ｆｒｅｅ', 'free'],
    ['pass\u200Bword \u00ADx', 'password x'],
    ['“Now” – or never', '"now" - or never'],
  ]
  test.for(cases)('normalizes %s', ([text, expected]) => {
    expect(normalizeWords(text)).toBe(expected)
  })
})

describe('readEvidence()', () => {
  test('joins subject and text, counts the words, and reads the From: domain', async () => {
    const evidence = await evidenceOf({ headers: { Subject: 'One Two' }, text: 'three' })
    expect(evidence).toMatchObject({
      subject: 'one two',
      words: 'one two\nthree',
      wordCount: 3,
      fromDomain: 'shop.example',
    })
  })

  test('reads only the beginning and the end of a long message', async () => {
    const { words } = await evidenceOf({ text: `begin ${'x '.repeat(60_000)} end` })
    expect(words.length).toBeLessThan(41_000)
    expect(words).toContain('begin')
    expect(words).toMatch(/end$/u)
  })

  test('replaces look-alike letters of other alphabets', () => {
    expect(normalizeWords('Wιn frее mоney')).toBe('win free money')
    expect(normalizeWords('Москва и Αθήνα')).toBe('москва и αθήνα')
  })
})
