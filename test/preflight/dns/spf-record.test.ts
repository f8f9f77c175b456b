import * as fc from 'fast-check'
import { spf } from 'mailauth/lib/spf/index.js'
import { describe, expect, it } from 'vitest'

import { isBrokenSpfRecord, isSpfRecord, parseSpfRecord } from '../../../src/preflight/dns/spf-record.ts'

const wrong: readonly (readonly [record: string, problem: string, corrected: string | null])[] = [
  ['v=spf1 ipv4:192.0.2.1 -all', 'did you mean "ip4"', 'v=spf1 ip4:192.0.2.1 -all'],
  ['v=spf1 inlcude:x.com -all', 'did you mean "include"', 'v=spf1 include:x.com -all'],
  ['v=spf1 192.0.2.3 -all', 'an IPv4 address must start with "ip4:"', 'v=spf1 ip4:192.0.2.3 -all'],
  ['v=spf1 ip4:192.0.2.0/33 -all', '"/33" is not a prefix length from 0 to 32', null],
  ['v=spf1 ip6:2001:db8::/129 -all', '"/129" is not a prefix length from 0 to 128', null],
  ['v=spf1 ip4:2001:db8::1 -all', 'use "ip6:"', 'v=spf1 ip6:2001:db8::1 -all'],
  ['v=spf1 ip4:192.0.2 -all', 'not an IPv4 address', null],
  ['v=spf1 a:x.com/33 -all', 'prefix length from 0 to 32', null],
  ['v=spf1 a/24/64 -all', 'expected a colon and a domain', null],
  ['v=spf1 include: x.com -all', 'expected a domain', 'v=spf1 include:x.com -all'],
  ['v=spf1 include_spf.x.com -all', 'unknown mechanism', 'v=spf1 include:_spf.x.com -all'],
  ['v=spf1 include=x.com -all', 'with a colon', 'v=spf1 include:x.com -all'],
  ['v=spf1 include:https://x.com -all', 'without "https://"', 'v=spf1 include:x.com -all'],
  ['v=spf1 redirect:x.com', 'with an equals sign', 'v=spf1 redirect=x.com'],
  ['v=spf1 redirect=x.com redirect=y.com', '"redirect=" occurs 2 times', null],
  [
    'v=spf1 -all include:x.com',
    'receivers ignore mechanisms after "-all": "include:x.com"',
    'v=spf1 include:x.com -all',
  ],
  ['v=spf1 redirect=x.com -all', 'receivers ignore "redirect=x.com"', 'v=spf1 -all'],
  ['v=spf1 a:%{x}.shop.com -all', '"%{x}" is not a valid macro', null],
  ['v=spf1 a:%{i0}.shop.com -all', '"%{i0}" is not a valid macro', null],
  ['v=spf1 a:%{t}.shop.com -all', '"%{t}" is not a valid macro', null],
  ['v=spf1 a:100%.shop.com -all', '"%." is not a valid macro', null],
  ['v=spf1 a:.x.com -all', 'not a domain', null],
  ['v=spf1 all:x', 'expected nothing after "all"', 'v=spf1 ~all'],
  ['v=spf1 ip4:192.0.2.0/28include:x.com ~all', 'prefix length', 'v=spf1 ip4:192.0.2.0/28 include:x.com ~all'],
  ['v=spf1 ip4:192.0.2.0/28-all', 'prefix length', 'v=spf1 ip4:192.0.2.0/28 -all'],
  ['v=spf1include:x.com ~all', 'does not start with "v=spf1"', 'v=spf1 include:x.com ~all'],
  ['"v=spf1 a -all"', 'does not start with "v=spf1"', 'v=spf1 a -all'],
  ['v=spf1, include:x.com, -all', 'does not start with "v=spf1"', 'v=spf1 include:x.com -all'],
  ['spf1 include:x.com -all', 'does not start with "v=spf1"', 'v=spf1 include:x.com -all'],
]

describe('parseSpfRecord()', () => {
  it.each(wrong)('reports the error in %s', (record, problem, corrected) => {
    const parsed = parseSpfRecord(record)
    expect(parsed.problems.map(({ text }) => text).join('; ')).toContain(problem)
    expect(parsed.corrected).toBe(corrected)
  })

  it.each([
    'v=spf1 -all',
    'V=SPF1 A MX ~ALL',
    'v=spf1 +a +mx ip4:192.0.2.0/24 ip6:2001:db8::/32 ?all',
    'v=spf1 mx/24//64 a:shop.com//0 ~all',
    'v=spf1 exists:%{i}._spf.%{d2} exp=why.%{o} -all',
    'v=spf1 include:%{ir}.%{l1r-}.x.com. unknown=%{t} redirect=%{d}',
    'v=spf1 ptr ptr:shop.com  a:a%%b%_c.com ~all',
  ])('accepts %s', (record) => {
    expect(parseSpfRecord(record).problems).toEqual([])
  })

  it('suggests only corrections without problems', () => {
    const corrections = wrong.flatMap(([record]) => parseSpfRecord(record).corrected ?? [])
    expect(corrections.length).toBeGreaterThan(0)
    expect(corrections.filter((corrected) => parseSpfRecord(corrected).problems.length > 0)).toEqual([])
  })
})

it.each([
  ['v=spf1', true, false],
  ['v=spf1 -all', true, false],
  ['v=spf10 -all', false, false],
  ['v=spf2.0/pra -all', false, false],
  ['v=spf1;-all', false, true],
  [' v=spf1 -all', false, true],
  ['v = spf1 -all', false, true],
  ['spf-verification=4711', false, false],
  ['google-site-verification=v=spf1', false, false],
])('%s is an SPF record: %s, a broken SPF record: %s', (text, isRecord, isBroken) => {
  expect([isSpfRecord(text), isBrokenSpfRecord(text)]).toEqual([isRecord, isBroken])
})

const aTerm = fc.oneof(
  fc.constantFrom('all', 'a', 'mx', 'ptr', 'include', 'exists', 'ip4', 'ip6', 'redirect=', 'exp=', 'x=', 'foo'),
  fc
    .tuple(
      fc.constantFrom('', '+', '-', '~', '?', '!'),
      fc.constantFrom('a', 'mx', 'include', 'exists', 'ip4', 'ip6', 'ptr', 'all', 'IP4', 'ipv4'),
      fc.constantFrom('', ':', ':b.com', ':b', ':b.com.', ':%{i}.b.com', ':%{x}.b', ':192.0.2.1', ':2001:db8::1'),
      fc.constantFrom('', '/0', '/24', '/024', '/33', '//64', '/24//64', '//129', '/'),
    )
    .map((parts) => parts.join('')),
)

it('parseSpfRecord() and mailauth agree on which records are invalid', async () => {
  const property = fc.asyncProperty(fc.array(aTerm, { minLength: 1, maxLength: 3 }), async (terms) => {
    const record = ['v=spf1', ...terms].join(' ')
    const resolver = (name: string, type: string): Promise<string[][]> =>
      type === 'TXT'
        ? Promise.resolve([[name === 'shop.com' ? record : 'v=spf1 -all']])
        : Promise.reject(Object.assign(new Error('no record'), { code: 'ENOTFOUND' }))
    const options = { sender: 'a@shop.com', ip: '198.51.100.9', helo: 'h.com', mta: 'x', resolver, strict: true }
    const { status } = await spf(options)
    // A record with valid syntax can also end in permerror, so the test compares only mailauth's syntax errors.
    const isSyntaxError = status.result === 'permerror' && !/void|requests|Invalid domain/iu.test(status.comment ?? '')
    const found = parseSpfRecord(record).problems.some(
      ({ severity, text }) => severity === 'error' && !text.startsWith('receivers ignore'),
    )
    expect(isSyntaxError && !found, `${record}: ${status.comment}`).toBe(false)
    expect(found ? status.result : 'permerror', record).toBe('permerror')
  })
  await fc.assert(property, { numRuns: 300 })
})
