import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { htmlPage } from '../../../src/service/pages/html-page.ts'

const parts = { title: 't', style: 'b{}', body: '<p>x</p>', audience: 'everybody', refreshSeconds: null } as const

describe('htmlPage()', () => {
  it('allows its own style sheet, by the hash of exactly what stands in the page, and nothing else', () => {
    const { html, headers } = htmlPage(parts)
    const style = /<style>([\s\S]*)<\/style>/u.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['Content-Security-Policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
  })

  it('escapes the title', () => {
    expect(htmlPage({ ...parts, title: '</title><script>' }).html).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;</title>',
    )
  })

  it('may be kept when it is for everybody, and not when it is for those with the link', () => {
    expect(htmlPage(parts).headers['Cache-Control']).toBe('public, max-age=300')
    expect(htmlPage({ ...parts, audience: 'link-holders' }).headers).toMatchObject({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
    })
  })
})
