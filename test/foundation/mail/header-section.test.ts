import { describe, expect, test } from 'vitest'

import { readHeaderSection, unfold, valuesOf } from '../../../src/foundation/mail/header-section.ts'

function read(text: string): ReturnType<typeof readHeaderSection> {
  return readHeaderSection(Buffer.from(text))
}

describe('readHeaderSection()', () => {
  test('keeps order, case and folds of header fields, and decodes values', () => {
    const fields = read('Subject: =?utf-8?Q?Gr=C3=BC?=\r\n =?utf-8?Q?=C3=9Fe?=\r\nX-a: 1\r\nx-A: 2\r\n\r\nBody: 3\r\n')
    expect(fields).toEqual([
      { name: 'Subject', rawValue: ' =?utf-8?Q?Gr=C3=BC?=\r\n =?utf-8?Q?=C3=9Fe?=', value: 'Grüße' },
      { name: 'X-a', rawValue: ' 1', value: '1' },
      { name: 'x-A', rawValue: ' 2', value: '2' },
    ])
    expect(valuesOf(fields, 'X-A')).toEqual(['1', '2'])
  })

  test('reads header fields with bare line feeds and raw UTF-8', () => {
    expect(read('From: Zoë\n  <z@x.example>\n\nbody')).toMatchObject([{ name: 'From', value: 'Zoë  <z@x.example>' }])
  })

  test('skips lines that are not header fields', () => {
    expect(read('From me to you\r\n continued\r\nno colon\r\n: x\r\nA b: c\r\nX: 1\r\n\r\n')).toMatchObject([
      { name: 'X' },
    ])
  })

  test('reads an endless header section only up to the limits', () => {
    expect(read('X: 1\r\n'.repeat(5000))).toHaveLength(2000)
    expect(read(`X: ${'a'.repeat(2_000_000)}`)[0]?.value.length).toBeLessThanOrEqual(1024 * 1024)
    expect(read('')).toEqual([])
  })

  test('does not decode very long header values', () => {
    const value = '=?utf-8?Q?=C3=BC?= '.repeat(5000).trim()
    expect(read(`X: ${value}\r\n\r\n`)[0]?.value).toBe(value)
  })
})

test('unfold() joins lines and keeps their leading space', () => {
  expect(unfold(' a\r\n\tb\n c ')).toBe('a\tb c')
})
