import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { htmlPage, messagePage } from '../../../src/report/pages/html-page.ts'
import { html } from '../../../src/report/pages/markup.ts'

const style = { kind: 'inline', text: 'b{}' } as const
const parts = { title: 't', style, body: html`<p>x</p>`, audience: 'public' } as const

describe('htmlPage()', () => {
  it('allows only its own style sheet, identified by hash', () => {
    const { html: text, headers } = htmlPage(parts)
    const inline = /<style>([\s\S]*)<\/style>/u.exec(text)?.[1] ?? ''
    const hash = createHash('sha256').update(inline).digest('base64')
    expect(headers['Content-Security-Policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
  })

  it('allows a linked style sheet and its own script, identified by hash', () => {
    const sheet = { path: 'assets/x.css' }
    const { html: text, headers } = htmlPage({ ...parts, style: { kind: 'linked', sheet }, script: 'run()' })
    const hash = createHash('sha256').update('run()').digest('base64')
    expect(headers['Content-Security-Policy']).toContain(
      `style-src 'self'; script-src 'sha256-${hash}'; connect-src 'self'; frame-src 'self'`,
    )
    expect(text).toContain('<link rel="stylesheet" href="assets/x.css">')
    expect(text).toContain('<script>run()</script>')
  })

  it('reloads only in browsers that run no scripts', () => {
    expect(htmlPage({ ...parts, refreshSeconds: 10 }).html).toContain(
      '<noscript><meta http-equiv="refresh" content="10"></noscript>',
    )
    expect(htmlPage(parts).html).not.toContain('http-equiv="refresh"')
  })

  it('escapes the title', () => {
    expect(htmlPage({ ...parts, title: '</title><script>' }).html).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;</title>',
    )
  })

  it('may be cached if it is public, and is always revalidated if it is for link holders', () => {
    expect(htmlPage(parts).headers['Cache-Control']).toBe('public, max-age=300')
    expect(htmlPage({ ...parts, audience: 'link-holders' }).headers).toMatchObject({
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
    })
  })
})

it('messagePage() escapes title and sentence', () => {
  const { html: text, headers } = messagePage('Not <here>', 'Look "elsewhere"')
  expect(text).toContain('<h1>Not &lt;here&gt;</h1>')
  expect(text).toContain('Look &quot;elsewhere&quot;')
  expect(headers['Cache-Control']).toBe('private, no-cache')
})
