import { expect, it } from 'vitest'

import { nameCall } from '../../../src/check/client/api-call.ts'

it('nameCall() returns method and URL without username, password and query', () => {
  const call = { method: 'GET', path: '/external_tests', query: [['source', 'x']] } as const
  expect(nameCall(call, 'https://user:word@api.example.test/api/v1')).toBe(
    'GET https://api.example.test/api/v1/external_tests',
  )
})
