import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { HtmlToken } from '../../../src/verdict/content/html-tokens.ts'
import { readHtmlTokens } from '../../../src/verdict/content/html-tokens.ts'

function tokens(html: string): readonly HtmlToken[] {
  return [...readHtmlTokens(html)]
}

function attributesOf(html: string): Readonly<Record<string, string>> {
  const [first] = tokens(html)
  return first?.kind === 'open' ? Object.fromEntries(first.attributes) : {}
}

describe('readHtmlTokens()', () => {
  test('tells text, tags, comments and raw text apart', () => {
    expect(tokens('a<b>c</b><!-- d --><style>p>a{}</style>').map((token) => token.kind)).toEqual([
      'text',
      'open',
      'text',
      'close',
      'comment',
      'open',
      'raw',
      'close',
    ])
  })

  test('reads attributes in all their forms', () => {
    expect(attributesOf(`<A HREF="x>y" b='1 "2"' c=3 d e = "4" b=second f="&amp;">`)).toEqual({
      href: 'x>y',
      b: '1 "2"',
      c: '3',
      d: '',
      e: '4',
      f: '&',
    })
  })

  test('does not take an apostrophe in an unquoted place for a quote', () => {
    expect(tokens(`<p title=it's>x</p>`)).toHaveLength(3)
  })

  test('skips declarations, and takes a lone < for text', () => {
    expect(tokens('<!DOCTYPE html><?xml?>1 < 2')).toEqual([
      { kind: 'text', text: '1 ' },
      { kind: 'text', text: '<' },
      { kind: 'text', text: ' 2' },
    ])
  })

  test('lets what is never closed swallow the rest', () => {
    expect(tokens('a<!-- b')).toHaveLength(2)
    expect(tokens('a<p title="b')).toHaveLength(2)
    expect(tokens('<script>a</p>')).toEqual([
      expect.objectContaining({ kind: 'open' }),
      { kind: 'raw', name: 'script', text: 'a</p>' },
    ])
  })

  test('ends on any mixture of markup', () => {
    expect.hasAssertions()
    const piece = constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      'a',
      ' ',
      '</',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '&',
      ';',
      '#',
    )
    assert(
      property(array(piece, { maxLength: 60 }), (pieces) => {
        expect(tokens(pieces.join('')).length).toBeLessThanOrEqual(pieces.length * 3 + 1)
      }),
    )
  })
})
