import { describe, expect, it } from 'vitest'

import { parseYaml } from '../../../../src/check/settings/engine/config-value.ts'
import { parseData } from '../../../../src/check/settings/parsers/data.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

function fromConfig(yaml: string): ReturnType<typeof parseData> {
  return parseData({ form: 'config', value: valueOf(parseYaml(yaml, { file: 'p.yml', input: 'config' })) }, 'data')
}

function fromText(text: string): ReturnType<typeof parseData> {
  return parseData({ form: 'text', text }, 'data')
}

const deFile = { name: 'de', source: { kind: 'file', path: 'data/de.json' } }
const enFile = { name: 'en', source: { kind: 'file', path: 'data/en.yml' } }

describe('parseData() of an input', () => {
  it.each([
    ['data/my order.json', [{ name: null, source: { kind: 'file', path: 'data/my order.json' } }]],
    ['./a,b.YAML', [{ name: null, source: { kind: 'file', path: 'a,b.YAML' } }]],
    ['{"name": "Ada"}', [{ name: null, source: { kind: 'inline', value: { name: 'Ada' } } }]],
    ['name: Ada\nage: 36', [{ name: null, source: { kind: 'inline', value: { name: 'Ada', age: 36 } } }]],
    ['{de: data/de.json, en: data/en.yml}', [deFile, enFile]],
    ['["data/de.json", "data/en.yml"]', [deFile, enFile]],
  ])('reads the template data %j', (text, sets) => {
    expect(valueOf(fromText(text))).toEqual(sets)
  })

  it.each([
    ['data/order', 'the path of a .json, .yaml or .yml file'],
    ['data/order.csv', 'the path of a .json, .yaml or .yml file'],
    ['{"name": ', 'expected a quote'],
    ['https://a.example/x.json', 'not a URL'],
  ])('rejects the template data %j', (text, expected) => {
    expect(problemsOf(fromText(text)).join('\n')).toContain(expected)
  })
})

describe('parseData() of the config file', () => {
  it.each([
    ['data/de.json', [{ name: null, source: deFile.source }]],
    ['{de: data/de.json, en: data/en.yml}', [deFile, enFile]],
    ['[data/de.json, data/en.yml]', [deFile, enFile]],
    [
      '[{name: de, data: data/de.json}, {name: empty, data: {}}]',
      [deFile, { name: 'empty', source: { kind: 'inline', value: {} } }],
    ],
    [
      '{de: data/de.json, count: 3}',
      [{ name: null, source: { kind: 'inline', value: { de: 'data/de.json', count: 3 } } }],
    ],
    ['{}', [{ name: null, source: { kind: 'inline', value: {} } }]],
  ])('reads the template data %s', (yaml, sets) => {
    expect(valueOf(fromConfig(yaml))).toEqual(sets)
  })

  it.each([
    ['[]', 'an empty list'],
    ['[a/x.json, b/x.json]', 'p.yml:1:1): expected unique names, got two data sets named "x"'],
    ['[{name: de}]', 'a map with the keys name and data'],
    ['[{name: de, data: [1]}]', 'expected a path or an object, got a list'],
    ['[{name: de, data: {}, other: 1}]', 'a map with the keys name and data'],
    ['[{name: "a\\nb", data: {}}]', 'one line without control characters'],
    ['{a: .inf}', 'finite numbers'],
    ['', 'missing; expected'],
  ])('rejects the template data %s', (yaml, expected) => {
    expect(problemsOf(fromConfig(yaml)).join('\n')).toContain(expected)
  })
})
