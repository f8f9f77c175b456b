import { expect, it } from 'vitest'
import { sourceOfFile } from '../../../src/render/source-text.ts'
import { sliceTraced, tracedText, trimTraced } from '../../../src/render/trace/source-map.ts'
import { literalText } from '../../support/literal-text.ts'

const source = sourceOfFile('a', 'one\n  {{x}} two')

it('tracedText() finds the segment for each offset, with separate empty segments', () => {
  const text = tracedText('one\n two', [
    { start: 0, site: { kind: 'literal', source, offset: 0, text: 'one\n' } },
    { start: 4, site: { kind: 'value', source, offset: 6, text: '{{x}}' } },
    { start: 4, site: { kind: 'literal', source, offset: 11, text: ' two' } },
  ])
  expect(text.originAt(5)).toEqual({ kind: 'literal', place: { file: 'a', line: 2, column: 9 }, expression: null })
  expect(text.emptyValuesIn(4, 4).map(({ expression }) => expression)).toEqual(['{{x}}'])
  expect(text.emptyValuesIn(0, 3)).toEqual([])
  expect(text.valuesIn(0, 8)).toEqual([])
})

it('tracedText() returns an expression for its whole output', () => {
  const text = tracedText('abc', [{ start: 0, site: { kind: 'value', source, offset: 6, text: '{{x}}' } }])
  expect(text.originAt(2)).toEqual({ kind: 'value', place: { file: 'a', line: 2, column: 3 }, expression: '{{x}}' })
  expect(text.valuesIn(1, 1)).toHaveLength(1)
})

it('tracedText() returns only the file before the first segment', () => {
  const text = tracedText('xone', [{ start: 1, site: { kind: 'literal', source, offset: 0, text: 'one' } }])
  expect(text.originAt(0)).toEqual({ kind: 'unknown', place: { file: 'a' }, expression: null })
})

it('tracedText() follows a literal that the template engine indented', () => {
  const text = tracedText('  one\n    two', [
    { start: 0, site: { kind: 'literal', source: sourceOfFile('b', 'one\ntwo'), offset: 0, text: 'one\ntwo' } },
  ])
  expect(text.originAt(10).place).toEqual({ file: 'b', line: 2, column: 1 })
})

it('tracedText() follows a rendered source to the files behind it, with the values in it', () => {
  const template = sourceOfFile('t', '<b>{{n}}</b>{{none}}<i>')
  const traced = tracedText('<b>Ada</b><i>', [
    { start: 0, site: { kind: 'literal', source: template, offset: 0, text: '<b>' } },
    { start: 3, site: { kind: 'value', source: template, offset: 3, text: '{{n}}' } },
    { start: 6, site: { kind: 'literal', source: template, offset: 8, text: '</b>' } },
    { start: 10, site: { kind: 'value', source: template, offset: 12, text: '{{none}}' } },
    { start: 10, site: { kind: 'literal', source: template, offset: 20, text: '<i>' } },
  ])
  const rendered = { ...sourceOfFile('t', traced.text), traced }
  const text = tracedText('<div><b>Ada</b></div><i>', [
    { start: 5, site: { kind: 'literal', source: rendered, offset: 0, text: '<b>Ada</b>' } },
    { start: 21, site: { kind: 'literal', source: rendered, offset: 10, text: '<i>' } },
  ])
  expect(text.originAt(9)).toEqual({ kind: 'value', place: { file: 't', line: 1, column: 4 }, expression: '{{n}}' })
  expect(text.originAt(22).place).toEqual({ file: 't', line: 1, column: 22 })
  expect(text.valuesIn(0, 24).map(({ expression }) => expression)).toEqual(['{{n}}'])
  expect(text.emptyValuesIn(0, 24).map(({ expression }) => expression)).toEqual(['{{none}}'])
  expect(text.emptyValuesIn(0, 8)).toEqual([])
})

it('sliceTraced() and trimTraced() keep the positions', () => {
  const whole = literalText(sourceOfFile('a', ' a\nb '))
  expect(trimTraced(whole).text).toBe('a\nb')
  expect(sliceTraced(trimTraced(whole), 2, 3).originAt(0).place).toEqual({ file: 'a', line: 2, column: 1 })
})
