/** The section that lists the seed mailboxes, grouped by result. */

import { renderCount } from '../../foundation/errors/render-count.ts'
import { foreign, html, type Markup } from './markup.ts'
import { folded, type Level, section } from './report-components.ts'
import { type SeedState, type SeedView, seedStates, type VerdictView } from './report-view.ts'

/** The maximum number of groups to show in full. For seeds in the remaining groups, the page lists only the state. */
const maxGroups = 40
/** The maximum number of seeds to list by address. */
const maxListed = 1000

/** Renders the section; returns `null` if there are no seeds. */
export function seedSection(seeds: readonly SeedView[], level: Level): Markup | null {
  if (seeds.length === 0) return null
  const groups = groupSeeds(seeds)
  const rest = groups.slice(maxGroups).flatMap((group) => group.seeds)
  const others =
    rest.length === 0
      ? null
      : folded(`${renderCount(rest.length, 'more mailbox', 'more mailboxes')} with other results`, plainList(rest))
  return section(
    level,
    'Mailboxes by result',
    html`<div class="groups">${groups.slice(0, maxGroups).map(groupCard)}</div>
${others}`,
  )
}

/** A group of seeds with the same result; never empty. */
interface SeedGroup {
  /** The first seed of the group. The page uses this seed's wording for the whole group. */
  readonly first: SeedView
  readonly seeds: readonly SeedView[]
}

/** Groups seeds by result. Groups that need attention come first, and larger groups before smaller ones. */
function groupSeeds(seeds: readonly SeedView[]): readonly SeedGroup[] {
  const groups = [...Map.groupBy(seeds, keyOf).values()].flatMap((own) => {
    const [first] = own
    return first === undefined ? [] : [{ first, seeds: own }]
  })
  const rank = ({ first }: SeedGroup): number => seedStates.indexOf(first.state)
  return groups.toSorted((left, right) => rank(left) - rank(right) || right.seeds.length - left.seeds.length)
}

/**
 * Returns the key by which seeds are grouped. Numbers and ids, such as queue ids and scores, are left out of the key,
 * because they differ even between copies with the same result.
 */
function keyOf({ state, folder, placementKind, verdicts, reason, reply }: SeedView): string {
  const words =
    verdicts === null
      ? []
      : [verdicts.spf, verdicts.dkim, verdicts.dmarc].map(({ word, detail }) => [word, generalized(detail)])
  return JSON.stringify([state, folder, placementKind, words, generalized(reason), generalized(reply)])
}

function generalized(text: string): string {
  return text.replaceAll(/[\w.:-]*\d[\w.:-]*/gu, '#')
}

/** Maps each state to a folder name or, for copies that are in no folder, to a description. */
const stateNames: Readonly<Record<SeedState, string>> = {
  refused: 'rejected',
  spam: 'Spam',
  undecided: 'folder unknown',
  deferred: 'delayed',
  waiting: 'not received',
  tab: 'tab',
  inbox: 'INBOX',
}

function placeOf({ folder, state }: SeedView): string {
  return folder ?? stateNames[state]
}

function groupCard({ first, seeds }: SeedGroup): Markup {
  const { state, verdicts, reason, reply, placementKind } = first
  const providers = [...new Set(seeds.map(({ providerName }) => foreign(providerName)))]
  const shown = providers.slice(0, 4).join(', ')
  const more = providers.length > 4 ? ` and ${providers.length - 4} more` : ''
  const kind = placementKind === null ? '' : ` · ${placementKind} placement`
  return html`<article class="group">
<p class="place"><span class="folder ${state}">${foreign(placeOf(first))}</span> <b>${renderCount(seeds.length, 'mailbox', 'mailboxes')}</b> <span class="soft">${shown}${more}${kind}</span></p>
${
  verdicts === null
    ? null
    : html`<ul class="verdicts">${verdictLine('SPF', verdicts.spf)}${verdictLine('DKIM', verdicts.dkim)}${verdictLine('DMARC', verdicts.dmarc)}</ul>
`
}${
  reply === ''
    ? null
    : html`<p>The server replied: <code>${foreign(reply)}</code></p>
`
}${
  reason === ''
    ? null
    : html`<p>Reason: ${foreign(reason)}</p>
`
}${folded(
  seeds.length === 1 ? 'Address' : 'Addresses',
  html`<p class="addresses">${seeds
    .slice(0, maxListed)
    .map(({ address }) => html`<code>${foreign(address)}</code> `)}</p>
`,
)}</article>
`
}

/** Renders the result of one method in words, so that readers do not depend on color alone. */
function verdictLine(method: string, { kind, word, isComputed }: VerdictView): Markup {
  const origin = isComputed ? html` <span class="soft">(computed by presend)</span>` : null
  return html`<li>${method} <span class="${kind}">${foreign(word)}</span>${origin}</li>`
}

function plainList(seeds: readonly SeedView[]): Markup {
  return html`<ul class="plain">${seeds.slice(0, maxListed).map(
    (
      seed,
    ) => html`<li><span class="folder ${seed.state}">${foreign(placeOf(seed))}</span> <code>${foreign(seed.address)}</code></li>
`,
  )}</ul>
`
}
