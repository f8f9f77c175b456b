/** The page with the HTML part of a message, shown in a frame of a report or in a separate tab. */

import { raw } from 'hono/html'

import type { HtmlPage } from './html-page.ts'
import { html } from './markup.ts'

/** The message to show, and how to show it. */
export interface MailPreview {
  /** Sanitized HTML. */
  readonly safeHtml: string
  /** Whether the browser may load images from other hosts. */
  readonly hasRemoteImages: boolean
}

/**
 * Renders the page. Its content security policy is the first layer of protection, and the sanitizer is the second. The
 * browser gives the page its own origin, runs no script, submits no form, and loads only images.
 */
export function mailPreviewPage({ safeHtml, hasRemoteImages }: MailPreview): HtmlPage {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light only">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview of the message</title>
<style>html { background: #fff; color: #000; } body { margin: .5rem; font-family: sans-serif; }</style>
</head>
<body>
${raw(safeHtml)}
</body>
</html>
`
  const policy = [
    'sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src data:${hasRemoteImages ? ' http: https:' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]
  return {
    html: String(document),
    headers: {
      'Content-Security-Policy': policy.join('; '),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
      'Cache-Control': 'private, no-cache',
    },
  }
}
