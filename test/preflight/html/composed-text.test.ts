import { expect, it } from 'vitest'
import { composeText } from '../../../src/preflight/html/composed-text.ts'
import { sourceOfFile } from '../../../src/render/source-text.ts'
import { literalText } from '../../support/literal-text.ts'

it('composeText() maps each character to its piece', () => {
  const whole = literalText(sourceOfFile('a', 'x&amp;y\nz'))
  const text = composeText(
    [
      { text: 'x', start: 0 },
      { text: '&', start: 1 },
      { text: 'y\nz', start: 6 },
    ],
    whole,
  )
  expect(text.text).toBe('x&y\nz')
  expect([0, 1, 2, 4].map((index) => text.originAt(index).place)).toEqual([
    { file: 'a', line: 1, column: 1 },
    { file: 'a', line: 1, column: 2 },
    { file: 'a', line: 1, column: 7 },
    { file: 'a', line: 2, column: 1 },
  ])
})
