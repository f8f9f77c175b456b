/**
 * The page for one postmaster account, with charts for its domains and with buttons to sync and disconnect the account.
 */

import { type DayRange, dayOf, plusDays } from '../../../foundation/contract/day.ts'
import { toPostmasterSeries } from '../../../foundation/contract/read-postmaster.ts'
import { foreign, html, type Markup } from '../../../report/pages/markup.ts'
import { parseNumericId } from '../../../service/storage/admission-queries.ts'
import { type FieldErrors, form, textField } from '../../dashboard/form-markup.ts'
import { redirectTo, showNotFound, showPage } from '../../dashboard/layout.ts'
import { type MemberRequest, mayOpen } from '../../dashboard/page-request.ts'
import { recordAction } from '../../dashboard/record-action.ts'
import { outcomeNote, revokeGrant } from '../grants/revoke-grant.ts'
import { toDomainReply } from '../http/stored-data.ts'
import { syncNow } from '../jobs/sync-schedule.ts'
import type { DomainStanding, DomainSync, StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import { accountState, lastSync } from './account-markup.ts'
import { revocationClient } from './consent-client.ts'
import { domainCharts } from './domain-charts.ts'

/** The periods that the charts can show, in days. */
const periods = [30, 90, 120] as const

type PageHandler = (page: MemberRequest) => Promise<Response>

/**
 * Looks up the account whose id is in the path, and calls `handler` with it. Shows an error page if the workspace has
 * no such account.
 */
function withAccount(
  handler: (page: MemberRequest, account: StoredPostmasterAccount) => Promise<Response>,
): PageHandler {
  return async (page) => {
    const { deps, params, workspaceId } = page
    const id = parseNumericId(params['id'] ?? '')
    const account = id === null ? null : await deps.store.findPostmasterAccount(workspaceId, id)
    return account === null ? showNotFound(page) : await handler(page, account)
  }
}

/** Handles `GET /postmaster/:id`. */
export const showAccount: PageHandler = withAccount(async (page, account) => await accountPage(page, account, {}))

async function accountPage(
  page: MemberRequest,
  account: StoredPostmasterAccount,
  errors: FieldErrors,
): Promise<Response> {
  const { deps, http, visitor } = page
  const domains = await deps.store.listPostmasterDomains(account.id)
  const wanted = http.req.query('domain') ?? ''
  const domain = domains.find((one) => one.domain === wanted) ?? domains[0] ?? null
  const days = periods.find((one) => String(one) === http.req.query('days')) ?? periods[0]
  const body = html`<dl>
<dt>State</dt><dd>${accountState(account)}</dd>
<dt>Last complete sync</dt><dd>${lastSync(account)}</dd>
${account.syncProblem === null ? null : html`<dt>Problem</dt><dd class="bad">${foreign(account.syncProblem)}</dd>`}
</dl>
${mayOpen(visitor, 'member') ? actions(page, account) : null}
${domains.length === 0 ? noDomains(account) : domainList(account, domains, domain)}
${domain === null ? null : await domainSection(page, account, { domain: domain.domain, days })}
${mayOpen(visitor, 'member') ? disconnection(page, account) : null}
${mayOpen(visitor, 'owner') ? deletion(page, account, errors) : null}
<p><a href="/postmaster">Back to the postmaster accounts</a></p>`
  const isBad = Object.keys(errors).length > 0
  return showPage(page, { title: account.email, body, ...(isBad ? { status: 422 } : {}) })
}

function actions(page: MemberRequest, { id, grantState, source }: StoredPostmasterAccount): Markup | null {
  if (grantState === 'active') return form(page, { action: `/postmaster/${id}/sync`, submit: 'Sync now' })
  if (source !== 'google') return null
  return html`<p><a class="button" href="/postmaster/connect">Connect again</a></p>`
}

function noDomains({ grantState }: StoredPostmasterAccount): Markup {
  return grantState === 'active'
    ? html`<p>No domains yet. A sync finds the domains that are verified in this account at
<code>postmaster.google.com</code>.</p>`
    : html`<p>This account has no data.</p>`
}

const standings: Readonly<Record<DomainStanding, string>> = {
  listed: 'Read',
  unverified: 'Not verified at the provider; existing data is kept',
  gone: 'No longer listed by the provider; existing data is kept',
}

function domainList(
  { id }: StoredPostmasterAccount,
  domains: readonly DomainSync[],
  selected: DomainSync | null,
): Markup {
  const rows = domains.map(
    ({ domain, standing, readUntil }) => html`<tr>
<td><a href="/postmaster/${id}?domain=${encodeURIComponent(domain)}"${
      domain === selected?.domain ? html` aria-current="true"` : null
    }>${foreign(domain)}</a></td>
<td>${standing === null ? 'Imported' : standings[standing]}</td>
<td>${readUntil ?? '–'}</td>
</tr>`,
  )
  return html`<h2>Domains</h2>
<div class="scroll" tabindex="0"><table>
<thead><tr><th>Domain</th><th>State</th><th>Read until</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`
}

async function domainSection(
  { deps }: MemberRequest,
  { id }: StoredPostmasterAccount,
  { domain, days }: { readonly domain: string; readonly days: number },
): Promise<Markup> {
  const today = dayOf(deps.clock.nowMs())
  const range: DayRange = { startDate: plusDays(today, 1 - days), endDate: today }
  const reply = toDomainReply(await deps.store.readPostmasterDays({ accountId: id, domain, range }))
  const links = periods.map(
    (period) =>
      html`<a href="/postmaster/${id}?domain=${encodeURIComponent(domain)}&amp;days=${period}"${
        period === days ? html` aria-current="true"` : null
      }>Last ${period} days</a>`,
  )
  return html`<h2>${foreign(domain)}</h2>
<nav class="tabs" aria-label="Period">${links}</nav>
${
  reply === null
    ? html`<p>No data for these days. Providers publish the data for a day one or two days later, and only if they received enough mail.</p>`
    : domainCharts(toPostmasterSeries(reply), range)
}`
}

function disconnection(page: MemberRequest, { id, grantState }: StoredPostmasterAccount): Markup | null {
  if (grantState !== 'active') return null
  return html`<h2>Disconnect</h2>
<p>Revokes presend's access at Google and deletes the token. The data is kept.</p>
${form(page, { action: `/postmaster/${id}/disconnect`, submit: 'Disconnect', isDangerous: true })}`
}

function deletion(page: MemberRequest, { id, email }: StoredPostmasterAccount, errors: FieldErrors): Markup {
  return html`<h2>Delete this account</h2>
<p>Disconnects the account and deletes all its data. Only part of the data can be fetched from Google again.</p>
${form(
  page,
  { action: `/postmaster/${id}/delete`, submit: 'Delete account and data', isDangerous: true },
  textField({ name: 'confirm', label: `Enter the address of the account to confirm: ${foreign(email)}` }, errors),
)}`
}

/** Handles `POST /postmaster/:id/sync`: enqueues a job, which any instance can run. */
export const startSync: PageHandler = withAccount(async (page, account) => {
  const path = `/postmaster/${account.id}`
  if (account.grantState !== 'active') return redirectTo(page, path, 'This account is not connected.')
  await page.deps.jobs.enqueue([syncNow(account, page.deps.clock.nowMs())])
  await recordAction(page, 'postmaster.sync', account.email)
  return redirectTo(page, path, 'The data is being fetched. Reload this page in a minute.')
})

/** Handles `POST /postmaster/:id/disconnect`. */
export const disconnect: PageHandler = withAccount(async (page, account) => {
  const note = await revoke(page, account)
  await page.deps.store.endPostmasterGrant(account.id)
  await recordAction(page, 'postmaster.disconnect', account.email)
  return redirectTo(page, `/postmaster/${account.id}`, `Disconnected. The data is kept. ${note}`)
})

/** Handles `POST /postmaster/:id/delete`. */
export const deleteAccount: PageHandler = withAccount(async (page, account) => {
  if (page.form.text('confirm').toLowerCase() !== account.email) {
    return await accountPage(page, account, { confirm: 'This is not the address of the account.' })
  }
  const note = await revoke(page, account)
  await page.deps.store.removePostmasterAccount(account.id)
  await recordAction(page, 'postmaster.delete', account.email)
  return redirectTo(page, '/postmaster', `Deleted ${account.email} with its data. ${note}`)
})

/** Revokes an account's grant at Google. Returns a note to show the user, or an empty string. */
async function revoke({ deps }: MemberRequest, account: StoredPostmasterAccount): Promise<string> {
  const outcome = await revokeGrant(account, deps.store, async () => await Promise.resolve(revocationClient(deps)))
  return outcomeNote(outcome) ?? ''
}
