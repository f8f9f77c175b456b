import { describe, expect, it } from 'vitest'

import { metadataSchema } from '../../../src/foundation/contract/metadata.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'

/** The JSON of a request. */
function problemsOf(json: string): readonly string[] {
  const outcome = parseWire(metadataSchema, JSON.parse(json))
  return outcome.status === 'ok'
    ? []
    : outcome.problems.map(({ input, came, expected }) => `${input} ${came}: ${expected}`)
}

const number = 'a number that a double can represent exactly (integers up to ±9007199254740991), or a string'
const key = 'a key other than __proto__, which many JSON parsers drop'

function nested(levels: number): string {
  return `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`
}

describe('metadataSchema', () => {
  it.each([
    '{}',
    '{"constructor":1,"toString":{"a":2},"hasOwnProperty":null,"valueOf":[]}',
    '{"n":[0,-1,0.1,1e-400,9007199254740991,-9007199254740991,1.5e-7],"t":true,"":""}',
    String.raw`{"a\u0000":"\ud83d"}`,
  ])('returns %s unchanged', (json) => {
    const outcome = parseWire(metadataSchema, JSON.parse(json))
    expect(outcome).toEqual({ status: 'ok', value: JSON.parse(json) })
    expect(JSON.stringify(Object(outcome).value)).toBe(JSON.stringify(JSON.parse(json)))
  })

  it('rejects the key __proto__ at every level', () => {
    expect(problemsOf('{"__proto__":{"a":1},"b":2}')).toEqual([`$.__proto__ {"a":1}: ${key}`])
    expect(problemsOf('{"a":[{"__proto__":null}]}')).toEqual([`$.a[0].__proto__ null: ${key}`])
  })

  it('rejects numbers that a double cannot store exactly', () => {
    expect(problemsOf('{"a":1e400,"b":{"c":[1,12345678901234567890]}}')).toEqual([
      `$.a Infinity: ${number}`,
      `$.b.c[1] 12345678901234567000: ${number}`,
    ])
  })

  it('rejects nesting deeper than the service can serialize', () => {
    expect(problemsOf(nested(99))).toEqual([])
    expect(problemsOf(nested(100))).toEqual([expect.stringContaining('at most 100 levels of nesting')])
  })

  it('rejects anything but an object', () => {
    expect(problemsOf('[]')).toEqual(['$ []: an object'])
    expect(problemsOf('"x"')).toEqual(['$ "x": an object'])
  })
})
