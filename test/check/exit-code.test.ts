import { describe, expect, it } from 'vitest'

import { exitCodeOf, isExcused } from '../../src/check/exit-code.ts'
import { aCheckResult } from '../support/finished-results.ts'

describe('exitCodeOf()', () => {
  it.each([
    ['pass', 'fail', 'fail', 0],
    ['fail', 'fail', 'fail', 1],
    ['misconfigured', 'fail', 'fail', 2],
    ['inconclusive', 'fail', 'fail', 3],
    ['inconclusive', 'fail', 'warn', 0],
    ['fail', 'fail', 'warn', 1],
    ['fail', 'warn', 'fail', 0],
    ['inconclusive', 'warn', 'fail', 0],
    ['misconfigured', 'warn', 'warn', 2],
    ['fail', 'off', 'fail', 0],
    ['inconclusive', 'off', 'fail', 0],
    ['misconfigured', 'off', 'fail', 2],
    ['pass', 'off', 'fail', 0],
  ] as const)('maps %s with gate %s and on-inconclusive %s to exit code %i', (outcome, gate, onInconclusive, code) => {
    const result = aCheckResult({ outcome, gate, onInconclusive })
    expect(exitCodeOf(result)).toBe(code)
    expect(isExcused(result)).toBe(code === 0 && outcome !== 'pass')
  })

  it.each(['pass', 'fail', 'misconfigured', 'inconclusive'] as const)(
    'returns 130 for a canceled run with outcome %s',
    (outcome) => {
      expect(exitCodeOf(aCheckResult({ outcome, isCancelled: true, gate: 'off' }))).toBe(130)
    },
  )
})
