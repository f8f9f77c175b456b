import { describe, expect, test } from 'vitest'

import { htmlToText } from '../../../src/foundation/mail/html-to-text.ts'

describe('htmlToText()', () => {
  test('renders a link with its URL once', () => {
    expect(htmlToText('<a href="https://a.example/?x=1&amp;y=2">our shop</a>')).toBe(
      'our shop [https://a.example/?x=1&y=2]',
    )
    expect(htmlToText('<a href="https://a.example">https://a.example</a>')).toBe('https://a.example')
    expect(htmlToText('<a href="mailto:h@a.example">h@a.example</a>')).toBe('h@a.example')
    expect(htmlToText('<a href="#top">up</a>')).toBe('up')
  })

  test('reads an element with the name of a property that every object has', () => {
    expect(htmlToText('<Constructor>A<p>B</p></constructor>')).toBe('A\n\nB')
  })

  test.each([
    '<div style="display:none;max-height:0">hidden</div>',
    '<DIV STYLE="Display: None">hidden</DIV>',
    '<p hidden>hidden</p>',
    '<span style="mso-hide:all">hidden</span>',
    '<span style="visibility:hidden">hidden</span>',
    '<head><title>hidden</title><style>.hidden{}</style></head>',
    '<script>hidden()</script>',
    '<!-- hidden -->',
  ])('drops %s', (html) => {
    expect(htmlToText(`${html}<p>shown</p>`)).toBe('shown')
  })

  test('renders images as their alt text', () => {
    expect(htmlToText('<img src="https://a.example/x.png" alt="A lighthouse"><img src="y.png">')).toBe('A lighthouse')
  })

  test('lays out tables with header cells in columns, and reads layout tables cell by cell', () => {
    const data = '<table><tr><th>Book</th><th>Price</th></tr><tr><td>Tide Tables</td><td>24.00</td></tr></table>'
    const layout = `<table role="presentation"><tbody><tr><td><p>Your order</p>${data}</td></tr></tbody></table>`
    expect(htmlToText(layout)).toBe('Your order\n\nBook          Price\nTide Tables   24.00')
  })

  test('creates no columns for a table whose cells span more columns than it could store', () => {
    const rows = '<tr><td colspan="100000" rowspan="100000">a</td></tr>'.repeat(3)
    expect(htmlToText(`<table><tr><th>Book</th><th>Price</th></tr>${rows}</table>`)).toBe('Book Price\na\na\na')
    const wide = '<table><tr><th>Book</th><th>Price</th></tr><tr><td colspan="1000">Tide Tables</td></tr></table>'
    expect(htmlToText(wide)).toBe('Book   Price\nTide Tables')
  })

  test('renders each row of a layout table as one line', () => {
    const rows = ['<tr><td>Subtotal</td><td>$20.00</td></tr>', '<tr><td> <b>Total</b> </td><td>$24.00</td></tr>']
    expect(htmlToText(`<p>Hi</p><table>${rows.join('')}</table>`)).toBe('Hi\n\nSubtotal $20.00\nTotal $24.00')
  })

  test('drops preheader padding and trailing spaces', () => {
    const preheader = `<div>Soon here${'&#847; &zwnj;&nbsp;&#8199;&shy;'.repeat(30)}</div>`
    expect(htmlToText(`${preheader}<p>Hello&nbsp;</p><p>می\u200cخواهم</p>`)).toBe('Soon here\n\nHello\n\nمی\u200cخواهم')
  })

  test('keeps the case of headings, numbers lists, decodes entities', () => {
    expect(htmlToText('<h1>Hello Zo&euml;</h1><ul><li>one<li>two</ul>')).toBe('Hello Zoë\n\n * one\n * two')
  })

  test('wraps at 78 characters', () => {
    const lines = htmlToText(`<p>${'word '.repeat(100)}</p>`).split('\n')
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.every((line) => line.length <= 78)).toBe(true)
  })

  test('converts deeply nested HTML without a stack overflow', () => {
    expect(htmlToText(`${'<b>'.repeat(100_000)}deep`)).toBe('…')
    expect(htmlToText(`<p>first</p>${'<div>'.repeat(500_000)}deep`)).toMatch(/^first/u)
    expect(htmlToText(`${'<p>a<br><b>b</b>'.repeat(20_000)}<p>last`)).toMatch(/last$/u)
  })

  test.each([
    ['elements', '<b>word</b>'],
    ['elements joined by no-break spaces', '<b>word</b>&nbsp;'],
  ])('takes at most three seconds for a word that consists of 300,000 %s', (_title, unit) => {
    const startedAt = process.threadCpuUsage()
    const text = htmlToText(`<p>${unit.repeat(300_000)}</p>`)
    expect(process.threadCpuUsage(startedAt).user / 1000).toBeLessThan(3000)
    expect(text.replaceAll(/\s/gu, '') === 'word'.repeat(300_000)).toBe(true)
  })

  test('does not break a word of 2,000 characters in several elements', () => {
    const word = '<i>ab</i>'.repeat(1000)
    expect(htmlToText(`<div>${word}</div><div>${word}</div>`)).toBe(`${'ab'.repeat(1000)}\n${'ab'.repeat(1000)}`)
  })

  test('converts empty HTML to empty text', () => {
    expect(htmlToText('')).toBe('')
    expect(htmlToText('<body> <!-- x --> </body>')).toBe('')
  })
})
