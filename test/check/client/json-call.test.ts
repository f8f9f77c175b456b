import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { callJson, invalidReply, parseReply, tryCallJson } from '../../../src/check/client/json-call.ts'
import type { SendOutcome } from '../../../src/check/client/send.ts'
import { getSpamTestReader } from '../../../src/foundation/contract/read-test.ts'
import { aReply } from '../../support/api-builders.ts'
import { accepted, failedCall, scriptedTransport } from '../../support/scripted-transport.ts'

const signal = new AbortController().signal
const jsonCall = { call: { method: 'GET', path: '/x' }, schema: z.looseObject({ a: z.int() }) } as const

function asking(outcome: SendOutcome) {
  return tryCallJson(
    scriptedTransport(() => outcome),
    jsonCall,
    signal,
  )
}

describe('tryCallJson()', () => {
  it('returns the value, unchanged or the failure', async () => {
    expect(await asking(accepted({ a: 1 }))).toMatchObject({ status: 'ok', value: { a: 1 } })
    expect(await asking(accepted('', { statusCode: 304 }))).toMatchObject({ status: 'unchanged' })
    expect(await asking(failedCall('attempts', 'API_TIMEOUT'))).toMatchObject({ status: 'failed', reason: 'attempts' })
  })

  it('treats a reply with the wrong form as refused', async () => {
    expect(await asking(accepted({ a: 'x' }))).toMatchObject({
      status: 'failed',
      reason: 'refused',
      error: { code: 'API_REPLY_INVALID' },
    })
  })
})

it('callJson() throws the error that tryCallJson() returns', async () => {
  const transport = scriptedTransport((_call, index) =>
    index === 0 ? accepted({ a: 1 }) : failedCall('deadline', 'API_RATE_LIMITED'),
  )
  expect(await callJson(transport, jsonCall, signal)).toEqual({ a: 1 })
  await expect(callJson(transport, jsonCall, signal)).rejects.toMatchObject({ code: 'API_RATE_LIMITED' })
})

const call = { method: 'GET', done: 'GET https://api.example.test/api/v1/spam_tests/t1' } as const
const advice = 'check that api-url is the base URL of the service, which ends in /api/v1'

describe('parseReply()', () => {
  it('returns the parsed value', () => {
    const json = { success: true, data: { key: 'k', name: 'n', test_results: [] } }
    expect(parseReply(aReply({ text: JSON.stringify(json) }), getSpamTestReader, call)).toMatchObject(json)
  })

  it.each([
    ['', 'expected a JSON body, got 200 and an empty body'],
    ['<html><title>Log in</title>', 'expected a JSON body, got 200 and an HTML page titled "Log in"'],
    ['{"success": tru', 'expected a JSON body, got 200 and the text "{\\"success\\": tru"'],
  ])('describes a body that is not JSON: %j', (text, message) => {
    expect(() => parseReply(aReply({ text }), getSpamTestReader, call)).toThrow(`${call.done}: ${message}; ${advice}`)
  })

  it('describes the first mismatch in full, then the other mismatches', () => {
    const text = JSON.stringify({ success: true, data: { key: 1, name: 2, test_results: 'none' } })
    expect(() => parseReply(aReply({ text }), getSpamTestReader, call)).toThrow(
      `${call.done}: expected a string, got 1 at $.data.key in the reply; also: $.data.name: expected a string, got 2 | ` +
        `$.data.test_results: expected an array, got "none"; ${advice}`,
    )
  })
})

describe('invalidReply()', () => {
  const problem = { input: '$.x', came: '1', expected: 'a string' }

  it('warns after a POST that the test may have been created', () => {
    const error = invalidReply({ ...call, method: 'POST' }, [problem])
    expect(error).toMatchObject({ code: 'API_REPLY_INVALID', outcome: 'inconclusive', problems: [problem] })
    expect(error.message).toContain('the test may have been created')
  })

  it('counts the problems that it does not show', () => {
    expect(
      invalidReply(
        call,
        Array.from({ length: 20 }, () => problem),
      ).message,
    ).toContain('| and 16 more;')
  })
})
