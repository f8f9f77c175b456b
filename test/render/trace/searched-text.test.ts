import { expect, it } from 'vitest'

import { sourceOfFile } from '../../../src/render/source-text.ts'
import { searchedText } from '../../../src/render/trace/searched-text.ts'

it('searchedText() finds text in the sources, or returns the first line', () => {
  const text = searchedText('nowhere to be seen; the second file has this', [
    sourceOfFile('a', 'x'),
    sourceOfFile('b', 'y\nthe second file has this'),
  ])
  expect(text.originAt(text.text.indexOf('the'))).toEqual({
    kind: 'unknown',
    place: { file: 'b', line: 2, column: 1 },
    expression: null,
  })
  expect(text.originAt(0).place).toEqual({ file: 'a', line: 1, column: 1 })
})
