import { describe, expect, test } from 'vitest'

import { parseZoneName } from '../../../src/foundation/world/zone-file-name.ts'

function nameOf(text: string, origin: string | null = 'shop.example'): string {
  const parsed = parseZoneName(text, origin)
  return parsed.status === 'ok' ? parsed.value : `bad: ${parsed.expected}`
}

describe('parseZoneName()', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['@', 'shop.example'],
    ['.', ''],
    ['mail', 'mail.shop.example'],
    ['Mail.Other.Example.', 'mail.other.example'],
    ['*.wild', '*.wild.shop.example'],
    ['_dmarc', '_dmarc.shop.example'],
    ['a\\.b', 'a\\.b.shop.example'],
    ['a\\046b', 'a\\.b.shop.example'],
    ['\\097', 'a.shop.example'],
    ['x\\.', 'x\\..shop.example'],
  ]
  test.for(cases)('parses %s as %s', ([text, expected]) => {
    expect(nameOf(text)).toBe(expected)
  })

  test.for(['a..b', '.a', `${'x'.repeat(64)}.`, '\\999.', 'abcdefg.'.repeat(40), 'x\\'])('rejects %s', (text) => {
    expect(nameOf(text)).toMatch(/^bad: /u)
  })

  test('requires $ORIGIN before a relative name', () => {
    expect(nameOf('mail', null)).toContain('$ORIGIN')
    expect(nameOf('@', null)).toContain('$ORIGIN')
    expect(nameOf('mail.', null)).toBe('mail')
  })

  test('appends nothing to relative names if the origin is the root', () => {
    expect(nameOf('example', '')).toBe('example')
  })
})
