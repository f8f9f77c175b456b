import * as fc from 'fast-check'
import { decodeWords } from 'postal-mime'
import { expect, test } from 'vitest'

import { encodeWords, looksLikeEncodedWord } from '../../src/mail/encoded-word.ts'

test('encodeWords() takes quoted-printable for mostly Latin text and base64 for other scripts', () => {
  expect(encodeWords('Ein Gruß an dich')).toBe('=?utf-8?Q?Ein_Gru=C3=9F_an_dich?=')
  expect(encodeWords('日本語')).toBe('=?utf-8?B?5pel5pys6Kqe?=')
})

test('encodeWords() gives words of at most 64 characters that any reader joins to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (text) => {
      const words = encodeWords(text).split(' ')
      expect(words.every((word) => word.length <= 64 && /^=\?utf-8\?[QB]\?[!->@-~]*\?=$/u.test(word))).toBe(true)
      expect(decodeWords(words.join(' '))).toBe(text)
      // Each word must also be readable alone: no character is split over two words.
      expect(words.map((word) => decodeWords(word)).join('')).toBe(text)
    }),
  )
})

test('encodeWords() keeps what a reader sees as one character in one word', () => {
  const texts = ['e\u0301'.repeat(80), '👨‍👩‍👧‍👦'.repeat(20), `${'a'.repeat(50)}${'🇩🇪'.repeat(30)}`, 'नमस्ते '.repeat(20)]
  const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
  for (const text of texts) {
    const seen = Array.from(segmenter.segment(text), ({ segment }) => segment)
    const words = encodeWords(text).split(' ')
    const alone = words.flatMap((word) => Array.from(segmenter.segment(decodeWords(word)), ({ segment }) => segment))
    expect(words.length).toBeGreaterThan(1)
    expect(alone).toEqual(seen)
  }
})

test('looksLikeEncodedWord() is true where a reader could decode something', () => {
  expect([looksLikeEncodedWord('a =?utf-8?Q?b?= c'), looksLikeEncodedWord('a = ? b')]).toEqual([true, false])
})
