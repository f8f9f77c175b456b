import { expect, it } from 'vitest'

import { openMarkdown } from '../../../src/render/engines/markdown.ts'
import { sourceOfFile } from '../../../src/render/source-text.ts'
import { openTraceSites, readMarkers } from '../../../src/render/trace/trace-sites.ts'
import { valueOf } from '../../support/a-repository.ts'

it.each([
  '# Title & *more*\n\nText \\* with `code` and [a link](https://a.example/?a=1&b=2 "t") <b>html</b>.\n',
  '- one\n  two\n- ![alt](x.png)\n\n1. a\n   - b\n\n> quote\n\n```js\ncode <\n```\n\n    indented\n',
  '| a | b |\n|---|:-:|\n| 1 | **2** |\r\n\r\nhttps://a.example and a@b.example\r\n',
  '<table>\n<tr><td>x</td></tr>\n</table>\n\n---\n\n- [x] done\n',
])('parseTraced() does not change what %s prints', async (text) => {
  const source = sourceOfFile('a.md', text)
  const trace = openTraceSites()
  const plain = valueOf(await openMarkdown().render(source, 'html'))
  const marked = valueOf(await openMarkdown({ trace }).render(source, 'html'))
  expect(readMarkers(marked, trace).text).toBe(plain)
})
