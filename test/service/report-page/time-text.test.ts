import { expect, it } from 'vitest'

import { timeText } from '../../../src/service/report-page/time-text.ts'

it('timeText() is in UTC, to the second', () => {
  expect(timeText(Date.UTC(2026, 0, 1, 10, 30, 5, 999))).toBe('2026-01-01 10:30:05 UTC')
})
