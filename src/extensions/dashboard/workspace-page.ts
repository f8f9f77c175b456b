/** The settings page, where owners change the workspace's name, how long tests are kept, and who may open reports. */

import { dayMs } from '../../foundation/errors/day-ms.ts'
import { bad, ok, type Parsed, parsedObject, problemsOf, quoteValue } from '../../foundation/errors/problem.ts'
import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import { parseAccountName } from '../../service/accounts/account-name.ts'
import type { ExportedRow } from '../../service/storage/workspace.ts'
import { type FieldErrors, fieldErrors, form, formFields, selectField, textField } from './form-markup.ts'
import { redirectTo, showPage } from './layout.ts'
import { type MemberRequest, mayOpen } from './page-request.ts'
import { recordAction } from './record-action.ts'

const maxRetentionDays = 3650

const reportAccess = [
  { value: 'link', title: 'Anyone with the link' },
  { value: 'members', title: 'Only members of the workspace' },
] as const

const linkHelp: Readonly<Record<MemberRequest['deps']['reportAccess'], string>> = {
  'tracking-id':
    'A link is one that a member has created, or the address with the tracking id, which is in every copy of the mail. Revoking the links of a test does not close that address; allowing only members does.',
  links: 'A link is one that a member has created. It stops working when it expires or is revoked.',
}

/** Handles `GET /settings`. */
export function showSettings(page: MemberRequest, errors: FieldErrors = {}): Response {
  const { visitor, form: fields } = page
  const { workspace } = visitor.membership
  const facts = html`<dl>
<dt>Workspace id</dt><dd><code>${foreign(workspace.workspaceId)}</code>, used in commands as <code>--workspace</code></dd>
<dt>Plan</dt><dd>${workspace.plan}</dd>
<dt>Your role</dt><dd>${visitor.membership.role}</dd>
</dl>`
  if (!mayOpen(visitor, 'owner')) return showPage(page, { title: 'Settings', body: facts })
  const isBad = Object.keys(errors).some((name) => name !== 'confirm')
  const days = workspace.retentionMs === null ? '' : String(workspace.retentionMs / dayMs)
  const body = html`${facts}
${form(
  page,
  { action: '/settings', submit: 'Save' },
  html`${textField({ name: 'name', label: 'Name', value: isBad ? fields.text('name') : workspace.name }, errors)}
${textField(
  {
    name: 'retention',
    label: 'Days to keep tests',
    value: isBad ? fields.text('retention') : days,
    isRequired: false,
    help: "If empty, the service's default applies.",
  },
  errors,
)}
${selectField(
  {
    name: 'reports',
    label: 'Who may open reports',
    choices: reportAccess,
    value: isBad ? fields.text('reports') : workspace.reportAccess,
    help: linkHelp[page.deps.reportAccess],
  },
  errors,
)}`,
)}`
  return showPage(page, { title: 'Settings', body: html`${body}${dataSection(page, errors)}`, errors })
}

function dataSection(page: MemberRequest, errors: FieldErrors): Markup {
  return html`<h2>Data</h2>
<p><a href="/settings/export">Export everything</a>: one JSON object per line, without hashes or secrets.</p>
<h2>Delete this workspace</h2>
<p>This deletes the workspace and its tokens, tests, webhooks, postmaster data and audit log. It also deletes users who belong to
no other workspace, unless they are admins. This cannot be undone.</p>
${form(
  page,
  { action: '/settings/delete', submit: 'Delete this workspace', isDangerous: true },
  formFields(page, errors).text('confirm', `Enter the workspace id to confirm: ${page.workspaceId}`),
)}`
}

/** Handles `GET /settings/export`. */
export function exportData({ http, deps, workspaceId }: MemberRequest): Response {
  const rows = deps.store.exportWorkspace(workspaceId)
  http.header('Content-Type', 'application/x-ndjson; charset=utf-8')
  http.header('Content-Disposition', 'attachment; filename="presend-workspace.ndjson"')
  http.header('Cache-Control', 'no-store')
  http.header('X-Content-Type-Options', 'nosniff')
  return http.body(ReadableStream.from(linesOf(rows)))
}

async function* linesOf(rows: AsyncIterable<ExportedRow>): AsyncGenerator<Uint8Array> {
  for await (const row of rows) yield Buffer.from(`${JSON.stringify(row)}\n`)
}

/** Handles `POST /settings/delete`. */
export async function deleteWorkspace(page: MemberRequest): Promise<Response> {
  const { deps, form: fields, visitor, workspaceId } = page
  if (fields.text('confirm') !== workspaceId)
    return showSettings(page, { confirm: 'The id does not match this workspace.' })
  await deps.store.deleteWorkspace(workspaceId)
  return redirectTo(page, '/', `Workspace ${visitor.membership.workspace.name} was deleted.`)
}

/** Handles `POST /settings`. */
export async function changeSettings(page: MemberRequest): Promise<Response> {
  const { deps, form: fields, workspaceId } = page
  const chosen = reportAccess.find(({ value }) => value === fields.text('reports'))
  const parsed = parsedObject({
    name: parseAccountName(fields.text('name'), 'name'),
    retentionMs: parseRetention(fields.text('retention')),
    reportAccess:
      chosen === undefined ? bad({ input: 'reports', expected: 'one of the listed values' }) : ok(chosen.value),
  })
  if (parsed.status === 'bad') return showSettings(page, fieldErrors(problemsOf(parsed)))
  await deps.store.changeWorkspace(workspaceId, parsed.value)
  const { name, retentionMs, reportAccess: access } = parsed.value
  const kept = retentionMs === null ? 'the default retention' : `${retentionMs / dayMs} days`
  await recordAction(page, 'workspace.change', `${name}, ${kept}, reports: ${access}`)
  return redirectTo(page, '/settings', 'Settings saved.')
}

function parseRetention(text: string): Parsed<number | null> {
  if (text === '') return ok(null)
  const days = /^\d{1,4}$/u.test(text) ? Number(text) : 0
  if (days >= 1 && days <= maxRetentionDays) return ok(days * dayMs)
  const expected = `a whole number of days from 1 to ${maxRetentionDays}, or an empty field`
  return bad({ input: 'retention', came: quoteValue(text), expected })
}
