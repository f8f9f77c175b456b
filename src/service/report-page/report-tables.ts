/** The figures of the report: placement by provider type, and SPF, DKIM and DMARC. */

import { providerTypes } from '../../contract/names.ts'
import { html, type Markup } from '../../pages/markup.ts'
import type { ResultEvidence, StoredSeed } from '../../storage/store.ts'
import { type SeedState, seedStates, type Tally, tallySeeds } from './seed-status.ts'

/** The order of the states in bars: inbox comes first, because bars are read from the left. */
const barOrder = seedStates.toReversed()

const stateTitles: Readonly<Record<SeedState, string>> = {
  inbox: 'Inbox',
  tab: 'Tabs',
  waiting: 'Not received',
  deferred: 'Deferred',
  undecided: 'Folder unknown',
  spam: 'Spam',
  refused: 'Rejected',
}

/**
 * Renders the placement by provider type: a bar for each type, and the same figures in a table without empty columns.
 */
export function placementTable(seeds: readonly StoredSeed[]): Markup {
  const rows = providerTypes.flatMap((type) => {
    const own = seeds.filter((seed) => seed.providerType === type)
    return own.length === 0 ? [] : [{ type, tally: tallySeeds(own) }]
  })
  const total = tallySeeds(seeds)
  const shown = barOrder.filter((state) => state === 'inbox' || total[state] > 0)
  return html`<dl class="bars">${rows.map(({ type, tally }) => html`<dt>${type}</dt><dd>${bar(tally)}</dd>\n`)}</dl>
<table class="counts placement"><thead><tr><th scope="col">Provider type</th><th scope="col">Seeds</th>${shown.map(
    (state) => html`<th scope="col">${swatch(state)}${stateTitles[state]}</th>`,
  )}</tr></thead>
<tbody>${rows.map(({ type, tally }) => placementRow(type, tally, shown))}
${rows.length > 1 ? placementRow('all', total, shown) : null}</tbody></table>`
}

/** Renders a state's color, to be shown next to its name. */
function swatch(state: SeedState): Markup {
  return html`<i class="swatch swatch-${state}" aria-hidden="true"></i>`
}

/** On narrow screens each row is a list, which takes the column titles from `data-title`. */
function placementRow(name: string, tally: Tally, shown: readonly SeedState[]): Markup {
  const cells = shown.map(
    (state) =>
      html`<td class="${tally[state] === 0 ? 'zero' : ''}" data-title="${stateTitles[state]}">${swatch(state)}<span>${tally[state]}</span></td>`,
  )
  return html`<tr><td>${name}</td><td data-title="Seeds"><span>${tally.total}</span></td>${cells}</tr>\n`
}

function bar(tally: Tally): Markup {
  let x = 0
  const pieces = barOrder.map((state) => {
    const width = (100 * tally[state]) / tally.total
    const left = x
    x += width
    if (width === 0) return null
    return html`<rect class="fill-${state}" x="${left.toFixed(2)}" y="0" width="${width.toFixed(2)}" height="10"/>`
  })
  const label = `${tally.inbox} of ${tally.total} in the inbox; the table below has all figures`
  return html`<svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="${label}">${pieces}</svg>`
}

const methods = [
  ['SPF', (evidence: ResultEvidence) => evidence.spf],
  ['DKIM', (evidence: ResultEvidence) => evidence.dkim],
  ['DMARC', (evidence: ResultEvidence) => evidence.dmarc],
] as const

/**
 * Renders the SPF, DKIM and DMARC results of received copies. "Not measured" counts neither as a pass nor as a fail.
 */
export function authenticationTable(seeds: readonly StoredSeed[]): Markup {
  const received = seeds.flatMap(({ result }) =>
    result !== null && (result.status === 'placed' || result.status === 'undecided') ? [result.evidence] : [],
  )
  if (received.length === 0) return html`<p class="soft">Not measured: no copy has been received.</p>`
  const rows = methods.map(([name, verdictOf]) => {
    const measured = received.map(verdictOf).filter(({ isMeasured, isPass }) => isMeasured && isPass !== null)
    const passed = measured.filter(({ isPass }) => isPass === true).length
    const counts = [passed, measured.length - passed, received.length - measured.length]
    return html`<tr><td>${name}</td>${counts.map((count) => html`<td>${count}</td>`)}</tr>\n`
  })
  return html`<div class="scroll"><table class="counts"><thead><tr><th scope="col">Method</th><th scope="col">Passed</th><th scope="col">Failed</th><th scope="col">Not measured</th></tr></thead>
<tbody>${rows}</tbody></table></div>`
}
