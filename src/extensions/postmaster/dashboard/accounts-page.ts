/** The Postmaster page, which lists the workspace's accounts and lets users connect more. */

import { foreign, html, type Markup } from '../../../report/pages/markup.ts'
import { showPage } from '../../dashboard/layout.ts'
import { type MemberRequest, mayOpen } from '../../dashboard/page-request.ts'
import type { StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import { accountState, lastSync } from './account-markup.ts'
import { openConsentClient } from './consent-client.ts'

/** Handles `GET /postmaster`. */
export async function listAccounts(page: MemberRequest): Promise<Response> {
  const { deps, visitor } = page
  const accounts = await deps.store.listPostmasterAccounts(visitor.membership.workspace.workspaceId)
  const rows: Markup[] = []
  for (const account of accounts) {
    const domains = await deps.store.listPostmasterDomains(account.id)
    rows.push(
      accountRow(
        account,
        domains.map(({ domain }) => domain),
      ),
    )
  }
  const body = html`<p>What mailbox providers report about your domains: spam complaints, authentication and delivery errors.</p>
${
  rows.length === 0
    ? html`<p>This workspace has no postmaster account yet.</p>`
    : html`<div class="scroll" tabindex="0"><table>
<thead><tr><th>Account</th><th>State</th><th>Domains</th><th>Last complete sync</th><th>Problem</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`
}
${mayOpen(visitor, 'member') ? connectSection(page) : null}`
  return showPage(page, { title: 'Postmaster', body })
}

/** The maximum number of domain names to show in a table row. */
const shownDomains = 3

function accountRow(account: StoredPostmasterAccount, domains: readonly string[]): Markup {
  const more = domains.length - shownDomains
  const names = domains.slice(0, shownDomains).join(', ')
  return html`<tr>
<td><a href="/postmaster/${account.id}">${foreign(account.email)}</a></td>
<td>${accountState(account)}</td>
<td>${domains.length === 0 ? 'None yet' : foreign(names)}${more > 0 ? ` and ${more} more` : null}</td>
<td>${lastSync(account)}</td>
<td>${account.syncProblem === null ? null : html`<span class="bad">${foreign(account.syncProblem)}</span>`}</td>
</tr>`
}

function connectSection(page: MemberRequest): Markup {
  const client = openConsentClient(page)
  if (client.status === 'missing') {
    return html`<h2>Connect a Google account</h2>
<p>Before accounts can be connected, the operator of this service must complete its setup:</p>
<ul>${client.missing.map((one) => html`<li>${one}</li>`)}</ul>`
  }
  return html`<h2>Connect a Google account</h2>
<p>Google shows which account you connect and asks for your consent. Leave every box checked. presend only reads data.</p>
<p><a class="button" href="/postmaster/connect">Connect a Google account</a></p>
<details><summary>Google shows “redirect_uri_mismatch”</summary>
<p>The OAuth client in the Google Cloud console must be of the type <em>Web application</em>, with this authorized
redirect URI:</p>
<p><code>${client.redirectUri}</code></p></details>`
}
