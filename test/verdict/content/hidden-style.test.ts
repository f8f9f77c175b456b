import { describe, expect, test } from 'vitest'

import { readTextStyle } from '../../../src/verdict/content/hidden-style.ts'

function styleOf(style: string) {
  return readTextStyle(new Map([['style', style]]))
}

describe('readTextStyle()', () => {
  test.for([
    'display:none',
    'DISPLAY : None !important',
    'visibility:hidden',
    'opacity:0',
    'opacity:0.0',
    'mso-hide:all',
    'max-height:0; overflow:hidden',
    'text-indent:-9999px',
  ])('detects hidden text: %s', (style) => {
    expect(styleOf(style).isHidden).toBe(true)
  })

  test.for([
    'display:block',
    'opacity:0.5',
    'max-height:0',
    'max-height:200px;overflow:hidden',
    'text-indent:-2em',
    '',
  ])('does not classify as hidden: %s', (style) => {
    expect(styleOf(style).isHidden).toBe(false)
  })

  const sizes: readonly (readonly [string, boolean | null])[] = [
    ['font-size:0', true],
    ['font-size:0px', true],
    ['font-size:1px', true],
    ['font-size:0.8em', false],
    ['font-size:14px', false],
    ['font:0/0 a', true],
    ['font-size:medium', null],
    ['color:red', null],
  ]
  test.for(sizes)('reads the size of %s; tiny: %s', ([style, isTiny]) => {
    expect(styleOf(style).isTiny).toBe(isTiny)
  })

  test('normalizes all notations of a color', () => {
    for (const color of ['#fff', '#FFFFFF', 'white', 'fff', '#ffffff url(x)'])
      expect(styleOf(`color:${color}`).color).toBe('#ffffff')
    expect(styleOf('background-color:black').background).toBe('#000000')
    expect(styleOf('color:rgba(1,2,3,.5)').color).toBeNull()
    expect(styleOf('color:constructor').color).toBeNull()
  })

  test('reads the obsolete presentational attributes', () => {
    const attributes = new Map([
      ['bgcolor', '#eee'],
      ['color', 'red'],
      ['hidden', ''],
    ])
    expect(readTextStyle(attributes)).toEqual({ isHidden: true, isTiny: null, color: '#ff0000', background: '#eeeeee' })
  })
})
