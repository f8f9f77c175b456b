/** Placement by provider type: a bar each, and the same figures as a table. */

import { providerTypes } from '../../contract/names.ts'
import type { StoredSeed } from '../../storage/store.ts'
import { type Standing, standings, type Tally, tallyOf } from './seed-standing.ts'

/** Inbox first, as people read a bar from the left. */
const order = standings.toReversed()

const titles: Readonly<Record<Standing, string>> = {
  inbox: 'Inbox',
  tab: 'Tabs',
  waiting: 'Not arrived',
  deferred: 'Put off',
  undecided: 'No folder',
  spam: 'Spam',
  refused: 'Refused',
}

/** Bars and table; only columns that count something. */
export function placementPart(seeds: readonly StoredSeed[]): string {
  const rows = providerTypes.flatMap((type) => {
    const own = seeds.filter((seed) => seed.providerType === type)
    return own.length === 0 ? [] : [{ type, tally: tallyOf(own) }]
  })
  const bars = rows.map(({ type, tally }) => `<dt>${type}</dt><dd>${bar(tally)}</dd>`)
  const total = tallyOf(seeds)
  const shown = order.filter((standing) => standing === 'inbox' || total[standing] > 0)
  const head = [
    '<th scope="col">Provider type</th><th scope="col">Seeds</th>',
    ...shown.map((standing) => `<th scope="col">${swatch(standing)}${titles[standing]}</th>`),
  ]
  const lines = [
    ...rows.map(({ type, tally }) => line(type, tally, shown)),
    ...(rows.length > 1 ? [line('all', total, shown)] : []),
  ]
  return `<dl class="bars">${bars.join('\n')}</dl>
<table class="counts placement"><thead><tr>${head.join('')}</tr></thead>
<tbody>${lines.join('\n')}</tbody></table>`
}

/** The colour of the bars, beside its word. */
function swatch(standing: Standing): string {
  return `<i class="swatch swatch-${standing}" aria-hidden="true"></i>`
}

function line(name: string, tally: Tally, shown: readonly Standing[]): string {
  // On a phone each row is a list of its own, and the words of the head stand in it.
  const cells = shown.map(
    (standing) =>
      `<td${tally[standing] === 0 ? ' class="zero"' : ''} data-title="${titles[standing]}">${swatch(standing)}<span>${tally[standing]}</span></td>`,
  )
  return `<tr><td>${name}</td><td data-title="Seeds"><span>${tally.total}</span></td>${cells.join('')}</tr>`
}

function bar(tally: Tally): string {
  let x = 0
  const pieces = order.map((standing) => {
    const width = (100 * tally[standing]) / tally.total
    const piece =
      width === 0
        ? ''
        : `<rect class="fill-${standing}" x="${x.toFixed(2)}" y="0" width="${width.toFixed(2)}" height="10"/>`
    x += width
    return piece
  })
  const words = `${tally.inbox} of ${tally.total} in the inbox; the table below has all figures`
  return `<svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="${words}">${pieces.join('')}</svg>`
}
