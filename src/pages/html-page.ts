/** HTML pages that load no resources, run no scripts and send no referrer. */

import { createHash } from 'node:crypto'

import { raw } from 'hono/html'

import { foreign, html, type Markup } from './markup.ts'
import { pageStyle } from './page-style.ts'

export interface PageOptions {
  readonly title: string
  /** The style sheet of the page; trusted. */
  readonly style: string
  readonly body: Markup
  /** Who may see the page. Pages for link holders tell search engines and archives not to store them. */
  readonly audience: 'public' | 'link-holders'
  /** How often the page reloads; `null` if its content is final. */
  readonly refreshSeconds: number | null
}

/** A page and the header fields with which it must be sent. */
export interface HtmlPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** Renders a document. The policy allows only its style sheet, identified by hash (CSP Level 3 §2.3.1). */
export function htmlPage({ title, style, body, audience, refreshSeconds }: PageOptions): HtmlPage {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${audience === 'public' ? null : html`<meta name="robots" content="noindex, nofollow, noarchive">`}
${refreshSeconds === null ? null : html`<meta http-equiv="refresh" content="${refreshSeconds}">`}
<title>${foreign(title)}</title>
<style>${raw(style)}</style>
</head>
<body>
${body}
</body>
</html>
`
  return { html: String(document), headers: { ...securityHeaders(style), ...audienceHeaders[audience] } }
}

const messageStyle = `${pageStyle}
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font-size: 1.4rem; }
`

/** Renders a page with a heading and one sentence. */
export function messagePage(title: string, sentence: string): HtmlPage {
  const body = html`<main>
<h1>${title}</h1>
<p>${foreign(sentence)}</p>
</main>`
  const page = { style: messageStyle, body, audience: 'link-holders', refreshSeconds: null } as const
  return htmlPage({ ...page, title: `${title} · presend` })
}

function securityHeaders(style: string): Readonly<Record<string, string>> {
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = ["default-src 'none'", `style-src 'sha256-${hash}'`, "base-uri 'none'", "form-action 'none'"]
  return {
    'Content-Security-Policy': [...policy, "frame-ancestors 'none'"].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  }
}

const audienceHeaders: Readonly<Record<PageOptions['audience'], Readonly<Record<string, string>>>> = {
  public: { 'Cache-Control': 'public, max-age=300' },
  'link-holders': { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow, noarchive' },
}
