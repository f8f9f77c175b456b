import { expect, test } from 'vitest'

import { positionOf, problemAt, sourceOfFile, sourceOfValue } from '../../src/template/source-text.ts'

test('sourceOfFile() counts the lines above it', () => {
  expect(sourceOfFile('a.html', 'x', 4).placeAt(1, 7)).toEqual({ file: 'a.html', line: 5, column: 7 })
})

test('sourceOfValue() has no places', () => {
  expect(sourceOfValue('subject', 'a.html', 'x').placeAt(1, 1)).toBeUndefined()
})

test('problemAt() adds the place where there is one', () => {
  expect(problemAt({ file: 'a' }, { input: 'x', expected: 'y' })).toEqual({
    input: 'x',
    expected: 'y',
    place: { file: 'a' },
  })
  expect(problemAt(undefined, { input: 'x', expected: 'y' })).toEqual({ input: 'x', expected: 'y' })
})

test.each([
  [0, 1, 1],
  [2, 1, 3],
  [3, 2, 1],
  [6, 4, 1],
])('positionOf() counts from 1: offset %i', (offset, line, column) => {
  expect(positionOf('ab\nc\n\nd', offset)).toEqual({ line, column })
})
