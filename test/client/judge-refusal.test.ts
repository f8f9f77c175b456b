import { expect, it } from 'vitest'

import { judgeRefusal } from '../../src/client/judge-refusal.ts'
import { aRefusal } from '../support/api-builders.ts'

const call = { done: 'GET https://api.example.test/api/v1/spam_tests/t1' }

it.each([
  [401, 'API_TOKEN_REFUSED', 'misconfigured', 'api-token'],
  [403, 'API_PLAN_REFUSED', 'misconfigured', 'Pro or Enterprise'],
  [404, 'API_NOT_FOUND', 'misconfigured', 'api-url'],
  [407, 'API_REQUEST_REFUSED', 'misconfigured', 'no_proxy'],
  [408, 'API_UNAVAILABLE', 'inconclusive', 'run again'],
  [422, 'API_REQUEST_REFUSED', 'misconfigured', 'correct what the service names'],
  [418, 'API_REQUEST_REFUSED', 'misconfigured', 'correct what the service names'],
])('judgeRefusal() of %i is %s and says what to do, in the words of the service', (statusCode, code, outcome, todo) => {
  const error = judgeRefusal(aRefusal(statusCode, 'the words'), call)
  expect(error).toMatchObject({ code, outcome })
  expect(error.message).toContain(`GET https://api.example.test/api/v1/spam_tests/t1: got ${statusCode} "the words"`)
  expect(error.parts.todo).toContain(todo)
})
