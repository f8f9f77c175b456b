import { expect, test } from 'vitest'

import { sourceOfFile, sourceOfValue } from '../../src/render/source-text.ts'

test('sourceOfFile() adds the skipped lines to its positions', () => {
  expect(sourceOfFile('a.html', 'x', 4).placeAt(1, 7)).toEqual({ file: 'a.html', line: 5, column: 7 })
})

test('sourceOfValue() has no positions', () => {
  expect(sourceOfValue('subject', 'a.html', 'x').placeAt(1, 1)).toBeUndefined()
})
