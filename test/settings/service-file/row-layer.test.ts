import { describe, expect, it } from 'vitest'

import { renderProblem } from '../../../src/errors/problem.ts'
import { type ConfigEntry, parseYaml } from '../../../src/settings/config/config-value.ts'
import { integer, textOf } from '../../../src/settings/kinds.ts'
import { oneLine } from '../../../src/settings/parsers/text.ts'
import { readLevel, rowProblems, rowValues } from '../../../src/settings/service-file/row-layer.ts'
import { type ServiceRows, serviceRow } from '../../../src/settings/service-file/service-row.ts'
import { valueOf } from '../../support/parsed.ts'

interface SomeValues {
  readonly name: string
  readonly 'box.size': number
  readonly 'box.colour': string
}

const rows: ServiceRows<SomeValues> = {
  name: serviceRow({
    name: 'name',
    kind: textOf('text', oneLine(5)),
    environmentVariable: 'BOX_NAME',
    description: 'The name.',
  }),
  'box.size': serviceRow({
    name: 'box.size',
    kind: integer({ min: 1, max: 9 }),
    default: '3',
    description: 'The size.',
  }),
  'box.colour': serviceRow({ name: 'box.colour', kind: textOf('text', oneLine(5)), description: 'The colour.' }),
}

const form = { names: Object.keys(rows), otherKeys: ['list'], prefix: '' }

function entriesOf(yaml: string): readonly ConfigEntry[] {
  const value = valueOf(parseYaml(yaml, { file: 'a.yml', input: 'config' }))
  return value.kind === 'map' ? value.entries : []
}

describe('readLevel()', () => {
  it('finds rows, rows in maps, and other keys', () => {
    const { layer, others, problems } = readLevel(entriesOf('name: x\nbox: {size: 4}\nlist: [1]'), form)
    expect([...layer.keys()]).toEqual(['name', 'box.size'])
    expect([...others.keys()]).toEqual(['list'])
    expect(problems).toEqual([])
    expect(layer.get('box.size')).toMatchObject({ label: 'box.size', source: 'config', place: { line: 2, column: 7 } })
  })

  it('takes an empty value for none', () => {
    const { layer, problems } = readLevel(entriesOf("name:\nbox:\n  size: ''\n  colour: []"), form)
    expect([[...layer.keys()], problems]).toEqual([[], []])
  })

  it.each([
    ['nam: x', 'nam (a.yml:1:1): expected a key that presend knows; did you mean name?'],
    ['zzz: hunter2', 'zzz (a.yml:1:1): expected a key that presend knows; use one of: name, box, list'],
    ['size: 3', 'size (a.yml:1:1): expected a key that presend knows; it stands in a map: box: {size: …}'],
    ['box: {sise: 3}', 'box.sise (a.yml:1:7): expected a key that presend knows; did you mean size?'],
    ['box: 3', 'box (a.yml:1:6): got a single value, expected a map with the keys size, colour'],
    ['box: [3]', 'box (a.yml:1:6): got a list, expected a map with the keys size, colour'],
    ['box.size: 3', 'box.size (a.yml:1:1): expected a key that presend knows; it stands in a map: box: {size: …}'],
  ])('refuses %s', (yaml, expected) => {
    const { layer, problems } = readLevel(entriesOf(yaml), form)
    expect(layer.size).toBe(0)
    expect(problems.map(renderProblem)).toEqual([expected])
  })

  it('puts the prefix before every name', () => {
    const { layer, problems } = readLevel(entriesOf('name: x\nnam: x\nbox: {x: 3}'), { ...form, prefix: 'seeds[0].' })
    expect(layer.get('name')?.label).toBe('seeds[0].name')
    expect(problems.map(({ input }) => input)).toEqual(['seeds[0].nam', 'seeds[0].box.x'])
  })
})

describe('rowValues()', () => {
  it('gives what was given, else the default', () => {
    const values = rowValues(rows, readLevel(entriesOf('name: x'), form).layer)
    expect([values.get('name'), values.get('box.size'), values.get('box.colour')]).toEqual(['x', 3, null])
    expect([values.isGiven('name'), values.isGiven('box.size')]).toEqual([true, false])
    expect(values.always('box.size')).toBe(3)
    expect(() => values.always('box.colour')).toThrow('box.colour')
  })

  it('has no value where a wrong one was given, and knows that it was', () => {
    const values = rowValues(rows, readLevel(entriesOf('box: {size: 10}'), form).layer, 'boxes[0].')
    expect(values.get('box.size')).toBeNull()
    expect(values.isGiven('box.size')).toBe(true)
    expect(values.at('box.size')).toMatchObject({ input: 'boxes[0].box.size', place: { line: 1, column: 7 } })
    expect(values.at('name')).toEqual({ input: 'boxes[0].name' })
  })
})

describe('rowProblems()', () => {
  it('tells the place of each value in the file', () => {
    const { layer } = readLevel(entriesOf('name: too long a name\nbox: {size: 10}'), form)
    expect(rowProblems(Object.values(rows), layer).map(renderProblem)).toEqual([
      'name (a.yml:1:1): got "too long a name", expected at most 5 characters (it has 15)',
      'box.size (a.yml:2:7): got "10", expected a whole number from 1 to 9',
    ])
  })

  it.each([
    ['flag', '--name'],
    ['environment', 'BOX_NAME'],
  ] as const)('names the %s that a value came from', (source, input) => {
    const text = { form: 'text', text: 'too long a name' } as const
    const layer = new Map([['name', { input: text, label: 'name', source, place: null }]])
    expect(rowProblems([rows.name], layer)).toMatchObject([{ input }])
  })
})
