import { describe, expect, it } from 'vitest'

import { readHeaderSection } from '../../../../src/foundation/mail/header-section.ts'
import {
  findReceivedSpf,
  parseReceivedSpf,
} from '../../../../src/verdict/authentication/received-spf/parse-received-spf.ts'

describe('parseReceivedSpf()', () => {
  it.each([
    [
      'pass (mybox.example.org: domain of myname@example.com\r\n designates 192.0.2.1 as permitted sender)\r\n receiver=mybox.example.org; client-ip=192.0.2.1;\r\n envelope-from="myname@example.com"; helo=foo.example.com;',
      ['pass', 'mailfrom', 'example.com', 'mybox.example.org'],
    ],
    [
      'fail (mybox.example.org: domain of\r\n myname@example.com does not designate\r\n 192.0.2.1 as permitted sender)\r\n identity=mailfrom; client-ip=192.0.2.1;\r\n envelope-from="myname@example.com";',
      ['fail', 'mailfrom', 'example.com', 'mybox.example.org'],
    ],
    ['Pass identity=helo; helo=mail.shop.example; receiver=<UNKNOWN>', ['pass', 'helo', null, '<unknown>']],
    [
      'SoftFail (mx.example: no) client-ip=::1 envelope-from=<a@Shop.Example> helo=x',
      ['softfail', 'mailfrom', 'shop.example', 'mx.example'],
    ],
    ['none (postmaster) helo=mail.shop.example; envelope-from=<>', ['none', 'mailfrom', 'mail.shop.example', null]],
    ['neutral', ['neutral', 'mailfrom', null, null]],
    ['unknown; envelope-from="a b"@shop.example', ['permerror', 'mailfrom', null, null]],
    ['error', ['temperror', 'mailfrom', null, null]],
    ['pass (a\\) receiver=evil.example; b) receiver=mx.example', ['pass', 'mailfrom', null, 'mx.example']],
    [
      'pass receiver=mx.example; receiver=evil.example; x-note="envelope-from=a@evil.example"',
      ['pass', 'mailfrom', null, 'mx.example'],
    ],
  ])('reads %j', (value, [result, identity, domain, receiver]) => {
    expect(parseReceivedSpf(value)).toEqual({ result, identity, domain, receiver })
  })

  it.each(['', '(pass)', 'passed', '; pass', `pass ${'x'.repeat(9000)}`])('returns null for %j', (value) => {
    expect(parseReceivedSpf(value)).toBeNull()
  })

  it('parses in linear time', () => {
    expect(parseReceivedSpf(`pass ${'a '.repeat(4000)}`)).toMatchObject({ result: 'pass' })
    expect(parseReceivedSpf(`pass ${'a="\\'.repeat(1500)}`)).toMatchObject({ result: 'pass' })
    expect(parseReceivedSpf(`pass ${'('.repeat(8000)}`)).toMatchObject({ result: 'pass' })
  })
})

const handOver = 'Received: from mail.shop.example by mx.box.example; Sat, 21 Nov 2026 10:00:00 +0000'
const results = 'Authentication-Results: mx.box.example; dkim=pass'
const own = 'Received-SPF: fail receiver=mx.box.example; envelope-from=a@shop.example'
const forged = 'Received-SPF: pass receiver=mx.evil.example; envelope-from=a@shop.example'

function find(lines: readonly string[], place: { readonly handOver?: number; readonly results?: readonly number[] }) {
  const fields = readHeaderSection(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`))
  const found = findReceivedSpf(fields, {
    acceptedIndex: place.handOver ?? null,
    results: (place.results ?? []).map((fieldIndex) => ({ fieldIndex })),
    authservIds: ['MX.box.example'],
  })
  return found?.result ?? null
}

describe('findReceivedSpf()', () => {
  it("returns the topmost field above the provider's Received field, regardless of its receiver", () => {
    expect(find([own, handOver, forged], { handOver: 1 })).toBe('fail')
    expect(find(['Received-SPF: softfail', handOver, own], { handOver: 1 })).toBe('softfail')
    expect(find(['Received-SPF: what', own, handOver], { handOver: 2 })).toBeNull()
  })

  it("returns a field above the provider's own results", () => {
    expect(find([own, results, forged], { results: [1] })).toBe('fail')
  })

  it('returns a field directly below the results only if it names the provider', () => {
    expect(find([handOver, results, own], { handOver: 0, results: [1] })).toBe('fail')
    expect(find([handOver, own], { handOver: 0 })).toBe('fail')
    expect(find([handOver, results, forged], { handOver: 0, results: [1] })).toBeNull()
    expect(find([handOver, results, handOver, own], { handOver: 0, results: [1] })).toBeNull()
  })

  it("returns null if the provider's fields cannot be distinguished from the sender's", () => {
    expect(find([own], {})).toBeNull()
    expect(find([handOver, own], {})).toBeNull()
    expect(find([handOver], { handOver: 0 })).toBeNull()
  })
})
