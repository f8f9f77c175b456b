import { describe, expect, test } from 'vitest'

import { findWrittenAddresses, readLinkTarget, registeredDomain } from '../../../src/verdict/content/link-target.ts'

describe('readLinkTarget()', () => {
  test('parses host, port, user name and path', () => {
    expect(readLinkTarget('HTTPS://user@Shop.Example:8443/a?b=c#d')).toEqual({
      scheme: 'https',
      host: 'shop.example',
      isAddress: false,
      hasUserinfo: true,
      port: '8443',
      path: '/a?b=c',
    })
  })

  test.for(['http://192.0.2.1/', 'http://3221225985/', 'http://0xC0000201/', 'http://[2001:db8::1]/'])(
    'recognizes an IP address in %s',
    (href) => {
      expect(readLinkTarget(href)?.isAddress).toBe(true)
    },
  )

  test.for(['mailto:a@shop.example', 'tel:+1', '#top', '/relative', 'javascript:x()', 'http://', '{{ url }}', ''])(
    'returns null for %s',
    (href) => {
      expect(readLinkTarget(href)).toBeNull()
    },
  )

  test('converts internationalized hosts to A-labels', () => {
    expect(readLinkTarget('https://bücher.example/')?.host).toBe('xn--bcher-kva.example')
  })
})

describe('registeredDomain()', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['www.shop.example', 'shop.example'],
    ['shop.example', 'shop.example'],
    ['example', 'example'],
    ['a.b.shop.co.uk', 'shop.co.uk'],
    ['co.uk', 'co.uk'],
    ['news.com.example', 'com.example'],
  ]
  test.for(cases)('registeredDomain() for %s returns %s', ([host, domain]) => {
    expect(registeredDomain(host)).toBe(domain)
  })
})

describe('findWrittenAddresses()', () => {
  test('finds URLs without trailing punctuation', () => {
    expect(findWrittenAddresses('See https://a.example/x, (http://b.example/y) and https://c.example/?q=1.')).toEqual([
      'https://a.example/x',
      'http://b.example/y',
      'https://c.example/?q=1',
    ])
  })

  test('finds at most 200 URLs', () => {
    expect(findWrittenAddresses('https://a.example/ '.repeat(300))).toHaveLength(200)
  })
})
