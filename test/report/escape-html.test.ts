import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { escapeHtml } from '../../src/report/escape-html.ts'

describe('escapeHtml()', () => {
  it('escapes every character that could start or end a tag, reference or attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeHtml(text).replaceAll(/&(?:amp|lt|gt|quot|#39|#96);/gu, '')).not.toMatch(/[&<>"'`]/u)
      }),
    )
  })

  it('shows markup as text', () => {
    expect(escapeHtml('<b title="x">&amp;</b>')).toBe('&lt;b title=&quot;x&quot;&gt;&amp;amp;&lt;/b&gt;')
  })

  it('removes invisible and direction-changing characters', () => {
    expect(escapeHtml('a\u202Eb\u200Bc\u0000d')).toBe('abcd')
  })
})
