/** The report page of one test: its results so far, without scripts, secrets or external files. */

import type { TestStatus } from '../../contract/names.ts'
import { type HtmlPage, htmlPage } from '../../pages/html-page.ts'
import { foreign, html, type Markup } from '../../pages/markup.ts'
import type { SeedRecord, StoredSeed, StoredTestWithSeeds } from '../../storage/store.ts'
import { statusOf } from '../../storage/test-status.ts'
import { reportPageStyle } from './report-style.ts'
import { authenticationTable, placementTable } from './report-tables.ts'
import { seedCard } from './seed-card.ts'
import { type SeedState, seedState, seedStates, type Tally, tallySeeds, timeText } from './seed-status.ts'

/** How often the page of an open test reloads. Ten seconds mean 360 requests per hour and viewer. */
const refreshSeconds = 10
/** The most seeds that get a card; the API lists all seeds. */
const maxCards = 500

/**
 * Renders the page as of `nowMs`. Leaves out metadata and tracking key, because viewers may not belong to the
 * workspace.
 */
export function renderReportPage(test: StoredTestWithSeeds, nowMs: number): HtmlPage {
  const status = statusOf(test, nowMs)
  const tally = tallySeeds(test.seeds)
  const body = html`<main>
<h1 class="${moodOf(tally, status)}">${verdictSentence(tally, status)}</h1>
${factList(test, status)}
${undecidedNote(test, status)}
${placementNotes(test.seeds)}
<h2>Placement</h2>
${placementTable(test.seeds)}
<h2>Authentication of received copies</h2>
${authenticationTable(test.seeds)}
<h2>Seed mailboxes</h2>
${seedCards(test.seeds)}
<footer>presend · as of ${timeText(nowMs)}. Anyone with this link can view this page.</footer>
</main>`
  return htmlPage({
    title: `${test.name} · presend`,
    style: reportPageStyle,
    body,
    audience: 'link-holders',
    refreshSeconds: isOpen(status) ? refreshSeconds : null,
  })
}

function isOpen(status: TestStatus): boolean {
  return status === 'pending' || status === 'in_progress'
}

/** Summarizes the result in one sentence, even while results are outstanding. */
export function verdictSentence(tally: Tally, status: TestStatus): string {
  const copies = tally.total === 1 ? '1 copy' : `${tally.total} copies`
  if (status === 'pending') return `Waiting for mail: none of ${copies} received yet.`
  const inbox = `${tally.inbox} of ${copies} in the inbox`
  const start = { expired: `Expired: ${inbox}`, in_progress: `So far: ${inbox}`, complete: `Complete: ${inbox}` }[
    status
  ]
  const others = otherStates.flatMap(([state, words]) =>
    tally[state] === 0 ? [] : [`${tally[state]} ${words[status]}`],
  )
  return others.length === 0 ? `${start}.` : `${start}; ${others.join(', ')}.`
}

/** The words for all states except `inbox`, in the order in which the sentence lists them. */
const otherStates: readonly (readonly [Exclude<SeedState, 'inbox'>, Readonly<Record<TestStatus, string>>])[] = [
  ['tab', always('in another tab')],
  ['spam', always('in spam')],
  ['refused', always('rejected')],
  ['deferred', always('deferred')],
  ['undecided', always('received, folder unknown')],
  ['waiting', { ...always('outstanding'), expired: 'never received' }],
]

function always(words: string): Readonly<Record<TestStatus, string>> {
  return { pending: words, in_progress: words, complete: words, expired: words }
}

/** Chooses the CSS class of the heading. `good`: all copies are in the inbox. `bad`: fewer than half are. */
export function moodOf(tally: Tally, status: TestStatus): 'good' | 'mixed' | 'bad' | 'open' {
  if (isOpen(status)) return 'open'
  if (tally.inbox === tally.total) return 'good'
  return tally.inbox * 2 < tally.total ? 'bad' : 'mixed'
}

function factList(test: StoredTestWithSeeds, status: TestStatus): Markup {
  const facts = [
    html`<b>${foreign(test.name)}</b>`,
    stateText(test, status),
    `created ${timeText(test.createdAtMs)}`,
    html`test <code>${foreign(test.trackingId)}</code>`,
    ...(isOpen(status) ? [`this page reloads every ${refreshSeconds} seconds`] : []),
  ]
  return html`<ul class="facts">${facts.map((fact) => html`<li>${fact}</li>\n`)}</ul>`
}

function stateText({ completedAtMs, expiresAtMs }: StoredTestWithSeeds, status: TestStatus): string {
  if (completedAtMs !== null) return `complete since ${timeText(completedAtMs)}`
  return `${isOpen(status) ? 'open until' : 'expired'} ${timeText(expiresAtMs)}`
}

/** Renders a note on received copies without a folder: since when they wait, and whether they will be judged again. */
function undecidedNote({ seeds, expiresAtMs }: StoredTestWithSeeds, status: TestStatus): Markup | null {
  const open = seeds.flatMap(({ result }) => (result?.status === 'undecided' ? [result] : []))
  const [first] = open.toSorted((left, right) => left.recordedAtMs - right.recordedAtMs)
  if (first === undefined) return null
  const count = open.length === 1 ? '1 received copy has' : `${open.length} received copies have`
  const next =
    isOpen(status) && !first.isSettled
      ? `Retrying since ${timeText(first.recordedAtMs)}, until ${timeText(expiresAtMs)} at the latest. You don't need to send anything again.`
      : 'The filter was unavailable until the test expired; this says nothing about the message.'
  return html`<p class="note unjudged"><b>Not judged</b>: ${count} no folder. ${next}</p>`
}

const placementTexts: Readonly<Record<SeedRecord['placementKind'], string>> = {
  observed: 'the folder was seen in a real mailbox.',
  simulated:
    "presend's own rules and spam engine chose the folder. This shows problems with the message; it does not predict how any provider will place it.",
}

/**
 * Explains which placements were seen in real mailboxes and which were simulated. If a test has both kinds, each card
 * names its kind.
 */
function placementNotes(seeds: readonly StoredSeed[]): readonly (Markup | null)[] {
  const kinds = seeds.flatMap(({ result }) => (result?.status === 'placed' ? [result.placementKind] : []))
  return (['observed', 'simulated'] as const).map((kind) => {
    const count = kinds.filter((one) => one === kind).length
    if (count === 0) return null
    const share = count === kinds.length ? '' : ` (${count} of ${kinds.length} copies)`
    const title = kind === 'observed' ? 'Observed placement' : 'Simulated placement'
    return html`<p class="note ${kind}"><b>${title}</b>${share}: ${placementTexts[kind]}</p>\n`
  })
}

/** Seeds that need attention come first. */
function seedCards(seeds: readonly StoredSeed[]): Markup {
  const sorted = seedStates.flatMap((state) => seeds.filter((seed) => seedState(seed) === state))
  const hiddenCount = sorted.length - maxCards
  const rest =
    hiddenCount > 0 ? html`<p class="soft">${hiddenCount} more seeds are not shown; the API lists all.</p>` : null
  return html`<div class="seeds">${sorted.slice(0, maxCards).map(seedCard)}</div>\n${rest}`
}
