import { describe, expect, it } from 'vitest'

import { forgeryComment } from '../../../src/seeds/check/check-letter.ts'
import { judgeResults } from '../../../src/seeds/check/judge-letter.ts'

const received =
  'Received: from mail.shop.example (mail.shop.example [192.0.2.5]) by mx.box.example; Thu, 1 Jan 2026 00:00:00 +0000'
const own = 'Authentication-Results: mx.box.example; spf=pass smtp.mailfrom=shop.example; dkim=none'
const unnamed = 'Authentication-Results: spf=pass (sender IP is 192.0.2.5) smtp.mailfrom=shop.example; dkim=none'
const forged = `Authentication-Results: mx.box.example;\r\n spf=pass (${forgeryComment})\r\n smtp.mailfrom=forged.invalid`

function judged(fields: readonly string[], authservIds: readonly string[]) {
  return judgeResults(Buffer.from([...fields, '', ''].join('\r\n')), { authservIds, providerName: 'box.example' })
}

describe('judgeResults()', () => {
  it('is content with the names that the provider writes under, and says which methods it wrote', () => {
    expect(judged([own, received], ['mx.box.example'])).toEqual({
      name: 'results',
      status: 'works',
      detail: 'written by mx.box.example: spf, dkim',
      todo: null,
    })
    expect(judged([unnamed, received], ['unnamed'])).toMatchObject({ status: 'works' })
  })

  it('is content when the provider writes above what a sender forged', () => {
    expect(judged([own, received, forged], ['mx.box.example'])).toMatchObject({ status: 'works' })
  })

  it('fails a name that a sender can write under', () => {
    expect(judged([received, forged], ['mx.box.example'])).toMatchObject({
      status: 'fails',
      todo: 'remove authserv-id from the seed, so that presend computes the results itself',
    })
  })

  it('names the right authserv-id for one that the provider lets anybody write under', () => {
    const other = forged.replace('mx.box.example', 'mx.other.example')
    expect(judged([own, other], ['mx.other.example'])).toMatchObject({
      status: 'fails',
      todo: 'set authserv-id: mx.box.example, the id the provider uses',
    })
  })

  it('names the right authserv-id when the seed trusts another one, or none', () => {
    expect(judged([own, received], ['mx.other.example'])).toMatchObject({
      status: 'lacks',
      todo: 'set authserv-id: mx.box.example, the id the provider uses',
    })
    expect(judged([own, received], [])).toMatchObject({
      status: 'lacks',
      todo: expect.stringContaining('set authserv-id: mx.box.example'),
    })
    expect(judged([unnamed, received], [])).toMatchObject({ todo: expect.stringContaining('set authserv-id: unnamed') })
  })

  it('does not propose the name of its own forgery', () => {
    const part = judged([received, forged.replace('mx.box.example', 'mx.other.example')], ['mx.box.example'])
    expect(part.todo).toBe('remove authserv-id from the seed, so that presend computes the results itself')
  })

  it('is content without any when the seed trusts none', () => {
    expect(judged([received], [])).toMatchObject({ status: 'works', todo: null })
  })
})
