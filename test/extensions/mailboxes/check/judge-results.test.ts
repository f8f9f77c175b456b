import { describe, expect, it } from 'vitest'

import { forgeryComment } from '../../../../src/extensions/mailboxes/check/check-message.ts'
import { judgeResults } from '../../../../src/extensions/mailboxes/check/judge-results.ts'

const received =
  'Received: from mail.shop.example (mail.shop.example [192.0.2.5]) by mx.box.example; Thu, 1 Jan 2026 00:00:00 +0000'
const own = 'Authentication-Results: mx.box.example; spf=pass smtp.mailfrom=shop.example; dkim=none'
const unnamed = 'Authentication-Results: spf=pass (sender IP is 192.0.2.5) smtp.mailfrom=shop.example; dkim=none'
const forged = `Authentication-Results: mx.box.example;\r\n spf=pass (${forgeryComment})\r\n smtp.mailfrom=forged.invalid`

function judged(fields: readonly string[], authservIds: readonly string[]) {
  return judgeResults(Buffer.from([...fields, '', ''].join('\r\n')), { authservIds, providerName: 'box.example' })
}

describe('judgeResults()', () => {
  it("accepts the provider's authserv-ids and lists the recorded methods", () => {
    expect(judged([own, received], ['mx.box.example'])).toEqual({
      name: 'results',
      status: 'works',
      detail: 'reported by mx.box.example: spf, dkim',
      todo: null,
    })
    expect(judged([unnamed, received], ['unnamed'])).toMatchObject({ status: 'works' })
  })

  it("accepts the provider's field above a forged field", () => {
    expect(judged([own, received, forged], ['mx.box.example'])).toMatchObject({ status: 'works' })
  })

  it('fails for an authserv-id that a sender can forge', () => {
    expect(judged([received, forged], ['mx.box.example'])).toMatchObject({
      status: 'fails',
      todo: 'remove authserv-id from the seed, so that presend computes the results itself',
    })
  })

  it("recommends the provider's authserv-id instead of one that a sender can forge", () => {
    const other = forged.replace('mx.box.example', 'mx.other.example')
    expect(judged([own, other], ['mx.other.example'])).toMatchObject({
      status: 'fails',
      todo: 'set authserv-id to the value that the provider uses: mx.box.example',
    })
  })

  it("recommends the provider's authserv-id when the seed trusts another one or none", () => {
    expect(judged([own, received], ['mx.other.example'])).toMatchObject({
      status: 'lacks',
      todo: 'set authserv-id to the value that the provider uses: mx.box.example',
    })
    expect(judged([own, received], [])).toMatchObject({
      status: 'lacks',
      todo: expect.stringContaining('set authserv-id to mx.box.example'),
    })
    expect(judged([unnamed, received], [])).toMatchObject({
      todo: expect.stringContaining('set authserv-id to unnamed'),
    })
  })

  it('does not recommend the authserv-id of the forged field', () => {
    const part = judged([received, forged.replace('mx.box.example', 'mx.other.example')], ['mx.box.example'])
    expect(part.todo).toBe('remove authserv-id from the seed, so that presend computes the results itself')
  })

  it('accepts missing results when the seed trusts no authserv-id', () => {
    expect(judged([received], [])).toMatchObject({ status: 'works', todo: null })
  })
})
