import { describe, expect, it } from 'vitest'
import { parseYaml } from '../../../../src/check/settings/engine/config-value.ts'
import type { Row } from '../../../../src/check/settings/engine/row.ts'
import {
  layerProblems,
  overlay,
  parseGiven,
  type Source,
  showGiven,
  valuesOf,
} from '../../../../src/check/settings/engine/values.ts'
import { settingsTable } from '../../../../src/check/settings/rows/table.ts'
import { renderProblem } from '../../../../src/foundation/errors/problem.ts'
import { valueOf } from '../../../support/parsed.ts'
import { layerOf, settingValues } from '../../../support/setting-values.ts'

function inputs(texts: Readonly<Record<string, string>>): ReturnType<typeof layerOf> {
  return layerOf(settingsTable, texts)
}

describe('valuesOf()', () => {
  it('returns the given value, the default, or null', () => {
    const values = settingValues({ quorum: '70' })
    expect(values.get('quorum')).toBe(70)
    expect(values.get('timeout')).toBe(3_600_000)
    expect(values.get('subject')).toBeNull()
    expect(values.get('provider-types')).toEqual([])
  })

  it('returns null for a malformed value, which counts as given', () => {
    const values = settingValues({ quorum: 'x' })
    expect(values.get('quorum')).toBeNull()
    expect(values.isGiven('quorum')).toBe(true)
  })

  it('throws when a required value is missing', () => {
    expect(() => settingValues({}).always('subject')).toThrow('The subject setting has no value')
  })

  it('parses each value once', () => {
    let count = 0
    const { quorum } = settingsTable
    const parse: Row['kind']['parse'] = (input, name) => {
      count += 1
      return quorum.kind.parse(input, name)
    }
    const given = { input: { form: 'text', text: '70' }, label: 'quorum', source: 'input', place: null } as const
    const layer = new Map([['quorum', parseGiven({ ...quorum, kind: { ...quorum.kind, parse } }, given)]])
    const values = valuesOf(settingsTable, overlay(layer, new Map()))
    expect([values.get('quorum'), values.always('quorum'), values.fields().quorumPercent]).toEqual([70, 70, 70])
    expect(layerProblems(settingsTable, layer)).toEqual([])
    expect(count).toBe(1)
  })

  it('stores each value in its field, including fields in sections', () => {
    const fields = settingValues({ 'smtp-port': '25', 'report-dir': 'r' }).fields()
    expect(fields.smtp).toMatchObject({ port: 25, host: null, connectionCount: 20 })
    expect([fields.reportDir, fields.providerTypes]).toEqual(['r', []])
  })

  it('returns the name and place of a given value, and the label of a missing one', () => {
    const place = { file: 'p.yml', line: 3 }
    const given = {
      input: { form: 'text', text: 'warn' },
      source: 'config',
      label: 'templates[0].gate',
      place,
    } as const
    const layer = new Map([['gate', parseGiven(settingsTable.gate, given)]])
    const values = valuesOf(settingsTable, layer, (name) => `--${name}`)
    expect([values.at('gate'), values.at('quorum')]).toEqual([
      { input: 'templates[0].gate', place },
      { input: '--quorum' },
    ])
  })
})

describe('overlay()', () => {
  it('gives later layers precedence', () => {
    const values = valuesOf(settingsTable, overlay(inputs({ quorum: '1', gate: 'off' }), inputs({ quorum: '2' })))
    expect([values.get('quorum'), values.get('gate')]).toEqual([2, 'off'])
  })
})

describe('layerProblems()', () => {
  it('lists problems in the order of the table', () => {
    const layer = inputs({ timeout: 'x', 'smtp-port': 'y', 'api-url': 'z' })
    expect(layerProblems(settingsTable, layer).map((problem) => problem.input)).toEqual([
      'api-url',
      'smtp-port',
      'timeout',
    ])
  })

  it.each<[Source, string]>([
    ['flag', '--quorum'],
    ['environment', 'PRESEND_QUORUM'],
  ])('reports problems under the name of the %s', (source, label) => {
    const given = { input: { form: 'text', text: 'x' }, label, source, place: null } as const
    const layer = new Map([['quorum', parseGiven(settingsTable.quorum, given)]])
    expect(layerProblems(settingsTable, layer)).toMatchObject([{ input: label }])
  })

  it('reports no place for the text of an input', () => {
    const problems = layerProblems(settingsTable, inputs({ metadata: '{a: .nan}', data: '[{name: 1}]' }))
    expect(problems.map((problem) => problem.place)).toEqual([undefined, undefined])
  })

  it('reports the place of a value in a config file', () => {
    const value = valueOf(parseYaml('[consumer, x]', { file: 'p.yml', input: 'config' }))
    const given = {
      input: { form: 'config', value },
      label: 'provider-types',
      source: 'config',
      place: { file: 'p.yml', line: 9 },
    } as const
    const layer = new Map([['provider-types', parseGiven(settingsTable['provider-types'], given)]])
    expect(layerProblems(settingsTable, layer).map(renderProblem)[0]).toMatch(/^provider-types \(p\.yml:1:12\)/u)
  })
})

function show(text: string): string {
  const given = { input: { form: 'text', text }, label: 'subject', source: 'input', place: null } as const
  return showGiven(parseGiven(settingsTable.subject, given))
}

describe('showGiven()', () => {
  it('shows one short line without secrets in URLs', () => {
    expect(show('postgres://u:p@h/d?x=y')).toBe('postgres://***@h/d?***')
    expect(show(' a\n b ')).toBe('a, b')
    expect(show('x'.repeat(200))).toHaveLength(80)
  })
})
