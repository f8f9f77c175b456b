import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { bytesOfOriginal, replaceFields, splitOriginal } from '../../../src/foundation/mail/original-message.ts'

function split(text: string): ReturnType<typeof splitOriginal> {
  return splitOriginal(Buffer.from(text, 'latin1'))
}

function textOf(message: ReturnType<typeof splitOriginal>): string {
  return bytesOfOriginal(message).toString('latin1')
}

describe('splitOriginal()', () => {
  test('keeps folds, duplicate fields, case and lines that are not fields', () => {
    const text = 'FROM: a\r\nSubject:x\r\n\ty\r\nsubject : z\r\nno field\r\n: nor this\r\n\r\nbody\r\n\r\nmore'
    const message = split(text)
    expect(message.fields.map(({ name }) => name)).toEqual(['from', 'subject', 'subject', '', ''])
    expect(textOf(message)).toBe(text)
  })

  test.each([
    ['LF', 'From: a\nTo: b\n\nx\n', 'From: a\r\nTo: b\r\n\r\nx\r\n'],
    ['bare CR and LF among CRLF', 'From: a\r\n\r\nx\ry\nz\r\n', 'From: a\r\n\r\nx\r\ny\r\nz\r\n'],
    ['a byte order mark', '\u{ef}\u{bb}\u{bf}From: a\n\nx', 'From: a\r\n\r\nx'],
    ['a line of a mailbox file', 'From a@x Fri Nov 21 10:00:00 2025\nFrom: a\n\nx', 'From: a\r\n\r\nx'],
    ['a header section without a last line ending', 'From: a', 'From: a\r\n'],
  ])('converts %s to the form sent over SMTP', (_what, text, expected) => {
    expect(textOf(split(text))).toBe(expected)
  })

  test('keeps every byte of a message with CRLF line endings', () => {
    const lines = fc.array(
      fc.string({ unit: 'binary-ascii', maxLength: 30 }).map((line) => line.replaceAll(/[\r\n]/gu, '')),
    )
    fc.assert(
      fc.property(lines, (all) => {
        const text = ['X: 1', ...all, ''].join('\r\n')
        expect(textOf(split(text))).toBe(text)
      }),
    )
  })
})

describe('replaceFields()', () => {
  test('replaces fields at the position of the first, or adds them at the end', () => {
    const message = replaceFields(split('A: 1\r\nB: 1\r\na: 2\r\nC: 1\r\n\r\nA: body'), [
      { name: 'a', line: 'A: new' },
      { name: 'A', line: 'A: newer' },
      { name: 'D', line: 'D: 1' },
    ])
    expect(textOf(message)).toBe('A: new\r\nA: newer\r\nB: 1\r\nC: 1\r\nD: 1\r\n\r\nA: body')
    expect(message.replacedNames).toEqual(['a', 'd'])
  })
})
