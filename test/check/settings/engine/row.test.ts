import { describe, expect, expectTypeOf, it } from 'vitest'

import { type FieldsOf, row, table } from '../../../../src/check/settings/engine/row.ts'
import { integer, listOf, oneOf, trueOrFalse } from '../../../../src/check/settings/parsers/kinds.ts'
import { oneLine } from '../../../../src/check/settings/parsers/text.ts'

const description = 'X.'
const rows = table({
  count: row('count', integer({ min: 1, max: 9 }), { description }),
  mode: row('box.mode', oneOf(['a', 'b']), { default: 'a', description }),
  names: row('box.names', listOf({ valueName: 'names' }, 'words', oneLine(9)), { description }),
})

describe('row()', () => {
  it('allows a setting in the config file unless it is a secret or a destination', () => {
    expect(row('x', trueOrFalse(), { description })).toMatchObject({ isSecret: false, isAllowedInConfig: true })
    expect(row('x', trueOrFalse(), { description, isSecret: true }).isAllowedInConfig).toBe(false)
    expect(row('x', trueOrFalse(), { description, isDestination: true }).isAllowedInConfig).toBe(false)
  })

  it('throws for a default that its own parser rejects', () => {
    expect(() => row('x', trueOrFalse(), { description, default: 'maybe' })).toThrow('expected true or false')
  })

  it('contains the parsed default, or the absent value of its kind', () => {
    expect([rows.count.defaultValue, rows.mode.defaultValue, rows.names.defaultValue]).toEqual([null, 'a', []])
  })
})

describe('table()', () => {
  it('names each row by its key', () => {
    expect(Object.values(rows).map((one) => one.name)).toEqual(['count', 'mode', 'names'])
  })

  it('infers the type of the settings object', () => {
    expectTypeOf<FieldsOf<typeof rows>['count']>().toEqualTypeOf<number | null>()
    expectTypeOf<FieldsOf<typeof rows>['box']>().toEqualTypeOf<{
      readonly mode: 'a' | 'b'
      readonly names: readonly string[]
    }>()
  })
})
