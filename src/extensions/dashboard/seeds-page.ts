/** The **Seeds** page, which lists the mailboxes that receive test mail and are shared by all workspaces. */

import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import type { StoredDirectorySeed } from '../../service/storage/stored-seed.ts'
import { showPage } from './layout.ts'
import { type MemberRequest, mayOpen } from './page-request.ts'
import { row, table } from './table-markup.ts'
import { timeText } from './time-text.ts'

/** Handles `GET /seeds`. */
export async function listSeeds(page: MemberRequest): Promise<Response> {
  const { deps, visitor } = page
  const seeds = await deps.store.listSeeds()
  const body = html`<p>Test mail is sent to these mailboxes. All workspaces of this service share these seeds${
    mayOpen(visitor, 'admin') ? null : '; admins can change them'
  }.</p>
${
  seeds.length === 0
    ? html`<p>This service has no seeds.</p>`
    : table(['Address', 'Provider', 'Type', 'Kind', 'Health'], seeds.map(seedRow))
}
${mayOpen(visitor, 'admin') ? html`<p><a class="button" href="/seeds/new">Add a seed</a></p>` : null}`
  return showPage(page, { title: 'Seeds', body })
}

function seedRow(seed: StoredDirectorySeed): Markup {
  const { address, providerName, providerType } = seed
  const link = html`<a href="${seedPath(address)}">${foreign(address)}</a>`
  return row(link, foreign(providerName), providerType, kindText(seed), healthText(seed))
}

/** Returns the path of a seed's page. */
export function seedPath(address: string): string {
  return `/seeds/${encodeURIComponent(address)}`
}

/**
 * Renders how the seed receives mail. The seed's kind, local or IMAP, determines how presend finds out which folder a
 * message is in.
 */
export function kindText({ kind }: StoredDirectorySeed): string {
  return kind === 'imap' ? 'Real mailbox (IMAP)' : 'Local: placement is simulated'
}

/** Renders whether tests use the seed, and if not, why. */
export function healthText({ isEnabled, health, healthReason = null, healthSinceMs }: StoredDirectorySeed): Markup {
  if (!isEnabled) return html`<span class="soft">Disabled: new tests do not use it</span>`
  if (health === 'healthy') return html`<span class="good">Healthy</span>`
  const reason = healthReason === null ? null : html`: ${foreign(healthReason)}`
  const since = healthSinceMs === undefined ? null : html` since ${timeText(healthSinceMs)}`
  if (health === 'degraded') return html`Used with limits${since}${reason}`
  return html`<span class="bad">Failing</span>${since}; new tests do not use it${reason}`
}
