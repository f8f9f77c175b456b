import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  bareAddress,
  parseDomain,
  parseHost,
  parseIpAddress,
  parseSelector,
  toDomain,
} from '../../../../src/check/settings/parsers/host.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

const parseAddress = bareAddress('bounce@shop.example')

describe('toDomain()', () => {
  it.each([
    ['Shop.Example', 'shop.example'],
    ['shop.example.', 'shop.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['smtp_relay', 'smtp_relay'],
  ])('reads the domain %j', (text, domain) => {
    expect(toDomain(text)).toBe(domain)
  })

  it.each([
    '',
    '.',
    'a..b',
    '-a.example',
    'a-.example',
    'a b.example',
    'a%41.example',
    'a/b',
    'a@b',
    'a:25',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(130)}example`,
    'a\n.example',
  ])('rejects the domain %j', (text) => {
    expect(toDomain(text)).toBeNull()
  })

  it('returns only letters, digits, hyphens, underscores and dots', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toDomain(text) ?? 'none').toMatch(/^[a-z0-9_.-]+$/u)
      }),
    )
  })
})

describe('parseHost()', () => {
  it.each([
    ['smtp.example.com', 'smtp.example.com'],
    ['localhost', 'localhost'],
    ['192.0.2.1', '192.0.2.1'],
    ['::1', '::1'],
    ['[2001:db8::1]', '2001:db8::1'],
  ])('reads the host %j', (text, host) => {
    expect(valueOf(parseHost(text, 'smtp-host'))).toBe(host)
  })

  it('names the setting for a port', () => {
    expect(problemsOf(parseHost('smtp.example.com:587', 'smtp-host'))[0]).toContain('set the port with smtp-port')
    expect(problemsOf(parseHost('imap.box.example:993', 'seeds[0].host'))[0]).toContain(
      'set the port with seeds[0].port',
    )
    expect(problemsOf(parseHost('imap.box.example:993', 'x'))[0]).toContain('set the port with port')
  })

  it('does not show the password of a URL', () => {
    const [problem = ''] = problemsOf(parseHost('smtp://user:hunter2@smtp.example.com', 'smtp-host'))
    expect(problem).toContain('smtp://***@smtp.example.com')
    expect(problem).not.toContain('hunter2')
  })

  it('rejects an IPv6 address with a zone', () => {
    expect(problemsOf(parseHost('fe80::1%eth0', 'smtp-host'))).toHaveLength(1)
  })
})

describe('parseDomain()', () => {
  it('accepts a domain in any script', () => {
    expect(valueOf(parseDomain('Bücher.example', 'dkim-domain'))).toBe('xn--bcher-kva.example')
  })

  it.each(['example', '192.0.2.1', '@shop.example', 'https://shop.example'])('rejects the domain %j', (text) => {
    expect(problemsOf(parseDomain(text, 'dkim-domain'))[0]).toContain('expected a domain, such as shop.example')
  })
})

describe('parseSelector()', () => {
  it.each(['s1', '2026-01', 'a.b', 'k_1'])('reads the DKIM selector %j', (text) => {
    expect(valueOf(parseSelector(text, 'dkim-selector'))).toBe(text)
  })

  it.each(['s1._domainkey', 's1._domainkey.shop.example', 's 1', '', 's1;t=y'])(
    'rejects the DKIM selector %j',
    (text) => {
      expect(problemsOf(parseSelector(text, 'dkim-selector'))[0]).toContain('a DKIM selector')
    },
  )
})

describe('parseIpAddress()', () => {
  it.each(['192.0.2.10', '2001:db8::10', '::ffff:192.0.2.1'])('reads the IP address %j', (text) => {
    expect(valueOf(parseIpAddress(text, 'sending-ip'))).toBe(text)
  })

  it.each(['192.0.2.256', '192.0.2.0/24', 'fe80::1%eth0', '[::1]', 'localhost', '3221225994'])(
    'rejects the IP address %j',
    (text) => {
      expect(problemsOf(parseIpAddress(text, 'sending-ip'))[0]).toContain('an IPv4 or IPv6 address')
    },
  )
})

describe('parseAddress()', () => {
  it.each([
    ['bounce@mail.shop.example', 'bounce@mail.shop.example'],
    ['Bounce+1@Bücher.example', 'Bounce+1@xn--bcher-kva.example'],
    ['jörg@shop.example', 'jörg@shop.example'],
  ])('reads the email address %j', (text, address) => {
    expect(valueOf(parseAddress(text, 'envelope-from'))).toBe(address)
  })

  it.each([
    'bounce',
    '@shop.example',
    'a@',
    '<a@shop.example>',
    'Shop <a@shop.example>',
    'a b@shop.example',
    'a..b@shop.example',
    'a@b@shop.example',
    'a@shop.example> SIZE=1',
    `${'a'.repeat(65)}@shop.example`,
    '<>',
  ])('rejects the email address %j', (text) => {
    expect(problemsOf(parseAddress(text, 'envelope-from'))[0]).toContain('expected one address')
  })

  it('never returns an address that could end the SMTP command early', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (left, right) => {
        const parsed = parseAddress(`${left}@${right}`, 'envelope-from')
        expect(parsed.status === 'ok' ? parsed.value : '').not.toMatch(/[\s<>"\\\p{Cc}]/u)
      }),
    )
  })
})
