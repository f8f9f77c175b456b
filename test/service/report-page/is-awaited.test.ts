import { expect, it } from 'vitest'

import { isAwaited } from '../../../src/service/report-page/is-awaited.ts'

const open = { completedAtMs: null, expiresAtMs: 1_000_000, revision: 1 }
const complete = { ...open, completedAtMs: 500_000 }

it.each([
  [open, 600_000, false, true],
  [open, 600_000, true, true],
  [complete, 600_000, true, false],
  [complete, 600_000, false, true],
  [complete, 700_000, false, false],
  [open, 1_050_000, false, true],
  [open, 1_200_000, false, false],
])('isAwaited(%j) at %i ms with an outcome %j is %j', (test, nowMs, hasOutcome, expected) => {
  expect(isAwaited(test, nowMs, hasOutcome)).toBe(expected)
})
