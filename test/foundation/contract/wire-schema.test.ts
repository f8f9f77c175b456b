import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { parseWire, renderJsonPath } from '../../../src/foundation/contract/wire-schema.ts'

const schema = z.looseObject({ data: z.array(z.looseObject({ to: z.string(), count: z.int() })) })

describe('parseWire()', () => {
  it('returns the value with unknown fields', () => {
    const json = { data: [{ to: 'a', count: 1, extra: true }], other: null }
    expect(parseWire(schema, json)).toEqual({ status: 'ok', value: json })
  })

  it('reports the path, the actual and the expected value of every mismatch', () => {
    expect(parseWire(schema, { data: [{ to: 'a', count: 1 }, { to: 7, count: 1.5 }, { count: 2 }] })).toEqual({
      status: 'bad',
      problems: [
        { input: '$.data[1].to', came: '7', expected: 'a string' },
        { input: '$.data[1].count', came: '1.5', expected: 'an integer' },
        { input: '$.data[2].to', came: 'nothing', expected: 'a string' },
      ],
    })
  })

  it('distinguishes null from a missing value', () => {
    expect(parseWire(schema, { data: null })).toMatchObject({ problems: [{ came: 'null', expected: 'an array' }] })
    expect(parseWire(schema, {})).toMatchObject({ problems: [{ came: 'nothing', expected: 'an array' }] })
  })

  it('reports ten mismatches and counts the others', () => {
    const outcome = parseWire(schema, { data: Array.from({ length: 500 }, () => ({ to: 1, count: 1 })) })
    expect(outcome).toMatchObject({ status: 'bad' })
    if (outcome.status === 'ok') return
    expect(outcome.problems).toHaveLength(11)
    expect(outcome.problems[10]).toEqual({ input: '$', came: '490', expected: 'no further mismatches' })
  })

  it('shortens long values', () => {
    const outcome = parseWire(z.int(), 'x'.repeat(10_000))
    expect(JSON.stringify(outcome).length).toBeLessThan(300)
  })

  it('reports the mismatches of the closest member of a union', () => {
    const either = z.union([z.array(z.string()), z.looseObject({ emails: z.array(z.string()) })], 'a list')
    expect(parseWire(either, { emails: ['a', 3] })).toMatchObject({
      problems: [{ input: '$.emails[1]', came: '3', expected: 'a string' }],
    })
    expect(parseWire(either, 3)).toMatchObject({ problems: [{ input: '$', came: '3', expected: 'a list' }] })
  })

  it('reads only own properties, so that a path cannot reach into prototypes', () => {
    const strict = z.looseObject({ constructor: z.looseObject({ name: z.int() }) })
    expect(parseWire(strict, {})).toMatchObject({ problems: [{ came: 'nothing' }] })
  })
})

describe('renderJsonPath()', () => {
  it('quotes keys that are not identifiers', () => {
    expect(renderJsonPath(['data', 3, 'delivered_to'])).toBe('$.data[3].delivered_to')
    expect(renderJsonPath(['a b', '0'])).toBe('$["a b"]["0"]')
  })
})
