import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parsePercent, positiveNumber, wholeNumber } from '../../../../src/check/settings/parsers/number.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

describe('parsePercent()', () => {
  it.each([
    ['85', 85],
    ['85.5', 85.5],
    ['85%', 85],
    ['99.9%', 99.9],
    ['0', 0],
    ['100', 100],
    ['100.0', 100],
  ])('reads the percentage %j', (text, percent) => {
    expect(valueOf(parsePercent(text, 'quorum'))).toBe(percent)
  })

  it.each([
    '100.1',
    '-1',
    '+5',
    '1e2',
    '.5',
    '85 %',
    '85%%',
    '%',
    '85,5',
    'NaN',
    'Infinity',
    '0x10',
    '10s',
    'none',
    '8 5',
    '٨٥',
    '9'.repeat(400),
  ])('rejects the percentage %j', (text) => {
    expect(problemsOf(parsePercent(text, 'quorum'))[0]).toContain('expected a number from 0 to 100 (percent)')
  })

  it('returns every percentage unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom('', '%'), (thousandths, sign) => {
        const percent = thousandths / 1000
        expect(valueOf(parsePercent(`${percent}${sign}`, 'quorum'))).toBe(percent)
      }),
    )
  })

  it('returns a percentage or a problem for any string, never NaN', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const parsed = parsePercent(text, 'quorum')
        const isPercent = parsed.status === 'ok' && /^\d/u.test(text) && parsed.value >= 0 && parsed.value <= 100
        expect(isPercent || problemsOf(parsed).length === 1).toBe(true)
      }),
    )
  })
})

describe('wholeNumber()', () => {
  const parsePort = wholeNumber({ min: 1, max: 65_535 })

  it.each([
    ['1', 1],
    ['587', 587],
    ['65535', 65_535],
  ])('reads the integer %j', (text, value) => {
    expect(valueOf(parsePort(text, 'smtp-port'))).toBe(value)
  })

  it.each(['0', '65536', '587.0', '-587', '5e2', '0x24b', '587s', ' 587', '١'])('rejects the integer %j', (text) => {
    expect(problemsOf(parsePort(text, 'smtp-port'))).toEqual([
      `smtp-port: expected an integer from 1 to 65535, got ${JSON.stringify(text)}`,
    ])
  })
})

describe('positiveNumber()', () => {
  it.each([
    ['0.5', 0.5],
    ['14', 14],
    ['10000', 10_000],
  ])('reads the number %j', (text, value) => {
    expect(valueOf(positiveNumber(10_000)(text, 'smtp-rate'))).toBe(value)
  })

  it.each(['0', '0.0', '-1', '10000.1', 'fast', '1/2'])('rejects the number %j', (text) => {
    expect(problemsOf(positiveNumber(10_000)(text, 'smtp-rate'))[0]).toContain('above 0 and at most 10000')
  })
})
