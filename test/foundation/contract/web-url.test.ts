import { expect, it } from 'vitest'

import { isWebUrl } from '../../../src/foundation/contract/web-url.ts'

it.each([
  ['https://ci.example/runs/1?a=b&c=%20#x', true],
  ['http://[::1]:8080/', true],
  ['javascript:alert(1)', false],
  ['https://a.example/" onclick="x', false],
  ['https://a.example/\u202Egnp.exe', false],
  ['//a.example', false],
])('isWebUrl(%j) returns %j', (text, expected) => {
  expect(isWebUrl(text)).toBe(expected)
})
