import { expect, it } from 'vitest'
import { html } from '../../../src/report/pages/markup.ts'
import { codeBlock, inline, jsonBlock, paragraphs } from '../../../src/service/api-docs/docs-text.ts'

it.each([
  ['a `b` c', 'a <code>b</code> c'],
  ['*so* it is', '<em>so</em> it is'],
  ['`<b>` & "c"', '<code>&lt;b&gt;</code> &amp; &quot;c&quot;'],
  ['`*not*`', '<code>*not*</code>'],
  ['one `tick', 'one `tick'],
  ['', ''],
])('inline() renders %j', (text, expected) => {
  expect(String(html`${inline(text)}`)).toBe(expected)
})

it('paragraphs() splits at empty lines', () => {
  expect(String(html`${paragraphs('a\nb\n\nc')}`)).toBe('<p>a\nb</p>\n<p>c</p>\n')
})

it('codeBlock() keeps lines and indentation, and escapes them', () => {
  expect(String(codeBlock('a\n  <b>'))).toBe('<pre><code>a\n  &lt;b&gt;</code></pre>')
})

it('jsonBlock() renders indented JSON', () => {
  expect(String(jsonBlock({ a: [1] }))).toBe('<pre><code>{\n  &quot;a&quot;: [\n    1\n  ]\n}</code></pre>')
})
