import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { findImageReferences } from '../../src/render/html-references.ts'

describe('findImageReferences()', () => {
  test.each([
    ['<img src="a.png">', ['a.png']],
    ["<IMG alt='>' SRC='a.png'/>", ['a.png']],
    ['<img src=a.png alt=x>', ['a.png']],
    ['<img alt="src=b.png" src = "a.png">', ['a.png']],
    ['<img src="a.png?x=1&amp;y=2">', ['a.png?x=1&y=2']],
    ['<td background="a.png"><body background=b.png>', ['a.png', 'b.png']],
    ['<p style="background:url(a.png), url( \'b.png\' )">', ['a.png', 'b.png']],
    ['<p style="background:url(&quot;a.png&quot;)">', ['a.png']],
    ["<style>p{background:url('a.png')}</style><img src=b.png>", ['a.png', 'b.png']],
    ['<!--[if mso]><v:fill src="a.png"/><![endif]--><v:image src="b.png">', ['a.png', 'b.png']],
    ['<!-- <img src="a.png"> --><script>"<img src=b.png>"</script>', []],
    ['<a src="a.png" href="b.png"><iframe src="c.png">', []],
    ['a < b <img src="c.png">', ['c.png']],
    ['<img', []],
    ['<img src="a.png', []],
    ['<!-- never closed <img src="a.png">', []],
    ['<style>never closed url(a.png)', ['a.png']],
    ['<img src="">', ['']],
  ])('returns for %j: %j', (html, urls) => {
    expect(findImageReferences(html).map(({ url }) => url)).toEqual(urls)
  })

  test('returns ordered ranges that contain the URLs', () => {
    const markup = fc.constantFrom(
      '<img src="',
      'a.png',
      '">',
      "<p style='",
      'url(',
      ')',
      "'>",
      '<style>',
      '</style>',
      '<!--',
      '-->',
      '<',
      '=',
    )
    fc.assert(
      fc.property(fc.array(markup, { maxLength: 40 }), (pieces) => {
        const html = pieces.join('')
        let end = 0
        for (const reference of findImageReferences(html)) {
          expect(reference.start).toBeGreaterThanOrEqual(end)
          expect(html.slice(reference.start, reference.end).trim()).toBe(reference.url)
          end = reference.end
        }
      }),
    )
  })

  test('runs in linear time on hostile HTML', () => {
    for (const piece of ['<img ', '<!--', '<style>', '<p style="url(', '<img src="', "<a b='", 'url(', '<a =']) {
      expect(findImageReferences(piece.repeat(20_000)).length).toBeGreaterThanOrEqual(0)
    }
  })
})
