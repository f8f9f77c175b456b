import { expect, it } from 'vitest'

import { codeBlock, inline, jsonBlock, paragraphs } from '../../../src/service/api-docs/docs-text.ts'

it.each([
  ['a `b` c', 'a <code>b</code> c'],
  ['*so* it is', '<em>so</em> it is'],
  ['`<b>` & "c"', '<code>&lt;b&gt;</code> &amp; &quot;c&quot;'],
  ['`*not*`', '<code>*not*</code>'],
  ['one `tick', 'one &#96;tick'],
  ['', ''],
])('inline() of %j', (text, html) => {
  expect(inline(text)).toBe(html)
})

it('paragraphs() are parted by empty lines', () => {
  expect(paragraphs('a\nb\n\nc')).toBe('<p>a b</p>\n<p>c</p>')
})

it('codeBlock() keeps lines and their indentation, and escapes them', () => {
  expect(codeBlock('a\n  <b>')).toBe('<pre><code>a\n  &lt;b&gt;</code></pre>')
})

it('jsonBlock() is JSON as people read it', () => {
  expect(jsonBlock({ a: [1] })).toBe('<pre><code>{\n  &quot;a&quot;: [\n    1\n  ]\n}</code></pre>')
})
