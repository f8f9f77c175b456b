import { describe, expect, it } from 'vitest'

import { quoteReply, refusalError, sessionError } from '../../../src/check/submission/session-error.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { aSetting } from '../../support/submission-setup.ts'

const setting = aSetting({ host: 'smtp.shop.example', port: 587 }, { username: 'ci', password: new Secret('hunter22') })

describe('sessionError()', () => {
  it('names server, phase, user and outcome', () => {
    const failure = { phase: 'auth', came: 'a', expected: 'b', todo: 'c' } as const
    const error = sessionError(setting, { code: 'SMTP_AUTH_REFUSED', ...failure })
    expect(error.message).toBe('Logging in (AUTH) to smtp.shop.example:587 as "ci": expected b, got a; c')
    expect(error.outcome).toBe('misconfigured')
    expect(sessionError(setting, { code: 'SMTP_UNREACHABLE', ...failure }).outcome).toBe('inconclusive')
  })

  it('keeps the cause', () => {
    const cause = new Error('deep')
    const error = sessionError(setting, {
      code: 'SMTP_TLS_FAILED',
      phase: 'tls',
      came: 'a',
      expected: 'b',
      todo: 'c',
      cause,
    })
    expect(error.cause).toBe(cause)
  })
})

it.each([
  [554, 'SMTP_REFUSED'],
  [421, 'SMTP_UNREACHABLE'],
])('refusalError() for a %i is %s', (replyCode, code) => {
  const reply = { code: replyCode, enhancedCode: null, text: 'no' }
  expect(refusalError(setting, { phase: 'ehlo', reply, reason: '', expected: 'a 250 reply' })).toMatchObject({ code })
})

it('refusalError() treats a lost connection as temporary', () => {
  const error = refusalError(setting, { phase: 'ehlo', reply: null, reason: 'gone', expected: 'a 250 reply' })
  expect(error).toMatchObject({ code: 'SMTP_UNREACHABLE', outcome: 'inconclusive' })
})

it('sessionError() puts an IPv6 address in brackets', () => {
  const parts = { code: 'SMTP_UNREACHABLE', phase: 'tcp', came: 'a', expected: 'b', todo: 'c' } as const
  expect(sessionError(aSetting({ host: '::1', port: 25 }), parts).message).toContain('to [::1]:25:')
})

it('quoteReply() quotes the reply as written by the server', () => {
  expect(quoteReply({ code: 554, enhancedCode: '5.7.1', text: 'no' })).toBe('"554 5.7.1 no"')
})
