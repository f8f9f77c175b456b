import { describe, expect, it } from 'vitest'

import { shownRuns } from '../../../src/preflight/accessibility/shown-runs.ts'
import { computeStyles } from '../../../src/preflight/html/computed-style.ts'
import { parseHtml } from '../../../src/preflight/html/parse-html.ts'

function textsOf(html: string): readonly string[] {
  const document = parseHtml(html)
  return shownRuns(document, computeStyles(document, [])).map(({ text, position }) => `${position} ${text}`)
}

describe('shownRuns', () => {
  it('returns the direct text of each element with its position in the visible text', () => {
    expect(textsOf('<p>Hello <b>you</b></p><p>again</p>')).toEqual(['0 Hello', '5 you', '8 again'])
  })

  it('omits hidden text, text of one pixel, styles and titles', () => {
    const hidden =
      '<title>t</title><style>p{}</style><p style="display:none">a<b>b</b></p><p style="font-size:1px">c</p>'
    expect(textsOf(`${hidden}<p>shown</p>`)).toEqual(['0 shown'])
  })
})
