import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrubber, scrubData } from '../../../src/foundation/world/scrub-secrets.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { isMaskable } from '../../../src/foundation/world/secret-forms.ts'

const value = `p&ss <"wörd"'/+?`
const scrub = scrubber([new Secret(value)])

describe('scrubber()', () => {
  it.each([
    ['itself', value],
    ['base64', Buffer.from(value).toString('base64')],
    ['base64url', Buffer.from(value).toString('base64url')],
    ['hex', Buffer.from(value).toString('hex')],
    ['upper-case hex', Buffer.from(value).toString('hex').toUpperCase()],
    ['a URI component', encodeURIComponent(value)],
    ['a form field', new URLSearchParams({ q: value }).toString().slice(2)],
    ['JSON', JSON.stringify(value)],
    ['JSON in JSON', JSON.stringify(JSON.stringify(value))],
    ['ASCII JSON', JSON.stringify(value).replaceAll('ö', '\\u00f6')],
    ['HTML', 'p&amp;ss &lt;&quot;wörd&quot;&#39;/+?'],
    ['HTML with hexadecimal entities', 'p&amp;ss &lt;&quot;wörd&quot;&#x27;/+?'],
  ])('replaces a secret written as %s', (_form, shown) => {
    const scrubbed = scrub(`before ${shown} after`)
    expect(scrubbed).toMatch(/^before "*(?:\\")*\*\*\*(?:\\")*"*=* after$/u)
  })

  it('replaces a secret in base64 at any offset', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 6 }), fc.string(), (before, secret, after) => {
        fc.pre(isMaskable(secret) && secret === secret.trim() && secret.isWellFormed())
        const bytes = Buffer.from(secret)
        const encoded = Buffer.from(before + secret + after).toString('base64')
        const scrubbed = scrubber([new Secret(secret)])(encoded)
        expect(scrubbed).toContain('***')
        expect(Buffer.from(scrubbed.replaceAll('***', ' '), 'base64').includes(bytes)).toBe(false)
      }),
    )
  })

  it('never leaves a maskable secret in any string', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 4 }), { minLength: 1 }), fc.string(), (secrets, glue) => {
        const text = `${glue}${secrets.join(glue)}${glue}`
        const scrubbed = scrubber(secrets.map((one) => new Secret(one)))(text)
        const left = secrets.filter(
          (one) => isMaskable(one) && !'***'.repeat(9).includes(one) && scrubbed.includes(one),
        )
        // Two runs of asterisks and the text between them may form another secret, which must then contain an asterisk.
        expect(left.filter((one) => !one.includes('*'))).toEqual([])
      }),
    )
  })

  it('replaces overlapping matches completely', () => {
    const both = scrubber([new Secret('abcdef'), new Secret('efghij')])
    expect(both('x abcdefghij x')).toBe('x *** x')
    expect(scrubber([new Secret('abab')])('xabababx')).toBe('x***x')
  })

  it('replaces a repeated secret with a single ***', () => {
    expect(scrubber([new Secret('abcdef')])('abcdefabcdef')).toBe('***')
  })

  it('replaces login strings if the user name is given', () => {
    const plain = Buffer.from('\0tim\0tanstaaf').toString('base64')
    const basic = Buffer.from('tim:tanstaaf').toString('base64')
    const scrubLogin = scrubber([new Secret('tanstaaf')], ['tim'])
    expect(scrubLogin(`AUTH PLAIN ${plain}`)).toBe('AUTH PLAIN ***')
    expect(scrubLogin(`Basic ${basic}`)).toBe('Basic ***')
  })

  it('replaces single lines of a key, and the key on one line', () => {
    const pem = '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkq\nhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----\n'
    const scrubKey = scrubber([new Secret(pem)])
    expect(scrubKey('a hkiG9w0BAQEFAASC b')).toBe('a *** b')
    expect(scrubKey('p=MIIEvQIBADANBgkqhkiG9w0BAQEFAASC')).toBe('p=***')
    expect(scrubKey(pem)).not.toContain('MIIE')
    expect(scrubKey(JSON.stringify({ key: pem }))).toBe('{"key":"***"}')
  })

  it.each(['', 'abc', '587', 'pass', 'INBOX'])('replaces nothing for the secret %j', (short) => {
    expect(scrubber([new Secret(short)])('the result is pass at INBOX, port 587, abc')).toBe(
      'the result is pass at INBOX, port 587, abc',
    )
  })

  it('returns text without a secret unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(scrubber([])(text)).toBe(text)
      }),
    )
  })
})

describe('scrubData()', () => {
  it('scrubs strings at any depth and keeps everything else', () => {
    const data = { a: ['x hunter2', 5, null, true], hunter2: { b: 'hunter2' } }
    expect(scrubData(data, scrubber([new Secret('hunter2')]))).toEqual({
      a: ['x ***', 5, null, true],
      hunter2: { b: '***' },
    })
  })
})
