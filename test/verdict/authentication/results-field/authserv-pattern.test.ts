import { expect, it } from 'vitest'

import { exampleOf, isAuthservId } from '../../../../src/verdict/authentication/results-field/authserv-pattern.ts'

it.each([
  ['mx.box.example', 'MX.box.example', true],
  ['mx.box.example', 'mx2.box.example', false],
  ['mx.box.example', 'a.mx.box.example', false],
  ['*.box.example', 'phl-mx-04.box.example', true],
  ['*.box.example', 'a.b.box.example', true],
  ['*.Box.example', 'a.BOX.example', true],
  ['*.box.example', 'box.example', false],
  ['*.box.example', '.box.example', false],
  ['*.box.example', 'evilbox.example', false],
  ['*.box.example', 'a.box.example.evil.example', false],
  [null, null, true],
  [null, 'mx.box.example', false],
  ['*.box.example', null, false],
])('isAuthservId(%j) of %j is %s', (pattern, id, expected) => {
  expect(isAuthservId(pattern, id)).toBe(expected)
})

it('exampleOf() returns a name that the pattern matches, or its domain', () => {
  expect(exampleOf('mx.box.example', 'forged')).toBe('mx.box.example')
  expect(exampleOf('*.box.example', 'forged')).toBe('forged.box.example')
  expect(exampleOf('*.box.example')).toBe('box.example')
})
