import { describe, expect, test } from 'vitest'

import { readHtml } from '../../../src/verdict/content/read-html.ts'

describe('readHtml()', () => {
  test('extracts visible text: blocks on separate lines, spaces collapsed, scripts and styles removed', () => {
    const html = '<title>t</title><style>p{}</style><p>One  <b>two</b></p><div>three<br>four</div><script>x()</script>'
    expect(readHtml(html).visibleText).toBe('One two\nthree\nfour')
  })

  test('extracts links with their text and images', () => {
    const html =
      '<a href=" https://a.example/ ">Read <b>on</b></a><a name="x">no link</a><a href="https://b.example/"><img src="i" alt="Sale"></a>'
    expect(readHtml(html).links).toEqual([
      { href: 'https://a.example/', text: 'Read on', hasImage: false },
      { href: 'https://b.example/', text: 'Sale', hasImage: true },
    ])
  })

  test('treats the first hidden element as preheader and later ones as hidden text', () => {
    const html =
      '<div style="display:none">Preheader <i>text</i></div><p>Seen</p><div style="display:none">Hidden one</div><span hidden>Hidden two</span>'
    const content = readHtml(html)
    expect(content.visibleText).toBe('Seen')
    expect(content.hiddenText).toBe('Hidden one Hidden two')
  })

  test('treats text in a child with its own size as visible, inside a parent of size zero (MJML)', () => {
    expect(readHtml('<td style="font-size:0px"><div style="font-size:14px">Seen</div> unseen</td>').visibleText).toBe(
      'Seen',
    )
    expect(readHtml('<div style="display:none"><p style="display:block;font-size:14px">x</p></div>').visibleText).toBe(
      '',
    )
  })

  test('detects text in the color of its background, even if inherited', () => {
    const html =
      '<body bgcolor="#ffffff"><i style="display:none">pre</i><p>Seen</p><p style="color:#FFF">white on white</p></body>'
    expect(readHtml(html)).toMatchObject({ visibleText: 'Seen', hiddenText: 'white on white' })
    expect(readHtml('<p style="color:#fff">white on nobody knows</p>').visibleText).toBe('white on nobody knows')
  })

  test('counts comments and tags inside words, but not line breaks between words', () => {
    expect(readHtml('vi<!-- x -->ag<!-- y -->ra').splitWordCount).toBe(2)
    expect(readHtml('佐々木<!-- -->様').splitWordCount).toBe(0)
    expect(readHtml('one<br>two<p>three</p>four <!-- c --> five').splitWordCount).toBe(0)
  })

  test('distinguishes tracking pixels from images', () => {
    const { images } = readHtml('<img src="a" width="1" height="1"><img src="b" width="600">')
    expect(images.map((image) => image.isTracker)).toEqual([true, false])
  })

  test('finds forms, password fields and structured data types', () => {
    const html =
      '<form action="https://a.example/"><input type="PASSWORD"></form><script type="application/ld+json">{"@type": "Order"}</script>'
    expect(readHtml(html)).toMatchObject({
      formActions: ['https://a.example/'],
      hasPasswordField: true,
      structuredTypes: ['Order'],
    })
  })

  test('handles deep nesting, unclosed tags and stray end tags', () => {
    expect(readHtml(`${'<div>'.repeat(100_000)}deep`).visibleText).toBe('deep')
    expect(readHtml('</p></a></div>x<a href="y">z').links).toHaveLength(1)
    expect(readHtml('').visibleText).toBe('')
  })
})
