import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseSpamRate, ratioLimit } from '../../../../src/check/settings/parsers/share.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

describe('parseSpamRate()', () => {
  it.each([
    ['0.3', 0.3],
    ['0.3%', 0.3],
    ['0.01', 0.01],
    ['0.003%', 0.003],
    ['100', 100],
  ])('reads the spam rate %j as %j percent', (text, percent) => {
    expect(valueOf(parseSpamRate(text, 'max-spam-rate'))).toBe(percent)
  })

  it('rejects a value that could be a ratio, and shows how to write both forms', () => {
    expect(problemsOf(parseSpamRate('0.003', 'max-spam-rate'))).toEqual([
      'max-spam-rate: expected a percentage with a % sign, got "0.003"; ' +
        'a number this small could be a ratio: write 0.3% if it is, or 0.003% if it is a percentage',
    ])
  })

  it.each(['0', '0%', '101', '-1', '0,3', '0.3 %', '3e-1', 'NaN', ''])('rejects the spam rate %j', (text) => {
    expect(problemsOf(parseSpamRate(text, 'max-spam-rate'))).toEqual([
      `max-spam-rate: expected a percentage above 0 and at most 100, got ${JSON.stringify(text)}; for example 0.3 or 0.3%`,
    ])
  })
})

describe('ratioLimit()', () => {
  it.each([
    ['0.98', 98],
    ['98%', 98],
    ['0.07', 7],
    ['0', 0],
    ['1', 100],
    ['0.5%', 0.5],
  ])('reads the ratio %j as %j percent', (text, percent) => {
    expect(valueOf(ratioLimit('least')(text, 'min-tls-ratio'))).toBe(percent)
  })

  it('rejects a percentage without its sign, and suggests adding it', () => {
    expect(problemsOf(ratioLimit('least')('98', 'min-tls-ratio'))).toEqual([
      'min-tls-ratio: expected a ratio from 0 to 1, or a percentage with a % sign, got "98"; write 98%',
    ])
  })

  it('rejects 1 for an upper limit, which would allow everything', () => {
    expect(problemsOf(ratioLimit('greatest')('1', 'max-delivery-error-ratio'))[0]).toMatch(/; write 1% or 100%$/u)
  })

  it.each(['101%', 'most', '', '1.5.2', '0.98 %'])('rejects the ratio %j', (text) => {
    expect(ratioLimit('least')(text, 'min-tls-ratio').status).toBe('bad')
  })

  it('parses a ratio and its percentage to the same value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), (basisPoints) => {
        const ratio = (basisPoints / 10_000).toFixed(4)
        const percent = `${(basisPoints / 100).toFixed(2)}%`
        expect(ratioLimit('greatest')(ratio, 'x')).toEqual(ratioLimit('greatest')(percent, 'x'))
      }),
    )
  })
})
