/** The page for listing, creating and revoking links to a test's report. */

import { dayMs } from '../../foundation/errors/day-ms.ts'
import { html, type Markup } from '../../report/pages/markup.ts'
import { createReportLink } from '../../service/report-page/report-links.ts'
import type { StoredLink } from '../../service/storage/report-link.ts'
import type { StoredTest } from '../../service/storage/store.ts'
import { findOwnTest } from './delete-test-page.ts'
import { type FieldErrors, form, formFields } from './form-markup.ts'
import { redirectTo, showNotFound, showPage } from './layout.ts'
import { type MemberRequest, mayOpen } from './page-request.ts'
import { recordAction } from './record-action.ts'
import { row, table } from './table-markup.ts'
import { timeText } from './time-text.ts'

const shownLinks = 100

const lifetimes = [
  { value: '7', title: '7 days' },
  { value: '30', title: '30 days' },
  { value: '365', title: '1 year' },
  { value: 'never', title: 'Never (valid until the test is deleted)' },
] as const

/** Handles `GET /tests/:id/links`. */
export async function listReportLinks(page: MemberRequest): Promise<Response> {
  const test = await findOwnTest(page)
  return test === null ? showNotFound(page) : await linksPage(page, test, {})
}

async function linksPage(page: MemberRequest, test: StoredTest, errors: FieldErrors): Promise<Response> {
  const { deps, visitor } = page
  const { numericId, workspaceId } = test
  const links = await deps.store.listReportLinks({ workspaceId, numericId, after: null, limit: shownLinks })
  const body = html`<p>A link opens the report of this test without a login, until it expires or is revoked.</p>
${trackingLinkNote(page, test, links)}
${links.length === 0 ? html`<p>This test has no links yet.</p>` : linkTable(page, links)}
${mayOpen(visitor, 'member') ? creation(page, test, errors) : null}
<p><a href="/tests/${numericId}">Back to the report</a></p>`
  return showPage(page, { title: `Links to ${test.name}`, body, errors })
}

/**
 * Says that the address with the tracking id opens the report without any of these links, because revoking a link does
 * not close that address.
 */
function trackingLinkNote(
  page: MemberRequest,
  { trackingId }: StoredTest,
  links: readonly StoredLink[],
): Markup | null {
  const { deps, visitor } = page
  if (deps.reportAccess !== 'tracking-id' || visitor.membership.workspace.reportAccess === 'members') return null
  const url = `${deps.publicUrl ?? ''}/r/${trackingId}`
  const isRevoked = links.some(({ revokedAtMs }) => revokedAtMs !== null)
  return html`<p class="${isRevoked ? 'notice' : 'soft'}">Anyone who knows the tracking id, which is in every copy of the mail, can
also open the report at <code>${url}</code>. ${isRevoked ? 'Revoking a link does not change this. ' : null}To close this address, an
owner can allow only members to open reports, under <a href="/settings">Settings → Workspace</a>, or the operator can set
<code>report-access: links</code> in the service file.</p>`
}

function linkTable(page: MemberRequest, links: readonly StoredLink[]): Markup {
  const headings = ['Created', 'Expires', 'State', ...(mayOpen(page.visitor, 'member') ? [''] : [])]
  const rows = links.map((link) => linkRow(page, link))
  return html`${table(headings, rows)}
${
  links.length < shownLinks
    ? null
    : html`<p class="soft">These are the latest ${shownLinks} links. <code>presend link list</code> lists all.</p>`
}`
}

function linkRow(page: MemberRequest, link: StoredLink): Markup {
  const { linkId, numericId, createdAtMs, expiresAtMs } = link
  const state = stateOf(link, page.deps.clock.nowMs())
  const action = `/tests/${numericId}/links/${linkId}/revoke`
  const revocation = state === 'Valid' ? form(page, { action, submit: 'Revoke', subject: linkId }) : null
  const cells = [timeText(createdAtMs), expiresAtMs === null ? 'Never' : timeText(expiresAtMs), state]
  return mayOpen(page.visitor, 'member') ? row(...cells, revocation) : row(...cells)
}

function stateOf({ expiresAtMs, revokedAtMs }: StoredLink, nowMs: number): 'Valid' | 'Expired' | 'Revoked' {
  if (revokedAtMs !== null) return 'Revoked'
  return expiresAtMs !== null && expiresAtMs <= nowMs ? 'Expired' : 'Valid'
}

function creation(page: MemberRequest, { numericId }: StoredTest, errors: FieldErrors): Markup {
  if (page.visitor.membership.workspace.reportAccess === 'members') {
    return html`<p class="notice">Only members of this workspace may open reports, so links do not work. An owner can change
this under <a href="/settings">Settings → Workspace</a>.</p>`
  }
  return html`<h2>Create a link</h2>
${form(
  page,
  { action: `/tests/${numericId}/links`, submit: 'Create link' },
  formFields(page, errors).select('lifetime', 'Expires after', { choices: lifetimes, initial: '30' }),
)}`
}

/** Handles `POST /tests/:id/links`: shows the new link once. */
export async function addReportLink(page: MemberRequest): Promise<Response> {
  const { deps, form: fields, visitor } = page
  const test = await findOwnTest(page)
  if (test === null) return showNotFound(page)
  const chosen = lifetimes.find(({ value }) => value === fields.text('lifetime'))
  if (chosen === undefined) return await linksPage(page, test, { lifetime: 'Choose one of the listed values.' })
  // If only members may open reports, or if there is no public URL, the page does not show the form.
  if (visitor.membership.workspace.reportAccess === 'members') return await linksPage(page, test, {})
  const expiresAtMs = chosen.value === 'never' ? null : deps.clock.nowMs() + Number(chosen.value) * dayMs
  const created = await createReportLink(test, expiresAtMs, deps)
  if (created === null) return showNotFound(page)
  await recordAction(page, 'link.create', `${created.link.linkId} to test ${test.numericId}`)
  const url = `${deps.publicUrl ?? new URL(page.http.req.url).origin}/r/${created.name}`
  const body = html`<p>Copy the link now. It is not shown again.</p>
<p class="secret"><code>${url}</code></p>
<p>Anyone with this link can open the report${expiresAtMs === null ? null : html` until ${timeText(expiresAtMs)}`}.</p>
<p><a href="/tests/${test.numericId}/links">Back to the links</a></p>`
  return showPage(page, { title: 'Link created', body })
}

/** Handles `POST /tests/:id/links/:link/revoke`. */
export async function revokeReportLink(page: MemberRequest): Promise<Response> {
  const { deps, params } = page
  const test = await findOwnTest(page)
  const { link: linkId = '' } = params
  const link = test === null ? null : await deps.store.revokeReportLink(test.workspaceId, linkId, deps.clock.nowMs())
  if (test === null || link === null) return showNotFound(page)
  await recordAction(page, 'link.revoke', `${linkId} to test ${link.numericId}`)
  return redirectTo(page, `/tests/${test.numericId}/links`, 'Link revoked.')
}
