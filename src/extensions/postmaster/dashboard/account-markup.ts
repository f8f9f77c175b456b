/** Renders the state of a postmaster account. */

import { html, type Markup } from '../../../report/pages/markup.ts'
import { timeText } from '../../dashboard/time-text.ts'
import type { StoredPostmasterAccount } from '../storage/accounts-and-days.ts'

const sources = { google: 'Disconnected', import: 'Imported data', 'dmarc-reports': 'DMARC reports' } as const

/** Renders whether presend can fetch new data for the account. */
export function accountState({ grantState, grantEndedAtMs, source }: StoredPostmasterAccount): Markup {
  if (grantState === 'active') return html`<span class="good">Connected</span>`
  if (grantState === 'none') return html`${sources[source]}`
  return html`<span class="bad">Access ended</span>${grantEndedAtMs === null ? null : html` ${timeText(grantEndedAtMs)}`}`
}

/** Renders the time at which the last complete sync ended. */
export function lastSync({ syncedAtMs }: StoredPostmasterAccount): Markup {
  return syncedAtMs === null ? html`Never` : timeText(syncedAtMs)
}
