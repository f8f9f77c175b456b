import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { joinPieces, readHtmlTokens } from '../../../src/foundation/mail/html-tokens.ts'

type Token = readonly [kind: string, ...rest: readonly unknown[]]

function tokens(html: string): readonly Token[] {
  const found: Token[] = []
  readHtmlTokens(html, {
    onOpenTag: ({ name, attributes }) =>
      found.push(['open', name, Object.fromEntries(attributes.map((one) => [one.name, one.value]))]),
    onCloseTag: ({ name }) => found.push(['close', name]),
    onText: ({ pieces, rawTag }) =>
      found.push(rawTag === null ? ['text', joinPieces(pieces)] : ['raw', rawTag, joinPieces(pieces)]),
    onComment: () => found.push(['comment']),
  })
  return found
}

describe('readHtmlTokens()', () => {
  test('distinguishes text, tags, comments and raw text', () => {
    expect(tokens('a<B>c</b><!-- d --><style>p>a{}</style>')).toEqual([
      ['text', 'a'],
      ['open', 'b', {}],
      ['text', 'c'],
      ['close', 'b'],
      ['comment'],
      ['open', 'style', {}],
      ['raw', 'style', 'p>a{}'],
      ['close', 'style'],
    ])
  })

  test('reads attributes with and without quotes', () => {
    expect(tokens(`<A HREF="x>y" b='1 "2"' c=3 d e = "4" f="&amp;">`)).toEqual([
      ['open', 'a', { href: 'x>y', b: '1 "2"', c: '3', d: '', e: '4', f: '&' }],
    ])
    expect(tokens(`<p title=it's>x</p>`)).toHaveLength(3)
  })

  test.for([
    ['a &amp; b &lt;c&gt;', 'a & b <c>'],
    ['&#65;&#x42;&#X43;&#65', 'ABCA'],
    ['&nbsp;', '\u00A0'],
    ['&unknown; &', '&unknown; &'],
    ['&#0; &#xD800; &#9999999;', '\uFFFD \uFFFD \uFFFD'],
    ['&constructor;', '&constructor;'],
    ['W&iota;n &lpar;fr&ee;&rpar;', 'Wιn (frⅇ)'],
    ['1 &lt 2 &NotEqualTilde; 3', '1 < 2 ≂̸ 3'],
  ] as const)('resolves the character references in %j', ([html, expected]) => {
    expect(tokens(html)).toEqual([['text', expected]])
  })

  test.for([
    ['?x=1&amp;copy=2', '?x=1&copy=2'],
    ['?x=1&copy=2', '?x=1&copy=2'],
    ['A&copy;', 'A©'],
  ] as const)('resolves character references in the attribute value %j as browsers do', ([value, expected]) => {
    expect(tokens(`<a href="${value}">`)).toEqual([['open', 'a', { href: expected }]])
  })

  test('returns the positions of character references in an attribute, also without a semicolon', () => {
    const html = '<a title="&lt&gt;&amp"; b=1>'
    const starts: (readonly number[])[] = []
    readHtmlTokens(html, {
      onOpenTag: ({ attributes }) => starts.push(...attributes.map(({ pieces }) => pieces.map(({ start }) => start))),
      onCloseTag: () => undefined,
      onText: () => undefined,
      onComment: () => undefined,
    })
    expect(starts[0]).toEqual([10, 13, 17, 21])
  })

  test('skips declarations, and reads a lone < as text', () => {
    expect(
      tokens('<!DOCTYPE html><?xml?><![if !mso]>1 < 2')
        .map(([kind, text]) => (kind === 'text' ? text : kind))
        .join(''),
    ).toBe('1 < 2')
  })

  test('reads unclosed elements to the end, and drops an incomplete tag', () => {
    expect(tokens('a<!-- b')).toEqual([['text', 'a'], ['comment']])
    expect(tokens('a<p title="b')).toEqual([['text', 'a']])
    expect(tokens('<script>a</p>')).toEqual([
      ['open', 'script', {}],
      ['raw', 'script', 'a</p>'],
    ])
  })

  test('terminates on any mixture of markup', () => {
    const pieces = ['<', '>', '"', "'", '=', 'a', ' ', '</', '<!--', '-->', '<script>', '</script>', '&', ';', '#']
    assert(
      property(array(constantFrom(...pieces), { maxLength: 60 }), (list) => {
        expect(tokens(list.join('')).length).toBeLessThanOrEqual(list.length * 3 + 1)
      }),
    )
  })
})
