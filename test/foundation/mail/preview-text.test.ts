import { expect, it } from 'vitest'

import { previewText } from '../../../src/foundation/mail/preview-text.ts'

it.each([
  ['<style>a{}</style><div style="display:none">Only today</div><h1>Sale</h1>', 'Only today Sale'],
  ['<title>t</title><td>a</td><td>b</td><br>c<b>d</b>e', 'a b cde'],
  ['<p>A &amp; B &lt;c&gt; &#39;d&#39; &eacute;</p>', "A & B <c> 'd' é"],
  ['<div>Hi\u200c\u00a0\u200c\u00a0\u034f</div>', 'Hi'],
  ['<script>alert(1)</script>', null],
])('previewText() for %j returns %j', (html, preview) => {
  expect(previewText({ html, text: 'ignored' })).toBe(preview)
})

it('previewText() falls back to the text part', () => {
  expect(previewText({ html: null, text: ' Hello,\r\n\r\nyour order ' })).toBe('Hello, your order')
  expect(previewText({ html: null, text: null })).toBeNull()
})

it('previewText() returns a short preview quickly for a long message', () => {
  const startedAt = process.threadCpuUsage()
  expect(previewText({ html: '<p>word '.repeat(600_000), text: null })).toHaveLength(200)
  expect(previewText({ html: null, text: 'x '.repeat(600_000) })?.length).toBeLessThanOrEqual(200)
  expect(process.threadCpuUsage(startedAt).user / 1000).toBeLessThan(2000)
})
