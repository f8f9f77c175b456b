import { expect, it } from 'vitest'

import { commentEnd } from '../../../src/verdict/authentication/comment-end.ts'

it.each([
  ['(plain) after', 7],
  ['(outer (inner) more) after', 20],
  ['(escaped \\) bracket) after', 20],
  ['(never ends', 11],
  ['(ends in a backslash\\', 21],
])('commentEnd() of %j is %i', (source, end) => {
  expect(commentEnd(source, 0)).toBe(end)
})

it('commentEnd() begins where it is told', () => {
  expect(commentEnd('a (b) c', 2)).toBe(5)
})
