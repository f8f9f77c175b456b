import { describe, expect, it } from 'vitest'
import { type ConfigEntry, parseYaml } from '../../../../src/check/settings/engine/config-value.ts'
import { isBlank, type LevelForm, readLevel } from '../../../../src/check/settings/engine/level.ts'
import { row, table } from '../../../../src/check/settings/engine/row.ts'
import { integer, listOf, textOf } from '../../../../src/check/settings/parsers/kinds.ts'
import { oneLine } from '../../../../src/check/settings/parsers/text.ts'
import { renderProblem } from '../../../../src/foundation/errors/problem.ts'
import { valueOf } from '../../../support/parsed.ts'

const rows = table({
  name: row('name', textOf('text', oneLine(5)), { description: 'The name.' }),
  'box.size': row('box.size', integer({ min: 1, max: 9 }), { default: '3', description: 'The size.' }),
  'box.colors': row('box.colors', listOf({ valueName: 'colors' }, 'words', oneLine(5)), { description: 'The colors.' }),
})

const form: LevelForm = { table: rows, otherKeys: ['list'], prefix: '', emptyLists: 'ignored' }

function entriesOf(yaml: string): readonly ConfigEntry[] {
  const value = valueOf(parseYaml(yaml, { file: 'a.yml', input: 'config' }))
  return value.kind === 'map' ? value.entries : []
}

function explain(key: string): { expected: string } | null {
  return key === 'password' ? { expected: 'no secrets' } : null
}

describe('readLevel()', () => {
  it('finds settings, settings in sections, and other keys', () => {
    const { layer, others, problems } = readLevel(entriesOf('name: x\nbox: {size: 4}\nlist: [1]'), form)
    expect([...layer.keys()]).toEqual(['name', 'box.size'])
    expect([...others.keys()]).toEqual(['list'])
    expect(problems).toEqual([])
    expect(layer.get('box.size')).toMatchObject({ label: 'box.size', source: 'config', place: { line: 2, column: 7 } })
    expect(layer.get('box.size')?.parsed).toEqual({ status: 'ok', value: 4 })
  })

  it('treats an empty value as not given', () => {
    const yaml = "name:\nbox:\n  size: ''\n  colors: []"
    const { layer, problems } = readLevel(entriesOf(yaml), form)
    expect([[...layer.keys()], problems]).toEqual([[], []])
    const refusing = readLevel(entriesOf(yaml), { ...form, emptyLists: 'refused' })
    expect([...refusing.layer.keys()]).toEqual(['box.colors'])
  })

  it.each([
    ['nam: x', 'nam (a.yml:1:1): expected a known key; did you mean name?'],
    ['zzz: hunter2', 'zzz (a.yml:1:1): expected a known key; use one of: name, box, list'],
    ['size: 3', 'size (a.yml:1:1): expected a known key; write it in a map: box: {size: …}'],
    ['box: {sise: 3}', 'box.sise (a.yml:1:7): expected a known key; did you mean size?'],
    ['box: 3', 'box (a.yml:1:6): expected a map with the keys size, colors, got a single value'],
    ['box: [3]', 'box (a.yml:1:6): expected a map with the keys size, colors, got a list'],
    ['box.size: 3', 'box.size (a.yml:1:1): expected a known key; write it in a map: box: {size: …}'],
    ['constructor: 3', 'constructor (a.yml:1:1): expected a known key; use one of: name, box, list'],
  ])('rejects %s without showing the value', (yaml, expected) => {
    const { layer, problems } = readLevel(entriesOf(yaml), form)
    expect(layer.size).toBe(0)
    expect(problems.map(renderProblem)).toEqual([expected])
  })

  it('puts the prefix before every name', () => {
    const { layer, problems } = readLevel(entriesOf('name: x\nnam: x\nbox: {x: 3}'), { ...form, prefix: 'seeds[0].' })
    expect(layer.get('name')?.label).toBe('seeds[0].name')
    expect(problems.map(({ input }) => input)).toEqual(['seeds[0].nam', 'seeds[0].box.x'])
  })

  it('explains a known key that is not allowed', () => {
    const { problems } = readLevel(entriesOf('password: x\nbox: {password: x}'), { ...form, explain })
    expect(problems.map(renderProblem)).toEqual([
      'password (a.yml:1:1): expected no secrets',
      'box.password (a.yml:2:7): expected no secrets',
    ])
  })
})

describe('isBlank()', () => {
  it.each([
    ['a:', true],
    ['a: "  "', true],
    ['a: 0', false],
    ['a: false', false],
    ['a: []', false],
  ])('isBlank() for %s returns %s', (yaml, isEmpty) => {
    expect(entriesOf(yaml).map((entry) => isBlank(entry.value))).toEqual([isEmpty])
  })
})
