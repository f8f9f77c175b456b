import { describe, expect, it } from 'vitest'

import {
  dateOrNull,
  type Field,
  minuteText,
  objectOf,
  printJson,
  printList,
  printTable,
  tableOf,
  textColumn,
} from '../../src/cli/print-data.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'

describe('printTable()', () => {
  const table = { columns: ['id', 'name'].map(textColumn), rows: [['1', `\u001B[2J${'x'.repeat(300)}`]] }

  it('prints one line per row of any width, and escapes control characters', () => {
    const terminal = fakeTerminal()
    printTable(table, terminal)
    expect(terminal.printed).toBe(`id  name\n1   ${'x'.repeat(300)}\n`)
  })

  it('colors the titles on a terminal with colors', () => {
    const terminal = fakeTerminal({ hasColor: true })
    printTable(table, terminal)
    expect(terminal.printed).toContain('\u001B[2mid')
  })
})

describe('printJson()', () => {
  it('prints one object on one line', () => {
    const terminal = fakeTerminal()
    printJson({ a: ['b\nc'] }, terminal)
    expect(terminal.printed).toBe('{"a":["b\\nc"]}\n')
  })
})

describe('minuteText()', () => {
  it('shows the minute in UTC', () => {
    expect(minuteText(Date.UTC(2026, 0, 31, 12, 5, 59, 999))).toBe('2026-01-31 12:05')
  })
})

interface Item {
  readonly name: string
  readonly tags: readonly string[]
  readonly isOn: boolean
  readonly endMs: number | null
}

const full: Item = { name: 'a', tags: ['x', 'y'], isOn: true, endMs: Date.UTC(2026, 0, 31, 12) }
const empty: Item = { name: '', tags: [], isOn: false, endMs: null }
const fields: readonly Field<Item>[] = [
  { key: 'name', column: 'name', value: (item) => item.name },
  { key: 'tags', column: 'tags', value: (item) => item.tags },
  { key: 'is_on', column: 'on', value: (item) => item.isOn, none: 'no' },
  { key: 'end', column: 'end (UTC)', value: (item) => dateOrNull(item.endMs), none: 'never' },
  { column: 'count', value: (item) => item.tags.length },
  { key: 'sizes', value: (item) => item.tags.map(({ length }) => ({ length })) },
]

describe('tableOf()', () => {
  it('shows each field with a column, and a text for values that are missing', () => {
    expect(tableOf(fields, [full, empty])).toEqual({
      columns: ['name', 'tags', 'on', 'end (UTC)', 'count'].map(textColumn),
      rows: [
        ['a', 'x, y', 'yes', '2026-01-31 12:00', '2'],
        ['-', '-', 'no', 'never', '0'],
      ],
    })
  })
})

describe('objectOf()', () => {
  it('contains each field with a key', () => {
    expect(JSON.parse(JSON.stringify([full, empty].map((item) => objectOf(fields, item))))).toEqual([
      {
        name: 'a',
        tags: ['x', 'y'],
        is_on: true,
        end: '2026-01-31T12:00:00.000Z',
        sizes: [{ length: 1 }, { length: 1 }],
      },
      { name: '', tags: [], is_on: false, end: null, sizes: [] },
    ])
  })
})

describe('printList()', () => {
  const form = { key: 'items', about: { workspace: 'w' }, fields: fields.slice(0, 1), note: 'No items.' }

  it.each([
    ['a table', [full], false, 'name\na\n', ''],
    ['a note for an empty list', [], false, '', 'No items.\n'],
    ['a JSON object', [full], true, '{"workspace":"w","items":[{"name":"a"}]}\n', ''],
    ['a JSON object for an empty list', [], true, '{"workspace":"w","items":[]}\n', ''],
  ])('prints %s', (_what, items, isJson, printed, told) => {
    const terminal = fakeTerminal()
    printList(items, { ...form, isJson }, terminal)
    expect([terminal.printed, terminal.told]).toEqual([printed, told])
  })
})
