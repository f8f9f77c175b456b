import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  oneLine,
  parseAddressText,
  parsePassword,
  parsePath,
  parsePattern,
  parseToken,
} from '../../../../src/check/settings/parsers/text.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

const controls = ['\r', '\n', '\r\n', '\t', '\0', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029']

describe('oneLine()', () => {
  it.each(controls)('rejects text with %j', (control) => {
    expect(problemsOf(oneLine(100)(`Hello${control}Bcc: a@b.example`, 'subject'))[0]).toContain(
      'one line without control characters',
    )
  })

  it('limits the length', () => {
    expect(valueOf(oneLine(3)('abc', 'subject'))).toBe('abc')
    expect(problemsOf(oneLine(3)('abcd', 'subject'))[0]).toContain('at most 3 characters (this value has 4)')
  })

  it('never accepts a line break', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const hasControl = /[\p{Cc}\u2028\u2029]/u.test(text)
        expect(oneLine(1000)(text, 'subject').status).toBe(hasControl ? 'bad' : 'ok')
      }),
    )
  })
})

describe('parseAddressText()', () => {
  it.each(['a@b.example', 'Shop <hello@shop.example>', 'a@b.example, c@d.example', '{{ sender }}'])(
    'accepts %j',
    (text) => {
      expect(valueOf(parseAddressText(text, 'from'))).toBe(text)
    },
  )

  it.each(['hello', 'hello shop.example', 'a@b.example\nBcc: c@d.example'])('rejects the address %j', (text) => {
    expect(problemsOf(parseAddressText(text, 'from'))).toHaveLength(1)
  })
})

describe('parsePath()', () => {
  it.each([
    ['emails/a.html', 'emails/a.html'],
    ['./emails/a.html', 'emails/a.html'],
    ['././a', 'a'],
    ['emails/with space, comma.html', 'emails/with space, comma.html'],
    ['/etc/ssl/ca.pem', '/etc/ssl/ca.pem'],
    ['.', '.'],
  ])('reads the path %j', (text, path) => {
    expect(valueOf(parsePath(text, 'text'))).toBe(path)
  })

  it.each(['https://a.example/x', 'a\0b', 'a\nb', 'x'.repeat(5000)])('rejects the path %j', (text) => {
    expect(problemsOf(parsePath(text, 'text'))).toHaveLength(1)
  })
})

describe('parseToken()', () => {
  it('trims a token', () => {
    expect(valueOf(parseToken(' psd_abc\n', 'api-token')).reveal()).toBe('psd_abc')
  })

  it.each(['two words', 'line\nend', 'tokén', 'a\0b'])('rejects the token %j without showing it', (text) => {
    const [problem = ''] = problemsOf(parseToken(text, 'api-token'))
    expect(problem).toContain('api-token: expected visible ASCII characters without spaces')
    expect(problem).not.toContain(text)
  })
})

describe('parsePassword()', () => {
  it('keeps everything except trailing newlines', () => {
    expect(valueOf(parsePassword(' pässword with spaces \r\n', 'smtp-password')).reveal()).toBe(
      ' pässword with spaces ',
    )
  })

  it.each(['a\nb', 'a\0b'])('rejects the password %j without showing it', (text) => {
    const [problem = ''] = problemsOf(parsePassword(text, 'smtp-password'))
    expect(problem).toBe('smtp-password: expected one line without control characters; copy the password again')
  })
})

describe('parsePattern()', () => {
  it.each([
    'emails/welcome.html',
    'emails/**/*.{html,liquid}',
    'emails/{a,b,c}/{d,e}.html',
    'emails/+(a|b).html',
    'emails/[a-z]*.html',
    `emails/${'x'.repeat(300)}.html`,
  ])('accepts the pattern %s', (pattern) => {
    expect(valueOf(parsePattern(pattern, 'template'))).toBe(pattern)
  })

  it.each([
    ['25 groups of braces', `emails/${'{a,b}'.repeat(25)}`, 'at most 100 alternatives'],
    ['nested braces', '{a,{b,c}}.html', 'nesting'],
    ['a range', '{1..9000000}.html', 'without ranges'],
    ['unclosed braces', '{a,{b,c', 'nesting'],
    ['nested groups', '+(+(a))b.html', 'nesting'],
    ['many groups', '+(a)+(a)+(a)b.html', 'at most 2 groups'],
    ['many characters', `${'*a'.repeat(200)}.html`, 'at most 256 characters (this one has 405)'],
  ])('rejects the pattern %s and lists the allowed forms', (_what, pattern, expected) => {
    expect(problemsOf(parsePattern(pattern, 'template')).join('\n')).toContain(expected)
  })
})
