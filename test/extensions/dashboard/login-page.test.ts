import { expect, it } from 'vitest'

import { ownPath } from '../../../src/extensions/dashboard/login-page.ts'

it.each([
  ['', '/'],
  ['/tests?page=2', '/tests?page=2'],
  ['//evil.example', '/'],
  [String.raw`/\evil.example`, '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['tests', '/'],
])('ownPath(%j) returns %j', (next, path) => {
  expect(ownPath(next)).toBe(path)
})
