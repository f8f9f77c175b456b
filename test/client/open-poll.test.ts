import { expect, it } from 'vitest'

import { openPoll } from '../../src/client/open-poll.ts'
import { aCreatedTest } from '../support/api-builders.ts'
import { givenUp, scriptedTransport } from '../support/scripted-transport.ts'

it.each([
  ['spam-test', 7, '/spam_tests/t-1'],
  ['external-test', 7, '/external_tests/7'],
  ['external-test', null, '/spam_tests/t-1'],
] as const)('openPoll() of a %s with the number %j looks at %s', async (style, numericId, path) => {
  const transport = scriptedTransport(() => givenUp('refused', 'API_NOT_FOUND'))
  const poll = openPoll(aCreatedTest({ style, numericId, trackingId: 't-1' }), transport)
  await poll({ hold: null, deadlineMs: 1 }, new AbortController().signal)
  expect(transport.calls[0]?.path).toBe(path)
})
