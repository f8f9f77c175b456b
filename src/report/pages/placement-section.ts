/**
 * The section on where the copies landed, with a stacked bar for each mailbox provider and a table with the figures.
 */

import { renderCount } from '../../foundation/errors/render-count.ts'
import { htmlTable } from './html-table.ts'
import { foreign, html, type Markup } from './markup.ts'
import { explain, folded, type Level, section } from './report-components.ts'
import { type ReportView, type SeedState, type SeedView, seedStates, type Tally, tallySeeds } from './report-view.ts'

/** The order of the states within a bar. The inbox comes first, because readers read bars from the left. */
const barOrder = seedStates.toReversed()

/** The name of each state in legends and tables. */
export const stateTitles: Readonly<Record<SeedState, string>> = {
  inbox: 'Inbox',
  tab: 'Other tab',
  waiting: 'Not received',
  deferred: 'Delayed by the server',
  undecided: 'Folder unknown',
  spam: 'Spam',
  refused: 'Rejected',
}

/** The maximum number of providers that get their own bar; the others share one. */
const maxBars = 12

/** Renders the section; returns `null` if there are no seeds. */
export function placementSection({ seeds, placement }: ReportView, level: Level): Markup | null {
  if (seeds.length === 0) return section(level, 'Where the copies landed', htmlTable(placement))
  const figures = htmlTable(placement)
  const answer =
    'Each copy went to a mailbox that is used only for tests, and presend recorded the folder in which it landed. The fraction next to a provider, such as 2/3, shows how many of the copies sent to that provider are in the inbox or one of its tabs.'
  const content = html`${bars(seeds)}${legend(seeds)}${figures === null ? null : folded('Figures by provider type', figures)}${explain('How was this measured?', answer)}`
  return section(level, 'Where the copies landed', content)
}

function bars(seeds: readonly SeedView[]): Markup {
  const byProvider = [...Map.groupBy(seeds, ({ providerName }) => providerName)]
  const named = byProvider.length > maxBars ? byProvider.slice(0, maxBars - 1) : byProvider
  const others = byProvider.slice(named.length).flatMap(([, own]) => own)
  const rows = named.map(([name, own]) => row(foreign(name), own))
  const rest = others.length === 0 ? null : row(`${byProvider.length - named.length} other providers`, others)
  return html`<dl class="bars">${rows}${rest}</dl>
`
}

function row(name: string, seeds: readonly SeedView[]): Markup {
  const tally = tallySeeds(seeds)
  const label = `${name}: ${barOrder
    .filter((state) => tally[state] > 0)
    .map((state) => `${tally[state]} ${stateTitles[state].toLowerCase()}`)
    .join(', ')}`
  return html`<dt>${name} <span class="soft">${tally.inbox + tally.tab}/${tally.total}</span></dt><dd>${bar(tally, label)}</dd>
`
}

function bar(tally: Tally, label: string): Markup {
  let x = 0
  const pieces = barOrder.map((state) => {
    const width = (100 * tally[state]) / tally.total
    const left = x
    x += width
    if (width === 0) return null
    return html`<rect class="fill-${state}" x="${left.toFixed(2)}" y="0" width="${width.toFixed(2)}" height="10"/>`
  })
  return html`<svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="${label}">${pieces}</svg>`
}

function legend(seeds: readonly SeedView[]): Markup {
  const tally = tallySeeds(seeds)
  const shown = barOrder.filter((state) => tally[state] > 0)
  return html`<ul class="legend">${shown.map(
    (
      state,
    ) => html`<li><i class="swatch swatch-${state}" aria-hidden="true"></i>${stateTitles[state]}: ${renderCount(tally[state], 'copy', 'copies')}</li>
`,
  )}</ul>
`
}
