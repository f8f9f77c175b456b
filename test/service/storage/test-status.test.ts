import { expect, it } from 'vitest'

import { statusOf } from '../../../src/service/storage/test-status.ts'

it.each([
  ['pending until a result arrives', { completedAtMs: null, expiresAtMs: 10, revision: 0 }, 9, 'pending'],
  ['in progress from the first result', { completedAtMs: null, expiresAtMs: 10, revision: 1 }, 9, 'in_progress'],
  ['expired after its timeout', { completedAtMs: null, expiresAtMs: 10, revision: 1 }, 10, 'expired'],
  ['expired even if nothing arrived', { completedAtMs: null, expiresAtMs: 10, revision: 0 }, 10, 'expired'],
  ['complete with the last seed', { completedAtMs: 5, expiresAtMs: 10, revision: 3 }, 9, 'complete'],
  ['complete permanently', { completedAtMs: 5, expiresAtMs: 10, revision: 3 }, 99, 'complete'],
])('statusOf() for a test that is %s', (_when, test, nowMs, expected) => {
  expect(statusOf(test, nowMs)).toBe(expected)
})
