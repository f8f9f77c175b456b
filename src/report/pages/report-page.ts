/** The report page of one test. */

import { renderCount } from '../../foundation/errors/render-count.ts'
import { type HtmlPage, htmlPage } from './html-page.ts'
import { liveScript } from './live-script.ts'
import { foreign, html, type Markup } from './markup.ts'
import { reportSections } from './report-sections.ts'
import { reportSheet } from './report-style.ts'
import { type LinkView, outcomeWords, type ReportView, type Tally, tallySeeds } from './report-view.ts'

/** The interval at which browsers without scripts reload the page of an open test. */
const refreshSeconds = 10

/** Where the page is shown: at a shared link, or in the dashboard, where only members of the workspace can open it. */
export type ReportPlace = 'link' | 'dashboard'

/**
 * Renders the page. `actions` contains links to the actions that the reader may perform on the test in the dashboard.
 */
export function renderReportPage(
  view: ReportView,
  place: ReportPlace = 'link',
  actions: readonly LinkView[] = [],
): HtmlPage {
  const { isLive } = view
  const { subject } = view.mail
  const body = html`<main data-live="${String(isLive)}">
${place === 'dashboard' ? html`<nav><a href="/tests">All tests</a>${actions.map(actionLink)}</nav>` : null}
<header class="status ${statusClass(view)}" role="status">
<h1>${headline(view)}</h1>
<p class="soft"><bdi>${foreign(view.title, 120)}</bdi>${subject === null || subject === view.title ? null : html` · “<bdi>${foreign(subject, 120)}</bdi>”`}</p>
</header>
${reportSections(view, 2)}<footer>presend. ${isLive ? 'This page updates itself while results arrive. ' : ''}${readers[place]}</footer>
</main>`
  return htmlPage({
    title: `${titleWord(view)}: ${view.title} · presend`,
    style: { kind: 'linked', sheet: place === 'dashboard' ? { path: `/r/${reportSheet.path}` } : reportSheet },
    body,
    audience: 'link-holders',
    ...(isLive ? { script: liveScript, refreshSeconds } : {}),
  })
}

function actionLink({ title, url }: LinkView): Markup {
  return html` · <a href="${url}">${title}</a>`
}

const readers: Readonly<Record<ReportPlace, string>> = {
  link: 'Anyone with this link can view this page.',
  dashboard: 'Only members of the workspace can open this page at this address.',
}

function statusClass(view: ReportView): string {
  return view.gate === null ? 'open' : view.gate.outcome
}

const progressWords = {
  pending: 'Waiting for mail',
  in_progress: 'Results so far',
  complete: 'Complete',
  expired: 'Expired',
} as const

function titleWord({ gate, progress }: ReportView): string {
  return gate === null ? progressWords[progress] : outcomeWords[gate.outcome]
}

/** Renders the gate's outcome and its reason. If there is no outcome, shows where the copies landed instead. */
function headline({ gate, seeds, progress }: ReportView): Markup {
  if (gate !== null) return html`${outcomeWords[gate.outcome]}: ${foreign(gate.reason)}`
  return html`${verdictSentence(tallySeeds(seeds), progress)}`
}

/** Summarizes the result in one sentence, even if some results are missing. */
export function verdictSentence(tally: Tally, progress: ReportView['progress']): string {
  const copies = renderCount(tally.total, 'copy', 'copies')
  if (progress === 'pending') return `Waiting for mail: 0 of ${copies} received so far.`
  const tabs = tally.tab === 0 ? '' : ` (${tally.tab} in ${tally.tab === 1 ? 'a tab' : 'tabs'})`
  const inbox = `${tally.inbox + tally.tab} of ${copies} in the inbox${tabs}`
  const start = { expired: `Expired: ${inbox}`, in_progress: `So far: ${inbox}`, complete: `Complete: ${inbox}` }[
    progress
  ]
  const others = otherStates.flatMap(([state, words]) =>
    tally[state] === 0 ? [] : [`${tally[state]} ${words[progress]}`],
  )
  return others.length === 0 ? `${start}.` : `${start}; ${others.join(', ')}.`
}

type Words = Readonly<Record<ReportView['progress'], string>>

/** The words for all states outside the inbox, in the order in which the summary sentence lists them. */
const otherStates: readonly (readonly [Exclude<keyof Tally, 'inbox' | 'tab' | 'total'>, Words])[] = [
  ['spam', always('in spam')],
  ['refused', always('rejected')],
  ['deferred', always('delayed')],
  ['undecided', always('received in an unknown folder')],
  ['waiting', { ...always('outstanding'), expired: 'never received' }],
]

function always(words: string): Words {
  return { pending: words, in_progress: words, complete: words, expired: words }
}
