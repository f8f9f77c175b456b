import { describe, expect, it } from 'vitest'

import { readTexts } from '../../../src/preflight/html/readable-texts.ts'
import { htmlContext } from '../../support/html-context.ts'

function textsOf(html: string): readonly string[] {
  const { document, whole, styleOf } = htmlContext(html)
  return readTexts(document, whole, styleOf)
    .filter(({ text }) => text.trim() !== '')
    .map(({ part, text }) => `${part}: ${text}`)
}

describe('readTexts()', () => {
  it('joins the inline text of a block and separates blocks', () => {
    expect(textsOf('<div>Hi <b>you</b>,<p>next &amp; <br>last</p>end</div>')).toEqual([
      'body: Hi you,',
      'body: next & \nlast',
      'body: end',
    ])
  })

  it('returns code, alt text and the title separately', () => {
    expect(
      textsOf('<title>T</title><p>a<code>{{x}}</code>b<img alt="pic"></p><script>x</script><style>y</style>'),
    ).toEqual(['title: T', 'code: {{x}}', 'alt: pic', 'body: a\ufffcb\ufffc'])
  })

  it('reads labels of all elements', () => {
    expect(textsOf('<a title="one" aria-label="two">x</a><area alt="three"><td headers="no">')).toEqual([
      'alt: one',
      'alt: two',
      'alt: three',
      'body: x',
    ])
  })

  it('distinguishes hidden text from visible text', () => {
    expect(textsOf('<div style="display:none">pre</div><p>a<span style="font-size:0">tiny</span></p>')).toEqual([
      'hidden: pre',
      'hidden: tiny',
      'body: a',
    ])
  })

  it('treats text as visible if its size is reset inside a cell with size 0', () => {
    expect(
      textsOf('<table><tr><td style="font-size:0px"><div style="font-size:14px">x</div></td></tr></table>'),
    ).toEqual(['body: x'])
  })

  it('returns the position of each character', () => {
    const { document, whole, styleOf } = htmlContext('<p>\nA &lt; <b>bold</b></p>')
    const [text] = readTexts(document, whole, styleOf)
    expect(text?.originAt(text.text.indexOf('bold')).place).toEqual({ file: 'a.html', line: 2, column: 11 })
  })

  it('handles deep nesting', () => {
    expect(textsOf(`${'<div>'.repeat(50_000)}x`)).toEqual(['body: x'])
  })
})
