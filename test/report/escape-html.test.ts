import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { escapeHtml } from '../../src/report/escape-html.ts'

describe('escapeHtml()', () => {
  it('leaves no character with which a tag, a reference or an attribute could begin or end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeHtml(text).replaceAll(/&(?:amp|lt|gt|quot|#39|#96);/gu, '')).not.toMatch(/[&<>"'`]/u)
      }),
    )
  })

  it('shows markup as text', () => {
    expect(escapeHtml('<b title="x">&amp;</b>')).toBe('&lt;b title=&quot;x&quot;&gt;&amp;amp;&lt;/b&gt;')
  })

  it('drops what turns the direction or hides', () => {
    expect(escapeHtml('a\u202Eb\u200Bc\u0000d')).toBe('abcd')
  })
})
