import { expect, it } from 'vitest'

import { timeText } from '../../../src/extensions/dashboard/time-text.ts'

it('timeText() renders a time in UTC', () => {
  expect(String(timeText(Date.UTC(2026, 0, 31, 12, 5, 59)))).toBe(
    '<time datetime="2026-01-31T12:05:59.000Z">2026-01-31 12:05 UTC</time>',
  )
})
