import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { normalizeWords } from '../../../../src/verdict/spam/built-in/evidence.ts'
import { readWordFeatures } from '../../../../src/verdict/spam/built-in/word-features.ts'

function featuresOf(text: string): readonly string[] {
  return [...readWordFeatures(normalizeWords(text))].toSorted()
}

describe('readWordFeatures()', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['Act now, now', ['act', 'act now', 'now', 'now now']],
    ["don't wait", ["don't", "don't wait", 'wait']],
    ['suspended', ['suspended', 'suspen~']],
    ['pay $1.99 or 5 EUR', ['#sum', '#sum or', 'or', 'or #sum', 'pay', 'pay #sum']],
    ['20% off 3 items', ['#number', '#number items', '#percent', '#percent off', 'items', 'off', 'off #number']],
    ['see https://a.example/free-money or x@y.example', ['or', 'see', 'see or']],
    ['Überweisung für', ['für', 'überweisung', 'überweisung für', 'überwe~']],
    ['お荷物', ['お荷', '荷物']],
    ['!!! --- …', []],
  ]
  test.for(cases)('extracts the features of %s', ([text, expected]) => {
    expect(featuresOf(text)).toEqual(expected)
  })

  test('normalizeWords() ignores case, width, white space and invisible characters', () => {
    expect(featuresOf('  CLAIM\n\tyour ｐｒｉｚｅ\u200B ')).toEqual(featuresOf('claim your prize'))
  })

  test('never returns a character that would break the word table', () => {
    expect.hasAssertions()
    assert(
      property(string({ unit: 'binary' }), (text) => {
        for (const feature of readWordFeatures(normalizeWords(text))) expect(feature).not.toMatch(/[\n,:`$\\]/u)
      }),
    )
  })
})

test('readWordFeatures() runs in linear time on text without spaces', () => {
  for (const part of ['1', "'", 'a@', '@', 'a.', 'http://', 'www.'])
    expect(readWordFeatures(part.repeat(100_000)).size).toBeLessThan(10)
}, 10_000)

test('readWordFeatures() omits addresses up to the end of the word', () => {
  expect(featuresOf('see:https://shop.fernhill.com/a now (www.fernhill.com) help@fernhill.com, a@b @c.d e@.f')).toEqual(
    featuresOf('see now a@b @c.d e@.f'),
  )
})
