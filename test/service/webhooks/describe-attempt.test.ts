import { describe, expect, it } from 'vitest'

import { describeAnswer, describeFailure } from '../../../src/service/webhooks/describe-attempt.ts'

function anAnswer(statusCode: number, body: string | Buffer, location: string | null = null) {
  return { statusCode, location, retryAfter: null, bodyStart: Buffer.from(body) }
}

function anError(code: string, message: string = `something ${code}`): Error {
  return Object.assign(new Error(message), { code })
}

describe('describeAnswer()', () => {
  it('shows the start of the body on one line', () => {
    expect(describeAnswer(anAnswer(400, '{\r\n  "error": "no \u001B[31msuch\u001B[0m hook"\n}\u0000'), '')).toBe(
      '{ "error": "no [31msuch [0m hook" }',
    )
  })

  it('is at most 500 characters long, and cut between characters', () => {
    const detail = describeAnswer(anAnswer(500, '😀'.repeat(2000)), '')
    expect(detail.length).toBeLessThanOrEqual(500)
    expect(detail.isWellFormed()).toBe(true)
    expect(detail.endsWith('😀…')).toBe(true)
  })

  it('accepts bytes that are not text', () => {
    expect(describeAnswer(anAnswer(500, Buffer.of(0xff, 0xfe, 0x00, 0x41)), '')).toBe('\uFFFD\uFFFD A')
  })

  it('shows the target of a redirect, which is not followed', () => {
    expect(describeAnswer(anAnswer(302, '', 'http://10.0.0.1/'), '')).toBe(
      '302: redirect to "http://10.0.0.1/" not followed',
    )
    expect(describeAnswer(anAnswer(304, ''), '')).toBe('304: redirect not followed')
  })

  it('begins with the given prefix', () => {
    expect(describeAnswer(anAnswer(200, 'fine'), 'new: 401; old: ')).toBe('new: 401; old: 200 fine')
  })
})

describe('describeFailure()', () => {
  it("explains Node's error codes", () => {
    expect(describeFailure(anError('ECONNREFUSED'))).toBe('connection refused (ECONNREFUSED)')
    expect(describeFailure(anError('CERT_HAS_EXPIRED'))).toBe('certificate has expired (CERT_HAS_EXPIRED)')
  })

  it('lists the distinct failures of several addresses', () => {
    const errors = [anError('ECONNREFUSED'), anError('ECONNREFUSED'), anError('ENETUNREACH')]
    expect(describeFailure(new AggregateError(errors))).toBe(
      'connection refused (ECONNREFUSED); network unreachable (ENETUNREACH)',
    )
  })

  it('shows message and code of an unknown error', () => {
    expect(describeFailure(anError('HPE_ODD', 'Parse Error: odd'))).toBe('Parse Error: odd (HPE_ODD)')
    expect(describeFailure(anError('EODD', 'write EODD'))).toBe('write EODD')
    expect(describeFailure(new Error('plain'))).toBe('plain')
    expect(describeFailure('a string')).toBe('no response')
  })
})
