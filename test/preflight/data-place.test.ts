import { expect, it } from 'vitest'

import { originInData } from '../../src/preflight/data-place.ts'

const template = {
  template: {
    path: 'a',
    kind: 'html',
    engine: null,
    sources: [],
    headPlace: { file: 'a' },
    isWholeMessage: false,
    dataFile: { path: 'd.json', text: '{\n "a": "x \\"y\\""}' },
  },
} as const
const value = { kind: 'value', place: { file: 'a', line: 1 }, expression: '{{ a }}' } as const

it('originInData() finds a value in the data file, as written in JSON', () => {
  expect(originInData('x "y"', value, template).place).toEqual({ file: 'd.json', line: 2, column: 8 })
})

it('originInData() returns the expression if the data file does not contain the value', () => {
  expect(originInData('z', value, template)).toBe(value)
  expect(originInData('x', { ...value, kind: 'literal' }, template).place.file).toBe('a')
})
