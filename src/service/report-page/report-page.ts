/** The page of one test for people: what came of it so far, without a script, a secret or an outside file. */

import type { TestStatus } from '../../contract/names.ts'
import { escapeHtml } from '../../report/escape-html.ts'
import type { SeedRecord, StoredSeed, StoredTestWithSeeds } from '../../storage/store.ts'
import { statusOf } from '../../storage/test-status.ts'
import { type HtmlPage, htmlPage } from '../pages/html-page.ts'
import { authenticationPart } from './authentication-part.ts'
import { placementPart } from './placement-part.ts'
import { reportPageStyle } from './report-style.ts'
import { seedCard } from './seed-card.ts'
import { standingOf, standings, tallyOf } from './seed-standing.ts'
import { timeText } from './time-text.ts'
import { moodOf, verdictSentence } from './verdict-sentence.ts'

/** An open test asks again so often: 360 requests an hour of the 1000 that an address has. */
const refreshSeconds = 10
/** Seeds that are shown one by one; the API lists all. */
const maxCards = 500

/** The page at `nowMs`. It knows neither metadata nor tracking key: whoever has the link is no member of the workspace. */
export function renderReportPage(test: StoredTestWithSeeds, nowMs: number): HtmlPage {
  const status = statusOf(test, nowMs)
  const tally = tallyOf(test.seeds)
  const body = `<main>
<h1 class="${moodOf(tally, status)}">${verdictSentence(tally, status)}</h1>
${factList(test, status)}
${undecidedNote(test, status)}
${placementNotes(test.seeds)}
<h2>Placement</h2>
${placementPart(test.seeds)}
<h2>Authentication of received copies</h2>
${authenticationPart(test.seeds)}
<h2>Seed mailboxes</h2>
${seedCards(test.seeds)}
<footer>presend · as of ${timeText(nowMs)}. Whoever knows this address can read this page.</footer>
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

function factList(test: StoredTestWithSeeds, status: TestStatus): string {
  const renewal = isOpen(status) ? [`this page renews itself every ${refreshSeconds} seconds`] : []
  const facts = [
    `<b>${escapeHtml(test.name)}</b>`,
    stateText(test, status),
    `created ${timeText(test.createdAtMs)}`,
    `test <code>${escapeHtml(test.trackingId)}</code>`,
    ...renewal,
  ]
  return `<ul class="facts">${facts.map((fact) => `<li>${fact}</li>`).join('\n')}</ul>`
}

function stateText({ completedAtMs, expiresAtMs }: StoredTestWithSeeds, status: TestStatus): string {
  if (completedAtMs !== null) return `complete since ${timeText(completedAtMs)}`
  return `${isOpen(status) ? 'open until' : 'expired'} ${timeText(expiresAtMs)}`
}

/** Copies that were taken and lie nowhere: what is waited for, since when, and whether it goes on. */
function undecidedNote({ seeds, expiresAtMs }: StoredTestWithSeeds, status: TestStatus): string {
  const open = seeds.flatMap(({ result }) => (result?.status === 'undecided' ? [result] : []))
  const [first] = open.toSorted((left, right) => left.recordedAtMs - right.recordedAtMs)
  if (first === undefined) return ''
  const count = open.length === 1 ? '1 copy was taken and has' : `${open.length} copies were taken and have`
  const again =
    isOpen(status) && !first.isSettled
      ? `Judged again and again since ${timeText(first.recordedAtMs)}, until ${timeText(expiresAtMs)} at the latest; nothing has to be sent again.`
      : 'There was no judgement in time, which says nothing about the message.'
  return `<p class="note unjudged"><b>Not judged</b>: ${count} no folder. ${again}</p>`
}

/** Says plainly which folders somebody saw and which are rules' opinions; where a test has both, each card says it. */
function placementNotes(seeds: readonly StoredSeed[]): string {
  const kinds = seeds.flatMap(({ result }) => (result?.status === 'placed' ? [result.placementKind] : []))
  const note = (kind: SeedRecord['placementKind'], words: string): string => {
    const count = kinds.filter((one) => one === kind).length
    if (count === 0) return ''
    const part = count === kinds.length ? '' : ` (${count} of ${kinds.length} copies)`
    return `<p class="note ${kind}"><b>${kind === 'observed' ? 'Observed' : 'Simulated'} placement</b>${part}: ${words}</p>`
  }
  return [
    note('observed', 'the folder was seen in a real mailbox.'),
    note(
      'simulated',
      'presend’s own rules and spam engine chose the folder. It shows what is wrong with a message; it predicts no mailbox provider.',
    ),
  ].join('\n')
}

/** What needs a look first stands first. */
function seedCards(seeds: readonly StoredSeed[]): string {
  const sorted = standings.flatMap((standing) => seeds.filter((seed) => standingOf(seed) === standing))
  const hidden = sorted.length - maxCards
  const rest = hidden > 0 ? `<p class="soft">${hidden} more are left out here; the API lists all.</p>` : ''
  return `<div class="seeds">${sorted.slice(0, maxCards).map(seedCard).join('\n')}</div>\n${rest}`
}
