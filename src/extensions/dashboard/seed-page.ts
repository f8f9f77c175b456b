/** The page for one seed: its state, a check of its mailbox, and the actions available to admins. */

import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import type { StoredDirectorySeed } from '../../service/storage/stored-seed.ts'
import { type CheckedPart, type SeedVerdict, seedVerdict } from '../mailboxes/check/seed-check.ts'
import { form } from './form-markup.ts'
import { redirectTo, showNotFound, showPage } from './layout.ts'
import { type MemberRequest, mayOpen } from './page-request.ts'
import { recordAction } from './record-action.ts'
import type { CheckedSeed } from './seed-admin.ts'
import { healthText, kindText, seedPath } from './seeds-page.ts'
import { row, table } from './table-markup.ts'

/** Handles `GET /seeds/:address`. */
export async function showSeed(page: MemberRequest): Promise<Response> {
  const seed = await findSeed(page)
  return seed === null ? showNotFound(page) : seedPage(page, seed, null)
}

function seedPage(page: MemberRequest, seed: StoredDirectorySeed, checked: CheckedSeed | null): Response {
  const { address, providerName, providerType, origin } = seed
  const body = html`${checked === null ? null : checkSection(checked)}<dl>
<dt>Health</dt><dd>${healthText(seed)}</dd>
<dt>Provider</dt><dd>${foreign(providerName)} (${providerType})</dd>
<dt>Kind</dt><dd>${kindText(seed)}</dd>
<dt>Defined in</dt><dd>${origin === 'added' ? "The service's database (added with a command or in the dashboard)" : 'The service file'}</dd>
</dl>
${mayOpen(page.visitor, 'admin') ? actions(page, seed) : null}
<p><a href="/seeds">Back to the seeds</a></p>`
  return showPage(page, { title: address, body })
}

function actions(page: MemberRequest, { address, kind, isEnabled, origin }: StoredDirectorySeed): Markup {
  const path = seedPath(address)
  const wanted = isEnabled ? 'disable' : 'enable'
  return html`${
    kind === 'imap' ? form(page, { action: `${path}/check`, submit: 'Check now' }) : null
  }${form(page, { action: `${path}/${wanted}`, submit: isEnabled ? 'Disable' : 'Enable' })}
<h2>Remove this seed</h2>
${
  origin === 'added'
    ? html`<p>New tests will no longer use this seed. Its password is deleted when all tests that use the seed have ended.</p>
${form(page, { action: `${path}/remove`, submit: 'Remove seed', isDangerous: true })}`
    : html`<p>This seed is defined in the service file. Remove the seed there and restart the service, or disable the seed here.</p>`
}`
}

const partTitles: Readonly<Record<CheckedPart['name'], string>> = {
  connection: 'Connection',
  login: 'Login',
  folders: 'Spam folder',
  idle: 'New mail notification (IDLE)',
  quota: 'Free space',
  delivery: 'Delivery',
  'plus-address': 'Plus-address',
  results: "Provider's results",
}

const statusTexts: Readonly<Record<CheckedPart['status'], Markup>> = {
  works: html`<span class="good">Works</span>`,
  lacks: html`Missing`,
  fails: html`<span class="bad">Fails</span>`,
  unchecked: html`<span class="soft">Not checked</span>`,
}

function checkSection(checked: CheckedSeed): Markup {
  if (checked.status === 'no-mailbox')
    return html`<p class="notice" role="status">This seed has no mailbox to check.</p>`
  if (checked.status === 'timeout') {
    return html`<p class="notice" role="status">The mailbox did not respond within ${checked.seconds} seconds. Try again, or run
<code>presend seeds check</code>, which waits longer.</p>`
  }
  const { check } = checked
  const rows = check.parts.map(({ name, status, detail, todo }) =>
    row(
      partTitles[name],
      statusTexts[status],
      html`${foreign(detail)}${todo === null ? null : html`<br>${foreign(todo)}`}`,
    ),
  )
  return html`<p class="notice" role="status">${verdictTexts[seedVerdict(check)]}</p>
${table(['Part', 'Result', 'Details'], rows)}
<p class="soft">No message was sent. <code>presend seeds check</code> can also test delivery.</p>`
}

const verdictTexts: Readonly<Record<SeedVerdict, string>> = {
  works: 'The mailbox works.',
  limited: 'The mailbox works with limitations.',
  fails: 'The mailbox does not work.',
}

/** Handles `POST /seeds/:address/check`: waits for the mailbox check, up to a time limit. */
export async function checkSeedNow(page: MemberRequest): Promise<Response> {
  const seed = await findSeed(page)
  if (seed === null) return showNotFound(page)
  const checked = await page.deps.seeds.check(seed.address)
  await recordAction(page, 'seed.check', seed.address)
  // Read the seed again, because the check may have changed its health.
  return seedPage(page, (await findSeed(page)) ?? seed, checked)
}

const switchTexts = {
  enable: 'Seed enabled. New tests use the seed while it is healthy.',
  disable: 'Seed disabled. New tests do not use the seed.',
} as const

/** Creates the handler for `POST /seeds/:address/enable` or `POST /seeds/:address/disable`. */
export function switchSeed(wanted: keyof typeof switchTexts): (page: MemberRequest) => Promise<Response> {
  return async (page) => {
    const seed = await page.deps.store.setSeedEnabled(addressOf(page), wanted === 'enable')
    if (seed === null) return showNotFound(page)
    await recordAction(page, `seed.${wanted}`, seed.address)
    return redirectTo(page, seedPath(seed.address), switchTexts[wanted])
  }
}

/** Handles `POST /seeds/:address/remove`. */
export async function removeSeed(page: MemberRequest): Promise<Response> {
  const { store, clock, random } = page.deps
  const address = addressOf(page)
  const outcome = await store.removeSeed(address, { nowMs: clock.nowMs(), revision: random.uuid() })
  if (outcome === 'absent') return showNotFound(page)
  if (outcome === 'in-file') {
    return redirectTo(page, seedPath(address), 'Not removed: this seed is defined in the service file.')
  }
  await recordAction(page, 'seed.remove', address)
  return redirectTo(page, '/seeds', `Seed ${address} was removed.`)
}

async function findSeed(page: MemberRequest): Promise<StoredDirectorySeed | null> {
  const address = addressOf(page)
  return (await page.deps.store.listSeeds()).find((seed) => seed.address === address) ?? null
}

function addressOf({ params }: MemberRequest): string {
  return (params['address'] ?? '').toLowerCase()
}
