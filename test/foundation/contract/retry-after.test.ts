import { expect, it } from 'vitest'

import { readRetryAfterMs } from '../../../src/foundation/contract/retry-after.ts'

const nowMs = Date.parse('Wed, 21 Oct 2026 07:28:00 GMT')

it.each([
  ['120', 120_000],
  [' 7 ', 7000],
  ['0', 0],
  ['Wed, 21 Oct 2026 07:29:30 GMT', 90_000],
  ['Wed, 21 Oct 2026 07:00:00 GMT', 0],
  ['-5', null],
  ['1.5', 1500],
  ['99999999999999', null],
  ['soon', null],
  ['', null],
  [null, null],
])('readRetryAfterMs() for %j returns %j', (text, expected) => {
  expect(readRetryAfterMs(text, nowMs)).toBe(expected)
})
