import { describe, expect, it } from 'vitest'

import { parseReceivedSpf } from '../../../../src/verdict/authentication/received-spf/parse-received-spf.ts'

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
