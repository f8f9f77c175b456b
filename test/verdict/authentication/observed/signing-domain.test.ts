import { describe, expect, test } from 'vitest'

import { parseMessage } from '../../../../src/mail/parse-message.ts'
import { withSigningDomain } from '../../../../src/verdict/authentication/observed/signing-domain.ts'
import { aMail } from '../../../support/mail-builder.ts'

const signatures = [
  'v=1; a=rsa-sha256; d=shop.example; s=s1;\r\n i=@news.shop.example; h=from; bh=x;\r\n b=AbC\r\n dEf',
  'v=1; a=rsa-sha256; d=Example; s=s2; h=from; bh=x; b=Zzz',
]

async function domainOf(changes: { domain?: string; selector?: string; valueStart?: string }): Promise<string | null> {
  const message = await parseMessage(aMail({ headers: { 'DKIM-Signature': signatures } }))
  const written = { result: 'pass', domain: null, selector: null, valueStart: null, comment: null } as const
  return withSigningDomain({ ...written, ...changes }, message).domain
}

describe('withSigningDomain()', () => {
  test('finds d= above the identity', async () => {
    expect(await domainOf({ domain: 'news.shop.example', selector: 's1', valueStart: 'AbCdE' })).toBe('shop.example')
    expect(await domainOf({ domain: 'news.shop.example', selector: 's2' })).toBe('example')
  })

  test('leaves what it cannot find', async () => {
    expect(await domainOf({ domain: 'news.shop.example', valueStart: 'other' })).toBe('news.shop.example')
    expect(await domainOf({ domain: 'myshop.other' })).toBe('myshop.other')
    expect(await domainOf({ selector: 's1' })).toBeNull()
  })
})
