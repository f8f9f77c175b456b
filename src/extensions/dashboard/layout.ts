/**
 * The layout of every dashboard page: navigation, workspace switcher, messages, and the header fields that protect the
 * page.
 */

import { createHash } from 'node:crypto'

import { htmlDocument } from '../../report/pages/html-page.ts'
import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import type { ProblemStatus } from '../../service/problems/api-problem.ts'
import { readCookie, writeCookie } from '../../service/requests/cookies.ts'
import { dashboardStyle } from './dashboard-style.ts'
import { type FieldErrors, form } from './form-markup.ts'
import type { NavigationLink, PageRequest, Visitor } from './page-request.ts'

/** The title of a page and the content below the heading. */
export interface PageContent {
  readonly title: string
  readonly body: Markup
  /** The status code; defaults to 422 if there are errors, otherwise to 200. */
  readonly status?: ProblemStatus
  /** The errors in the form that the page shows. */
  readonly errors?: FieldErrors
}

const styleHash = createHash('sha256').update(dashboardStyle).digest('hex').slice(0, 16)
/**
 * The path of the style sheet. The path contains a hash of the content, so browsers can cache the style sheet
 * indefinitely.
 */
export const stylePath: string = `/assets/${styleHash}.css`

/** Responds with a page. */
export function showPage(page: PageRequest, { title, body, status, errors = {} }: PageContent): Response {
  for (const [name, value] of Object.entries(headers)) page.http.header(name, value)
  const flash = takeFlash(page)
  const head = html`<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${stylePath}">`
  const content = html`<a class="skip" href="#main">Skip to content</a>
${page.visitor === null ? plainHeader : header(page, page.visitor)}
<main id="main">
${tabs(page)}
<h1>${foreign(title)}</h1>
${flash === null ? null : html`<p class="flash" role="status">${foreign(flash)}</p>`}
${body}
</main>`
  const document = htmlDocument({ title: `${title} · presend`, head, body: content })
  return page.http.html(document, status ?? (Object.keys(errors).length > 0 ? 422 : 200))
}

/**
 * A page can load only style sheets and images from this service, can submit forms only to this service, and cannot be
 * embedded in a frame.
 */
const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // With `no-referrer`, browsers would send forms with `Origin: null`.
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
}

const plainHeader = html`<header class="top"><span class="brand">presend</span></header>`

function header(page: PageRequest, { user, memberships, membership }: Visitor): Markup {
  const { path } = page.http.req
  return html`<header class="top">
<a class="brand" href="/">presend</a>
<nav aria-label="Main">${page.navigation.main.map((link) => navigationLink(link, path))}</nav>
<div class="who">
${
  memberships.length < 2
    ? html`<span>${foreign(membership?.workspace.name ?? 'No workspace')}</span>`
    : form(
        page,
        { action: '/workspace', submit: 'Switch' },
        html`<label>Workspace <select name="workspace">${memberships.map(
          ({ workspace: { workspaceId, name } }) =>
            html`<option value="${workspaceId}"${workspaceId === membership?.workspace.workspaceId ? html` selected` : null}>${foreign(name)}</option>`,
        )}</select></label>`,
      )
}
<a href="/account">${foreign(user.email)}</a>
${form(page, { action: '/logout', submit: 'Log out' })}
</div>
</header>`
}

function navigationLink({ path, title }: NavigationLink, current: string): Markup {
  const isCurrent = current === path || current.startsWith(`${path}/`)
  return html`<a href="${path}"${isCurrent ? html` aria-current="page"` : null}>${title}</a>`
}

function tabs({ navigation, visitor, http }: PageRequest): Markup | null {
  const { path } = http.req
  const isSettings = path === '/settings' || path.startsWith('/settings/')
  if (visitor === null || !isSettings || navigation.settings.length < 2) return null
  const links = navigation.settings.map(
    (link) => html`<a href="${link.path}"${link.path === path ? html` aria-current="page"` : null}>${link.title}</a>`,
  )
  return html`<nav class="tabs" aria-label="Settings">${links}</nav>`
}

const flashSeconds = 60

/**
 * Responds to a form submission with a redirect, so that reloading the next page does not submit the form again.
 *
 * @param flash a message that the next page shows
 */
export function redirectTo({ http, isSecure }: PageRequest, path: string, flash?: string): Response {
  if (flash !== undefined) {
    const value = Buffer.from(flash).toString('base64url')
    writeCookie(http, { name: 'flash', value, isSecure, maxAgeSeconds: flashSeconds })
  }
  http.header('Cache-Control', 'no-store')
  return http.redirect(path, 303)
}

function takeFlash({ http, isSecure }: PageRequest): string | null {
  const value = readCookie(http, 'flash', isSecure)
  if (value === null) return null
  writeCookie(http, { name: 'flash', value: null, isSecure, maxAgeSeconds: 0 })
  return Buffer.from(value, 'base64url').toString('utf8')
}

/** A page that explains an error in one sentence. */
export interface Message {
  readonly title: string
  readonly sentence: string
  readonly status: ProblemStatus
}

/** Responds with a page that shows a message. */
export function showMessage(page: PageRequest, { title, sentence, status }: Message): Response {
  return showPage(page, { title, body: html`<p>${foreign(sentence)}</p>`, status })
}

/** Responds with 404 because the page does not exist. */
export function showNotFound(page: PageRequest): Response {
  const sentence = 'This page does not exist, or its content was deleted.'
  return showMessage(page, { title: 'Page not found', sentence, status: 404 })
}
