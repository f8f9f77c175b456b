import { createHmac } from 'node:crypto'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sign, verify } from '../../../src/foundation/contract/webhook-signature.ts'

const secret = 'whsec_0123456789abcdef'
const body = '{"event_type":"test_result.delivered","name":"Grüße"}'

/** The documented algorithm, without presend's code. */
function hmac(bytes: string | Uint8Array, key: string): string {
  return createHmac('sha256', key).update(bytes).digest('hex')
}

describe('sign()', () => {
  it('returns the HMAC-SHA256 of the bytes in lowercase hexadecimal', () => {
    // RFC 4231, test case 2.
    expect(sign('what do ya want for nothing?', 'Jefe')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
    expect(sign(body, secret)).toBe(hmac(body, secret))
  })

  it('signs text, bytes and an ArrayBuffer identically', () => {
    const bytes = new TextEncoder().encode(body)
    const padded = Buffer.concat([Buffer.from('xx'), bytes, Buffer.from('yy')])
    const view = new DataView(padded.buffer, padded.byteOffset + 2, bytes.byteLength)
    const forms = [body, bytes, bytes.buffer, view, Buffer.from(bytes)]
    expect(new Set(forms.map((form) => sign(form, secret))).size).toBe(1)
    for (const form of forms) expect(verify(form, sign(body, secret), secret)).toBe(true)
  })

  it.each([[{ parsed: true }], [null], [undefined], [7], [['a']]])('rejects %j, which is not a raw body', (wrong) => {
    // @ts-expect-error -- a mistake of JavaScript callers
    expect(() => sign(wrong, secret)).toThrow('presend/webhook: expected the raw body as a string or bytes')
  })
})

describe('verify()', () => {
  it('accepts signatures from sign() for any bytes and secret', () => {
    const secrets = fc.string({ minLength: 1, unit: 'binary' })
    fc.assert(
      fc.property(fc.uint8Array(), secrets, (bytes, key) => {
        expect(verify(bytes, hmac(bytes, key), key)).toBe(true)
      }),
    )
  })

  it('rejects a signature with one changed digit, and a body with one changed bit', () => {
    const bytes = fc.uint8Array({ minLength: 1 })
    fc.assert(
      fc.property(bytes, fc.nat({ max: 63 }), fc.nat({ max: 7 }), (raw, position, bit) => {
        const signature = hmac(raw, secret)
        const digit = signature[position] === '0' ? '1' : '0'
        const other = signature.slice(0, position) + digit + signature.slice(position + 1)
        const changed = raw.map((byte, index) => (index === position % raw.length ? byte ^ (1 << bit) : byte))
        expect(verify(raw, other, secret)).toBe(false)
        expect(verify(changed, signature, secret)).toBe(false)
      }),
    )
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty string', ''],
    ['upper case', hmac(body, secret).toUpperCase()],
    ['one digit too few', hmac(body, secret).slice(1)],
    ['one digit too many', `${hmac(body, secret)}0`],
    ['a line break', `${hmac(body, secret)}\n`],
    ['a space', ` ${hmac(body, secret)}`],
    ['a value with a prefix', `sha256=${hmac(body, secret)}`],
    ['base64', createHmac('sha256', secret).update(body).digest('base64')],
    ['characters that look like digits', hmac(body, secret).replace(/\d/u, '０')],
    ['two header fields joined', `${hmac(body, secret)}, ${hmac(body, secret)}`],
    ['two header fields', [hmac(body, secret), hmac(body, secret)]],
  ])('rejects %s as a signature', (_what, signature) => {
    expect(verify(body, signature, secret)).toBe(false)
  })

  it('never throws for an untrusted signature or body', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (foreignBody, signature) => {
        // JavaScript callers can pass any value.
        expect(Reflect.apply(verify, undefined, [foreignBody, signature, secret])).toBe(false)
        expect(Reflect.apply(verify, undefined, [foreignBody, 'a'.repeat(64), secret])).toBe(false)
      }),
    )
  })

  it('rejects a parsed body', () => {
    expect(Reflect.apply(verify, undefined, [JSON.parse(body), hmac(body, secret), secret])).toBe(false)
  })

  it('accepts a signature made with any listed secret', () => {
    const signature = hmac(body, 'the-old-one')
    expect(verify(body, signature, ['the-new-one', 'the-old-one'])).toBe(true)
    expect(verify(body, signature, ['the-old-one', 'the-new-one'])).toBe(true)
    expect(verify(body, signature, ['the-new-one'])).toBe(false)
  })

  it('rejects signatures made with an empty secret', () => {
    expect(verify(body, hmac(body, ''), ['', secret])).toBe(false)
    expect(verify(body, hmac(body, ''), [secret, ''])).toBe(false)
  })

  it.each([{ none: '' }, { none: [] }, { none: [''] }, { none: undefined }, { none: null }, { none: 7 }])(
    'throws without a secret: $none',
    ({ none }) => {
      expect(() => Reflect.apply(verify, undefined, [body, hmac(body, ''), none])).toThrow(TypeError)
      expect(() => Reflect.apply(verify, undefined, [body, hmac(body, ''), none])).toThrow('missing secret')
    },
  )
})
