/** Renders HTML documents that load nothing from other hosts and send no referrer. */

import { createHash } from 'node:crypto'

import { raw } from 'hono/html'

import { foreign, html, type Markup } from './markup.ts'
import { pageStyle } from './page-style.ts'

/** A style sheet, either inline or linked. */
export type PageStyle =
  | { readonly kind: 'inline'; readonly text: string }
  | { readonly kind: 'linked'; readonly sheet: { readonly path: string } }

export interface PageOptions {
  readonly title: string
  /** The style sheet of the page, inserted without escaping. */
  readonly style: PageStyle
  readonly body: Markup
  /**
   * Who may see the page. Pages that can be opened by anyone with the link ask search engines and archives not to store
   * them.
   */
  readonly audience: 'public' | 'link-holders'
  /**
   * The page's script, inserted without escaping. The script may send requests to the service. If no script is given,
   * the page cannot run any.
   */
  readonly script?: string
  /** The interval at which browsers without scripts reload the page; if absent, the page is not reloaded. */
  readonly refreshSeconds?: number
}

/** A page, and the HTTP header fields to send with it. */
export interface HtmlPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Renders a document. The page's content security policy allows only the page's own style sheet and script; a script is
 * identified by its hash (CSP Level 3 §2.3.1). Frames can load only the service's own pages, which isolate the mail
 * they show.
 */
export function htmlPage({ title, style, body, audience, script, refreshSeconds }: PageOptions): HtmlPage {
  const head = html`<meta name="color-scheme" content="light dark">
${audience === 'public' ? null : html`<meta name="robots" content="noindex, nofollow, noarchive">`}
${refreshSeconds === undefined ? null : html`<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>`}
${styleTag(style)}`
  const content = script === undefined ? body : html`${body}\n<script>${raw(script)}</script>`
  const headers = { ...securityHeaders(style, script), ...audienceHeaders[audience] }
  return { html: htmlDocument({ title, head, body: content }), headers }
}

/** The parts of a document. */
export interface DocumentParts {
  readonly title: string
  /** Additional elements for the head, after the title, character encoding and viewport. */
  readonly head: Markup
  readonly body: Markup
}

/** Renders a document. */
export function htmlDocument({ title, head, body }: DocumentParts): string {
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${foreign(title)}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`)
}

function styleTag(style: PageStyle): Markup {
  if (style.kind === 'linked') return html`<link rel="stylesheet" href="${style.sheet.path}">`
  return html`<style>${raw(style.text)}</style>`
}

/**
 * Renders a self-contained document to save as a file. The style sheet and the content security policy are part of the
 * document.
 */
export function offlinePage({ title, style, body }: { title: string; style: string; body: Markup }): string {
  const policy = `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; form-action 'none'`
  const head = html`<meta http-equiv="Content-Security-Policy" content="${raw(policy)}">
<meta name="referrer" content="no-referrer">
<style>${raw(style)}</style>`
  return htmlDocument({ title, head, body })
}

const messageStyle = `${pageStyle}
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font-size: 1.4rem; }
`

/** A link shown below a message. */
export interface PageLink {
  readonly path: string
  readonly text: string
}

/** Renders a page with a heading, one sentence and optionally a link. */
export function messagePage(title: string, sentence: string, link: PageLink | null = null): HtmlPage {
  const body = html`<main>
<h1>${title}</h1>
<p>${foreign(sentence)}</p>
${link === null ? null : html`<p><a href="${link.path}">${link.text}</a></p>`}
</main>`
  const style = { kind: 'inline', text: messageStyle } as const
  return htmlPage({ title: `${title} · presend`, style, body, audience: 'link-holders' })
}

function securityHeaders(style: PageStyle, script: string | undefined): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    style.kind === 'linked' ? "style-src 'self'" : `style-src ${hashSource(style.text)}`,
    ...(script === undefined ? [] : [`script-src ${hashSource(script)}`, "connect-src 'self'"]),
    ...(style.kind === 'linked' ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  }
}

/** Returns the CSP source expression that allows an inline style sheet or script by its hash. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const audienceHeaders: Readonly<Record<PageOptions['audience'], Readonly<Record<string, string>>>> = {
  public: { 'Cache-Control': 'public, max-age=300' },
  'link-holders': { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex, nofollow, noarchive' },
}
