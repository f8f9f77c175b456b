/** Pages for people: whole HTML documents that load nothing, run nothing, and tell nobody where their reader came from. */

import { createHash } from 'node:crypto'

import { escapeHtml } from '../../report/escape-html.ts'
import type { ProblemStatus } from '../api-problem.ts'
import type { ServiceRequest } from '../service-context.ts'

/** What a page is made of. `body` is HTML, escaped already; `title` is text. */
export interface PageParts {
  readonly title: string
  /** The one style sheet, our own text. */
  readonly style: string
  readonly body: string
  /** Search engines and archives are asked to forget the page. */
  readonly audience: 'everybody' | 'link-holders'
  /** The page asks for itself again after so many seconds; `null`: it is final. */
  readonly refreshSeconds: number | null
}

/** A page with the header fields that it must be sent with. */
export interface HtmlPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** The document. Nothing may load or run but its style sheet, which is named by its hash (CSP Level 3 §2.3.1). */
export function htmlPage({ title, style, body, audience, refreshSeconds }: PageParts): HtmlPage {
  const refresh = refreshSeconds === null ? '' : `\n<meta http-equiv="refresh" content="${refreshSeconds}">`
  const robots = audience === 'everybody' ? '' : '\n<meta name="robots" content="noindex, nofollow, noarchive">'
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">${robots}${refresh}
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`
  return { html, headers: { ...securityHeaders(style), ...audienceHeaders[audience] } }
}

/** Sends it. */
export function answerPage(request: ServiceRequest, page: HtmlPage, status: 200 | ProblemStatus): Response {
  for (const [name, value] of Object.entries(page.headers)) request.header(name, value)
  return request.html(page.html, status)
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

const audienceHeaders: Readonly<Record<PageParts['audience'], Readonly<Record<string, string>>>> = {
  everybody: { 'Cache-Control': 'public, max-age=300' },
  'link-holders': { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow, noarchive' },
}
