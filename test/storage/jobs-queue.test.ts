import { expect, it } from 'vitest'

import { retryGapMs } from '../../src/storage/jobs-queue.ts'

it.each([
  [0, 1000],
  [1, 2000],
  [5, 32_000],
  [8, 256_000],
  [9, 300_000],
  [1_000_000, 300_000],
])('retryGapMs() after %s earlier runs is %s ms', (earlierRuns, gapMs) => {
  expect(retryGapMs(earlierRuns)).toBe(gapMs)
})
