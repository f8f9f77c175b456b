import { describe, expect, it } from 'vitest'

import { invalidReply, parseReply } from '../../src/client/parse-reply.ts'
import { getSpamTestReply } from '../../src/contract/read-replies.ts'
import { aReply } from '../support/api-builders.ts'

const call = { method: 'GET', done: 'GET https://api.example.test/api/v1/spam_tests/t1' } as const
const advice = 'check that api-url is the base URL of the service (it ends in /api/v1)'

describe('parseReply()', () => {
  it('gives the value', () => {
    const json = { success: true, data: { key: 'k', name: 'n', test_results: [] } }
    expect(parseReply(aReply({ text: JSON.stringify(json) }), getSpamTestReply, call)).toMatchObject(json)
  })

  it.each([
    ['', 'got 200 and an empty body, expected a JSON body'],
    ['<html><title>Log in</title>', 'got 200 and an HTML page titled "Log in", expected a JSON body'],
    ['{"success": tru', 'got 200 and the text "{\\"success\\": tru", expected a JSON body'],
  ])('says what came instead of JSON: %j', (text, message) => {
    expect(() => parseReply(aReply({ text }), getSpamTestReply, call)).toThrow(`${call.done}: ${message}; ${advice}`)
  })

  it('names path, value and expectation of the first mismatch, and then the others', () => {
    const text = JSON.stringify({ success: true, data: { key: 1, name: 2, test_results: 'none' } })
    expect(() => parseReply(aReply({ text }), getSpamTestReply, call)).toThrow(
      `${call.done}: got 1 at $.data.key of the reply, expected a string; also $.data.name: got 2, expected a string | ` +
        `$.data.test_results: got "none", expected an array; ${advice}`,
    )
  })
})

describe('invalidReply()', () => {
  const problem = { input: '$.x', came: '1', expected: 'a string' }

  it('says after a POST that a test may exist', () => {
    const error = invalidReply({ ...call, method: 'POST' }, [problem])
    expect(error).toMatchObject({ code: 'API_REPLY_INVALID', outcome: 'inconclusive', problems: [problem] })
    expect(error.message).toContain('a test may exist at the service now')
  })

  it('counts what it does not show', () => {
    expect(
      invalidReply(
        call,
        Array.from({ length: 20 }, () => problem),
      ).message,
    ).toContain('| and 16 more;')
  })
})
