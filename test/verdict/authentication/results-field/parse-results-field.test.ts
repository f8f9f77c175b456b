import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseResultsField } from '../../../../src/verdict/authentication/results-field/parse-results-field.ts'

/** A compact form for comparisons: `method=result type.name=value …`. */
function brief(value: string): readonly string[] | null {
  const field = parseResultsField(value)
  if (field === null) return null
  const results = field.results.map(({ method, result, reason, properties }) =>
    [
      `${method}=${result}`,
      ...(reason === null ? [] : [`reason=${reason}`]),
      ...properties.map((one) => `${one.type === null ? '' : `${one.type}.`}${one.name}=${one.value}`),
    ].join(' '),
  )
  return [`${field.authservId} ${field.version}`, ...results]
}

describe('parseResultsField()', () => {
  // The cases in RFC 8601, Appendix B, with other names.
  it.each<readonly [string, string, readonly string[]]>([
    ['a field without results', 'mx.box.example 1; none', ['mx.box.example 1']],
    [
      'one method',
      'box.example;\r\n          spf=pass smtp.mailfrom=shop.example',
      ['box.example null', 'spf=pass smtp.mailfrom=shop.example'],
    ],
    [
      'several methods in one field',
      'box.example;\r\n auth=pass (cram-md5) smtp.auth=sender@shop.example;\r\n spf=fail smtp.mailfrom=shop.example',
      ['box.example null', 'auth=pass smtp.auth=sender@shop.example', 'spf=fail smtp.mailfrom=shop.example'],
    ],
    [
      'two signatures with reasons',
      'box.example; dkim=pass reason="good signature" header.i=@mail.example header.b=oINEO8hg;' +
        ' dkim=fail reason="bad; signature = wrong" header.i=@list.example header.b=EToRSuvU',
      [
        'box.example null',
        'dkim=pass reason=good signature header.i=@mail.example header.b=oINEO8hg',
        'dkim=fail reason=bad; signature = wrong header.i=@list.example header.b=EToRSuvU',
      ],
    ],
    [
      'comments in all allowed places',
      'foo.example (foobar) 1 (baz);\r\n dkim (Because) / 1 (One yay) = (wait) fail\r\n' +
        ' policy (A dot can go here) . (like that) expired\r\n (this) = (as that) 1362471462',
      ['foo.example 1', 'dkim=fail policy.expired=1362471462'],
    ],
  ])('reads %s', (_name, value, expected) => {
    expect(brief(value)).toEqual(expected)
  })

  it.each<readonly [string, string, readonly string[]]>([
    [
      'the field of a large consumer provider',
      'mx.box.example;\r\n       dkim=pass header.i=@shop.example header.s=s1 header.b=AbC/d+e=;\r\n' +
        '       spf=pass (box.example: domain of news@shop.example designates 192.0.2.7 as permitted sender)' +
        ' smtp.mailfrom=news@shop.example;\r\n       dmarc=pass (p=NONE sp=NONE dis=NONE) header.from=shop.example',
      [
        'mx.box.example null',
        'dkim=pass header.i=@shop.example header.s=s1 header.b=AbC/d+e=',
        'spf=pass smtp.mailfrom=news@shop.example',
        'dmarc=pass header.from=shop.example',
      ],
    ],
    [
      'the field of a business provider without an authserv-id',
      'spf=pass (sender IP is 192.0.2.7)\r\n smtp.mailfrom=shop.example; dkim=pass (signature was verified)\r\n' +
        ' header.d=shop.example;dmarc=pass action=none header.from=shop.example;compauth=pass reason=100',
      [
        'null null',
        'spf=pass smtp.mailfrom=shop.example',
        'dkim=pass header.d=shop.example',
        'dmarc=pass action=none header.from=shop.example',
        'compauth=pass reason=100',
      ],
    ],
    [
      'quotes in the middle of a value',
      'box.example; spf=pass smtp.mailfrom="a; b=c \\"d\\""@shop.example',
      ['box.example null', 'spf=pass smtp.mailfrom=a; b=c "d"@shop.example'],
    ],
    [
      'capitals',
      'MX.Box.Example; SPF=Pass SMTP.MailFrom=Shop.Example',
      ['mx.box.example null', 'spf=pass smtp.mailfrom=Shop.Example'],
    ],
    ['parts that are not results', 'box.example; ; hello; =; dkim; spf=none', ['box.example null', 'spf=none']],
    ['a result inside a comment as a comment', 'box.example; (dmarc=pass) spf=none', ['box.example null', 'spf=none']],
  ])('reads %s', (_name, value, expected) => {
    expect(brief(value)).toEqual(expected)
  })

  it.each(['', ';;;', 'two words; spf=pass', '   ', 'x'.repeat(70_000)])(
    'returns null for a value that is not a results field',
    (value) => {
      expect(parseResultsField(value)).toBeNull()
    },
  )

  it('never throws, and returns only results that are in the field', () => {
    assert(
      property(string({ unit: 'binary' }), constantFrom('', 'box.example; '), (text, head) => {
        const field = parseResultsField(head + text)
        for (const { method, result } of field?.results ?? []) {
          expect(text.toLowerCase()).toContain(method)
          expect(text.toLowerCase()).toContain(result)
        }
      }),
    )
  })

  it.each([' ', '=', '(', '"', '\\', ';', 'a.', 'a=b ', '( ) ', '/ ', '"" '])(
    'parses 64 KB of %j in linear time',
    (unit) => {
      const value = `box.example; ${unit.repeat(65_000 / unit.length)}`
      expect(parseResultsField(value)?.authservId ?? null).not.toBe('')
    },
  )
})
