/** The page that shows the HTML part of a message, in a frame of a report or in a separate tab. */

import { raw } from 'hono/html'

import { type HtmlPage, htmlDocument } from './html-page.ts'
import { html } from './markup.ts'

/** The message to show, and how to show it. */
export interface MailPreview {
  /** Sanitized HTML. */
  readonly safeHtml: string
  /** Whether the browser may load images from other hosts. */
  readonly hasRemoteImages: boolean
}

/**
 * Renders the page. The content security policy is the first layer of protection: it gives the page its own origin, and
 * prevents it from running scripts, submitting forms and loading anything but images. The sanitizer is the second
 * layer.
 */
export function mailPreviewPage({ safeHtml, hasRemoteImages }: MailPreview): HtmlPage {
  const head = html`<meta name="color-scheme" content="light only">
<style>html { background: #fff; color: #000; } body { margin: .5rem; font-family: sans-serif; }</style>`
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
    html: htmlDocument({ title: 'Message preview', head, body: html`${raw(safeHtml)}` }),
    headers: {
      'Content-Security-Policy': policy.join('; '),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
      'Cache-Control': 'private, no-cache',
    },
  }
}
