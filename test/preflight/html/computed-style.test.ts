import { describe, expect, it } from 'vitest'

import { sizeInPx } from '../../../src/preflight/html/computed-style.ts'
import { renderColor } from '../../../src/preflight/html/css-color.ts'
import { htmlContext } from '../../support/html-context.ts'

function styleOfLast(html: string): Record<string, unknown> {
  const { document, styleOf } = htmlContext(html)
  const { color, background, fontSizePx, isBold, hiddenBy } = styleOf(document.elements.at(-1) ?? null)
  const shown = (one: typeof color): string | null => (one === null ? null : renderColor(one))
  return { color: shown(color), background: shown(background), fontSizePx, isBold, hiddenBy }
}

describe('computeStyles()', () => {
  it('inherits color, background, size and weight', () => {
    expect(styleOfLast('<b style="color:#111;background:#eee;font-size:20px"><i>x</i></b>')).toEqual({
      color: '#111111',
      background: '#eeeeee',
      fontSizePx: 20,
      isBold: true,
      hiddenBy: null,
    })
  })

  it.each([
    ['a style sheet', '<style>p{color:#123456}</style><p>x</p>', '#123456'],
    ['an inline style over a style sheet', '<style>p{color:red}</style><p style="color:#123456">x</p>', '#123456'],
    [
      '!important over an inline style',
      '<style>p{color:#123456!important}</style><p style="color:red">x</p>',
      '#123456',
    ],
    ['an attribute', '<font color="#123456">x</font>', '#123456'],
    ['the text color of the body', '<body text="#123456"><p>x</p></body>', '#123456'],
  ])('reads the color from %s', (_name, html, expected) => {
    expect(styleOfLast(html)).toMatchObject({ color: expected })
  })

  it('returns no color for a link, and no background behind an image', () => {
    expect(styleOfLast('<a href="x">y</a>')).toMatchObject({ color: null })
    expect(styleOfLast('<td style="background:#fff url(a.png)"><b>x</b></td>')).toMatchObject({ background: null })
    expect(styleOfLast('<td bgcolor="#eee"><b style="background:transparent">x</b></td>')).toMatchObject({
      background: '#eeeeee',
    })
  })

  it.each([
    ['display:none', 'display'],
    ['visibility:hidden', 'visibility'],
    ['opacity:0', 'opacity'],
    ['max-height:0;overflow:hidden', 'clip'],
    ['text-indent:-9999px', 'off-screen'],
    ['mso-hide:all', 'mso-hide'],
    ['opacity:0.5', null],
    ['overflow:hidden', null],
  ])('recognizes that %s hides text: %s', (style, hiddenBy) => {
    expect(styleOfLast(`<div style="${style}"><p>x</p></div>`)).toMatchObject({ hiddenBy })
  })

  it('does not hide a visible child of an invisible element', () => {
    expect(styleOfLast('<div style="visibility:hidden"><p style="visibility:visible">x</p></div>')).toMatchObject({
      hiddenBy: null,
    })
  })
})

describe('sizeInPx()', () => {
  it.each([
    ['12px', 12],
    ['12pt', 16],
    ['1.5em', 30],
    ['50%', 10],
    ['2rem', 32],
    ['small', 13],
    ['calc(1px)', null],
  ])('converts %s to %s', (value, expected) => {
    expect(sizeInPx(value, 20)).toBe(expected)
  })
})
