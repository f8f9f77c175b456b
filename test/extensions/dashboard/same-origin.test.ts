import { expect, it } from 'vitest'

import { isSameOrigin } from '../../../src/extensions/dashboard/same-origin.ts'

it.each([
  [{ 'Sec-Fetch-Site': 'same-origin' }, true],
  [{ 'Sec-Fetch-Site': 'none' }, true],
  [{ 'Sec-Fetch-Site': 'same-site', Origin: 'https://presend.example' }, false],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://presend.example' }, false],
  [{ Origin: 'https://presend.example' }, true],
  [{ Origin: 'https://presend.example.evil.example' }, false],
  [{ Origin: 'http://localhost:8025', Host: 'localhost:8025' }, true],
  [{ Origin: 'http://localhost:8026', Host: 'localhost:8025' }, false],
  [{ Origin: 'null', Host: 'null' }, false],
  [{}, false],
])('isSameOrigin() for %j returns %s', (headers: Readonly<Record<string, string>>, expected) => {
  const http = { req: { header: (name: string) => headers[name] } }
  expect(isSameOrigin(http, 'https://presend.example')).toBe(expected)
})
