import { expect, it } from 'vitest'

import { acceptsGzip } from '../../../src/service/pages/answer-page.ts'

it.each([
  ['gzip, deflate, br', true],
  ['br;q=1.0, GZIP;q=0.5', true],
  ['*', true],
  ['gzip;q=0', false],
  ['br', false],
  ['', false],
  [undefined, false],
])('acceptsGzip(%j) returns %j', (accepted, expected) => {
  expect(acceptsGzip(accepted)).toBe(expected)
})
