import { expect, it } from 'vitest'

import { shorten } from '../../src/preflight/shorten.ts'

it.each([
  ['keeps a string of 60 characters', 'a'.repeat(60), 'a'.repeat(60)],
  ['truncates a longer string and marks the truncation', 'a'.repeat(61), `${'a'.repeat(60)}…`],
  ['does not split a surrogate pair', `${'a'.repeat(59)}🚲 and more`, `${'a'.repeat(59)}…`],
])('shorten() %s', (_name, text, shown) => {
  expect(shorten(text)).toBe(shown)
})
