import { expect, it } from 'vitest'

import { mailPreviewPage } from '../../../src/report/pages/mail-preview-page.ts'

it('mailPreviewPage() allows no script, form, frame, font or request, and no image from another host', () => {
  const { html, headers } = mailPreviewPage({ safeHtml: '<p>Hi</p>', hasRemoteImages: false })
  expect(headers).toEqual({
    'Content-Security-Policy':
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow, noarchive',
    'Cache-Control': 'private, no-cache',
  })
  expect(html).toContain('<body>\n<p>Hi</p>\n</body>')
})

it('mailPreviewPage() lets the browser load images from other hosts if the reader enables them', () => {
  const { headers } = mailPreviewPage({ safeHtml: '', hasRemoteImages: true })
  expect(headers['Content-Security-Policy']).toContain('img-src data: http: https:;')
})
