import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { duration, durationPattern, renderDuration } from '../../../../src/check/settings/parsers/duration.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

const parse = duration({ minMs: 1000, maxMs: 86_400_000 })

describe('duration()', () => {
  it.each([
    ['1000ms', 1000],
    ['90s', 90_000],
    ['30m', 1_800_000],
    ['1h', 3_600_000],
    ['24h', 86_400_000],
  ])('reads the duration %j', (text, durationMs) => {
    expect(valueOf(parse(text, 'timeout'))).toBe(durationMs)
  })

  it.each(['', 's', '1.5h', '-1s', '1 s', '1d', '1h30m', '30M', '1e3s', 'ten minutes', '٣s'])(
    'rejects the duration %j',
    (text) => {
      expect(problemsOf(parse(text, 'timeout'))).toEqual([
        `timeout: expected a duration from 1s to 24h, such as 90s, 30m or 1h, got ${JSON.stringify(text)}`,
      ])
    },
  )

  it('suggests adding a unit to a bare number', () => {
    expect(problemsOf(parse('30', 'timeout'))).toEqual([
      'timeout: expected a duration from 1s to 24h, such as 90s, 30m or 1h, got "30"; add a unit: 30s or 30m',
    ])
  })

  it.each(['999ms', '0s', '25h', '999999999h'])('rejects the duration %j as out of range', (text) => {
    expect(problemsOf(parse(text, 'timeout'))).toEqual([`timeout: expected a duration from 1s to 24h, got "${text}"`])
  })

  it('parses what renderDuration() renders', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 86_400_000 }), (durationMs) => {
        const text = renderDuration(durationMs)
        expect(valueOf(parse(text, 'timeout'))).toBe(durationMs)
        expect(text).toMatch(new RegExp(durationPattern, 'u'))
      }),
    )
  })
})

describe('renderDuration()', () => {
  it.each([
    [0, '0s'],
    [500, '500ms'],
    [1000, '1s'],
    [90_000, '90s'],
    [1_800_000, '30m'],
    [86_400_000, '24h'],
  ])('renders the duration in milliseconds %j as %j', (durationMs, text) => {
    expect(renderDuration(durationMs)).toBe(text)
  })
})
