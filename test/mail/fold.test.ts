import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fold, hasUnfoldableRun, maxLineOctets } from '../../src/mail/fold.ts'

describe('fold()', () => {
  test('breaks before white space, at 78 octets', () => {
    const lines = fold(`Subject: ${'word '.repeat(40).trim()}`).split('\r\n')
    expect(lines.length).toBe(3)
    expect(lines.every((line) => Buffer.byteLength(line) <= 78)).toBe(true)
    expect(lines.slice(1).every((line) => /^ \S/u.test(line))).toBe(true)
  })

  test('does not leave the name alone on the first line for a long word', () => {
    expect(fold(`References: ${'x'.repeat(200)}`)).not.toContain('\r\n')
  })

  test('unfolds to the same text, and no line is white space only', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-c \t]{0,400}$/u), (value) => {
        const field = `X-Field: ${value}`.trim()
        const folded = fold(field)
        expect(folded.replaceAll('\r\n', '')).toBe(field)
        expect(folded.split('\r\n').every((line) => line.trim() !== '')).toBe(true)
      }),
    )
  })
})

test('hasUnfoldableRun() sees words that no line can hold', () => {
  expect(hasUnfoldableRun('x'.repeat(maxLineOctets))).toBe(true)
  expect(hasUnfoldableRun(`${'x'.repeat(900)} ${'x'.repeat(900)}`)).toBe(false)
  expect(hasUnfoldableRun('日'.repeat(400))).toBe(true)
})
