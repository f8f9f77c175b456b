/** The sections of a test's report, in the order in which readers need them. */

import { isWebUrl } from '../../foundation/contract/web-url.ts'
import { renderCount } from '../../foundation/errors/render-count.ts'
import { authenticationSection } from './authentication-section.ts'
import { deliverySection } from './delivery-section.ts'
import { fixSection } from './fix-section.ts'
import { htmlNote, htmlTable } from './html-table.ts'
import { mailSection } from './mail-section.ts'
import { foreign, html, type Markup } from './markup.ts'
import { placementSection } from './placement-section.ts'
import { explain, type Level, section } from './report-components.ts'
import { type LinkView, outcomeWords, type ReportView, tallySeeds } from './report-view.ts'
import { seedSection } from './seed-section.ts'
import { spamSection } from './spam-section.ts'

/** Renders everything below the headline. */
export function reportSections(view: ReportView, level: Level): Markup {
  const { facts, links, notes, seeds } = view
  return html`${fixSection(view, level)}${gateSection(view, level)}${placementSection(view, level)}${notes.map(htmlNote)}
${mailSection(view, level)}${seedSection(seeds, level)}${deliverySection(view, level)}${authenticationSection(view, level)}
${spamSection(seeds, level)}${previousSection(view, level)}${factList(facts, links)}`
}

/** Renders the rates with their thresholds, and whether a program set the thresholds. */
function gateSection(view: ReportView, level: Level): Markup | null {
  const { gate } = view
  if (gate === null) return null
  const rates = htmlTable(gate.rates)
  if (rates === null) return null
  const isDefault = gate.limits === 'default'
  const note = isDefault
    ? html`<p class="note"><strong>No program reported limits</strong>: presend evaluated this test by the default limits of <code>presend check</code>.</p>
`
    : null
  const origin = isDefault ? 'The limits are the defaults' : 'The limits come from the run’s settings'
  const answer = `A rate is a percentage of the copies: the inbox rate is the share of copies that reached an inbox, and each pass rate is the share of received copies that passed that check. ${origin}. The test fails if a rate misses its limit.`
  return section(level, 'Limits', html`${note}${rates}${explain('What are these rates and limits?', answer)}`)
}

function outcomeWord(outcome: keyof typeof outcomeWords | null): string {
  return outcome === null ? '–' : outcomeWords[outcome].toLowerCase()
}

function share(hits: number, total: number): string {
  return `${hits} of ${renderCount(total, 'mailbox', 'mailboxes')}`
}

function previousSection({ previous, gate, seeds }: ReportView, level: Level): Markup | null {
  if (previous === null) return null
  const { inbox } = tallySeeds(seeds)
  const titles = ['', `previous test (${previous.createdAt})`, 'this test']
  const table = {
    columns: titles.map((title) => ({ title, kind: 'text' as const })),
    rows: [
      ['outcome', outcomeWord(previous.outcome), outcomeWord(gate?.outcome ?? null)],
      ['in the primary inbox', share(previous.inboxCount, previous.seedCount), share(inbox, seeds.length)],
    ],
  }
  return section(level, 'Compared with the previous test of this template', htmlTable(table))
}

function factList(facts: readonly string[], links: readonly LinkView[]): Markup | null {
  if (facts.length + links.length === 0) return null
  const items = [
    ...facts.map((fact) => html`<li>${foreign(fact)}</li>`),
    ...links.map(({ title, url }) => html`<li>${linkTo(title, url)}</li>`),
  ]
  return html`<ul class="facts">${items}</ul>
`
}

/** Renders a link if the URL is http or https; otherwise, only the title. */
function linkTo(title: string, url: string): Markup {
  if (!isWebUrl(url)) return html`${foreign(title)}`
  return html`<a href="${url}" rel="noreferrer nofollow">${foreign(title)}</a>`
}
