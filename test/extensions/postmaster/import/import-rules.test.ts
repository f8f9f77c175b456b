import { expect, it } from 'vitest'

import { parseDay, parseImportedDomain } from '../../../../src/extensions/postmaster/import/import-rules.ts'

const at = { input: 'date', place: { file: 'f' } }
const nowMs = Date.parse('2026-11-22T12:00:00Z')

it.each(['2000-01-01', '2024-02-29', '2026-11-22', '2026-11-23'])('parseDay() accepts %s', (day) => {
  expect(parseDay(day, at, nowMs)).toEqual({ status: 'ok', value: day })
})

it.each(['1999-12-31', '2026-11-24', '2026-02-29', '2026-1-1', '20260101', '01/02/2026', '', '+02026-01-01'])(
  'parseDay() rejects %s',
  (day) => {
    expect(parseDay(day, at, nowMs).status).toBe('bad')
  },
)

it.each([
  ['Shop.Example', 'shop.example'],
  ['shop.example.', 'shop.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['localhost', null],
  ['192.0.2.1', null],
  ['a b.example', null],
  ['', null],
])('parseImportedDomain() parses %s as %s', (text, domain) => {
  const parsed = parseImportedDomain(text, at)
  expect(parsed.status === 'ok' ? parsed.value : null).toBe(domain)
})
