import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { htmlPage, messagePage } from '../../src/pages/html-page.ts'
import { html } from '../../src/pages/markup.ts'

const parts = { title: 't', style: 'b{}', body: html`<p>x</p>`, audience: 'public', refreshSeconds: null } as const

describe('htmlPage()', () => {
  it('allows only its own style sheet, identified by hash', () => {
    const { html: text, headers } = htmlPage(parts)
    const style = /<style>([\s\S]*)<\/style>/u.exec(text)?.[1] ?? ''
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

  it('may be cached if it is public, and not if it is for link holders', () => {
    expect(htmlPage(parts).headers['Cache-Control']).toBe('public, max-age=300')
    expect(htmlPage({ ...parts, audience: 'link-holders' }).headers).toMatchObject({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
    })
  })
})

it('messagePage() escapes title and sentence', () => {
  const { html: text, headers } = messagePage('Not <here>', 'Look "elsewhere"')
  expect(text).toContain('<h1>Not &lt;here&gt;</h1>')
  expect(text).toContain('Look &quot;elsewhere&quot;')
  expect(headers['Cache-Control']).toBe('no-store')
})
