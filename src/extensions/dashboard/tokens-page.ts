/** The **Settings → API Tokens** page, where members list, generate and revoke the workspace's tokens. */

import { dayMs } from '../../foundation/errors/day-ms.ts'
import { problemsOf } from '../../foundation/errors/problem.ts'
import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import { parseAccountName } from '../../service/accounts/account-name.ts'
import { createToken } from '../../service/accounts/api-token.ts'
import type { ListedToken, TokenScope } from '../../service/storage/account.ts'
import { type FieldErrors, fieldErrors, form, formFields } from './form-markup.ts'
import { redirectTo, showNotFound, showPage } from './layout.ts'
import { type MemberRequest, mayOpen } from './page-request.ts'
import { recordAction } from './record-action.ts'
import { row, table } from './table-markup.ts'
import { timeText } from './time-text.ts'

const scopeTitles: Readonly<Record<TokenScope, string>> = { write: 'Read and write', read: 'Read only' }

/** The lifetimes to choose from, in days; an empty value means that the token never expires. */
const lifetimes = [
  { value: '30', title: '30 days' },
  { value: '90', title: '90 days' },
  { value: '365', title: '1 year' },
  { value: '', title: 'Never' },
] as const

/** Handles `GET /settings/tokens`. */
export async function listTokens(page: MemberRequest): Promise<Response> {
  const { deps, visitor, workspaceId } = page
  const { plan } = visitor.membership.workspace
  const tokens = await deps.store.listTokens(workspaceId)
  const body = html`
${plan === 'free' ? html`<p class="notice">The Free plan does not include API access. API requests are rejected with status 403.</p>` : null}
${mayOpen(visitor, 'member') ? html`<p><a class="button" href="/settings/tokens/new">Generate New Token</a></p>` : null}
${
  tokens.length === 0
    ? html`<p>This workspace has no tokens yet. A program sends its token with each request to the API.</p>`
    : table(
        ['Name', 'Token', 'Access', 'Created', 'Last used', 'Expires', ''],
        tokens.toReversed().map((token) => tokenRow(page, token)),
      )
}`
  return showPage(page, { title: 'API Tokens', body })
}

function tokenRow(page: MemberRequest, token: ListedToken): Markup {
  const { name, prefix, scope, createdAtMs, createdBy, lastUsedAtMs, expiresAtMs } = token
  const creator = createdBy === null ? null : html`<br><span class="soft">by ${foreign(createdBy)}</span>`
  return row(
    foreign(name === '' ? '(no name)' : name),
    html`<code>${prefix}…</code>`,
    scopeTitles[scope],
    html`${timeText(createdAtMs)}${creator}`,
    lastUsedAtMs === null ? 'Never' : timeText(lastUsedAtMs),
    expiresAtMs === null ? 'Never' : timeText(expiresAtMs),
    stateOf(page, token),
  )
}

function stateOf(page: MemberRequest, { tokenId, name, revokedAtMs, expiresAtMs }: ListedToken): Markup {
  if (revokedAtMs !== null) return html`<span class="soft">Revoked ${timeText(revokedAtMs)}</span>`
  if (expiresAtMs !== null && expiresAtMs <= page.deps.clock.nowMs()) return html`<span class="soft">Expired</span>`
  if (!mayOpen(page.visitor, 'member')) return html`Active`
  const action = `/settings/tokens/${tokenId}/revoke`
  return form(page, { action, submit: 'Revoke', subject: name === '' ? 'this token' : name, isDangerous: true })
}

/** Handles `GET /settings/tokens/new`. */
export function showNewToken(page: MemberRequest, errors: FieldErrors = {}): Response {
  const { text, select } = formFields(page, errors)
  const choices = (['write', 'read'] as const).map((value) => ({ value, title: scopeTitles[value] }))
  const body = form(
    page,
    { action: '/settings/tokens', submit: 'Generate Token' },
    html`${text('name', 'Name', { help: 'The program that uses the token, such as ci.' })}
${select('scope', 'Access', { choices, help: 'A token that can only read cannot create tests or import data.' })}
${select('lifetime', 'Expires after', { choices: lifetimes, initial: '90' })}`,
  )
  return showPage(page, { title: 'Generate New Token', body, errors })
}

/** Handles `POST /settings/tokens`: shows the new token once. */
export async function generateToken(page: MemberRequest): Promise<Response> {
  const { deps, form: fields, visitor } = page
  const name = parseAccountName(fields.text('name'), 'name')
  if (name.status === 'bad') return showNewToken(page, fieldErrors(problemsOf(name)))
  const lifetime = lifetimes.find(({ value }) => value === fields.text('lifetime'))
  if (lifetime === undefined) return showNewToken(page, { lifetime: 'Choose one of the listed values.' })
  const { workspaceId, plan: accountPlan } = visitor.membership.workspace
  const wanted = {
    workspaceId,
    accountPlan,
    name: name.value,
    scope: fields.text('scope') === 'read' ? 'read' : 'write',
    expiresAtMs: lifetime.value === '' ? null : deps.clock.nowMs() + Number(lifetime.value) * dayMs,
    createdBy: visitor.user.email,
  } as const
  const { secret } = await createToken(wanted, deps)
  await recordAction(page, 'token.create', name.value)
  const body = html`<p>Copy the token now. It is not shown again.</p>
<p class="secret"><code>${secret.reveal()}</code></p>
<p>Send it with each request in the <code>Authorization: Bearer …</code> header.</p>
<p><a href="/settings/tokens">Back to the tokens</a></p>`
  return showPage(page, { title: 'Token generated', body })
}

/** Handles `POST /settings/tokens/:id/revoke`. */
export async function revokeToken(page: MemberRequest): Promise<Response> {
  const { deps, workspaceId, params } = page
  const tokens = await deps.store.listTokens(workspaceId)
  const token = tokens.find(({ tokenId }) => tokenId === params['id'])
  if (token === undefined) return showNotFound(page)
  await deps.store.revokeToken(token.tokenId, deps.clock.nowMs())
  await recordAction(page, 'token.revoke', token.name)
  return redirectTo(page, '/settings/tokens', `Revoked ${token.name === '' ? 'the token' : token.name}.`)
}
