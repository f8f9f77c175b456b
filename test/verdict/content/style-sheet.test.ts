import { describe, expect, test } from 'vitest'

import { readHtml } from '../../../src/verdict/content/read-html.ts'
import { addStyleSheet, sheetStyleOf } from '../../../src/verdict/content/style-sheet.ts'

function styleOf(css: string, tag: string, attributes: Readonly<Record<string, string>>) {
  const sheets = { hiding: new Map<string, ReadonlyMap<string, string>>(), toggled: new Set<string>() }
  addStyleSheet(sheets, css)
  return sheetStyleOf(sheets, tag, new Map(Object.entries(attributes)))
}

describe('sheetStyleOf()', () => {
  const hiding: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
    ['.x{display:none}', 'p', { class: 'a x b' }],
    ['p.x , .y { color: red; visibility : hidden }', 'p', { class: 'x' }],
    ['#gone{opacity:0}', 'div', { id: 'gone' }],
    ['@import url(a.css); /* .x{} */ .X{text-indent:-9999px}', 'p', { class: 'x' }],
    ['<!-- i{max-height:0;overflow:hidden} -->', 'i', {}],
  ]
  test.for(hiding)('%s hides <%s>', ([css, tag, attributes]) => {
    expect(styleOf(css, tag, attributes)).not.toEqual(new Map())
  })

  const showing: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
    ['.x{color:red}', 'p', { class: 'x' }],
    ['.x{display:none}', 'p', { class: 'xy' }],
    ['div .x{display:none}', 'p', { class: 'x' }],
    ['.x{opacity:0.8}', 'p', { class: 'x' }],
    ['.x{display:none} @media (max-width:600px){.x{display:block}}', 'p', { class: 'x' }],
    ['@media print{.x{display:none}}', 'p', { class: 'x' }],
    ['.x{display:none', 'p', {}],
  ]
  test.for(showing)('%s does not hide <%s> %j', ([css, tag, attributes]) => {
    expect(styleOf(css, tag, attributes)).toEqual(new Map())
  })
})

describe('readHtml()', () => {
  test('treats text hidden by a style sheet as hidden', () => {
    const html =
      '<style>.pre,.h{display:none}</style><i class="pre">preheader</i><p>seen</p><div class="h">not <b>seen</b></div>'
    expect(readHtml(html)).toMatchObject({ visibleText: 'seen', hiddenText: 'not seen' })
  })

  test('the style attribute of an element takes precedence over a style sheet', () => {
    expect(readHtml('<style>p{display:none}</style><p style="display:block">seen</p>').visibleText).toBe('seen')
  })

  test('reads a hostile style sheet in bounded time', { timeout: 5000 }, () => {
    for (const css of ['{'.repeat(300_000), '/*'.repeat(300_000), '.a{'.repeat(100_000), '@media{}'.repeat(50_000)])
      expect(readHtml(`<style>${css}</style><p>seen</p>`).visibleText).toBe('seen')
  })
})
