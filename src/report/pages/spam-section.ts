/** The section that explains the spam filter's findings in plain words. */

import type { SpamSymbol } from '../../foundation/contract/test.ts'
import { renderCount } from '../../foundation/errors/render-count.ts'
import { engineTitle, explainSymbol, worstVerdict } from '../../verdict/advice/symbol-advice.ts'
import { foreign, html, type Markup } from './markup.ts'
import { explain, folded, type Level, section, withCode } from './report-components.ts'
import type { SeedView } from './report-view.ts'

const maxSymbols = 10

/** Renders the highest score and the symbols that raised it; returns `null` if no copy was scored. */
export function spamSection(seeds: readonly SeedView[], level: Level): Markup | null {
  const scored = seeds.flatMap(({ spam }) => (spam === null ? [] : [spam]))
  const worst = worstVerdict(scored)
  if (worst === null) return null
  const { score, threshold } = worst
  const isSpam = score >= threshold
  const verdict = isSpam ? html`<span class="fail">spam</span>` : html`<span class="pass">not spam</span>`
  const sentence = html`<p>${foreign(engineTitle(worst))}: ${verdict}, ${renderCount(rounded(score), 'point')}; ${rounded(threshold)} or more points count as spam.</p>
`
  const symbols = collectSymbols(scored.map((one) => one.symbols))
  const found =
    symbols.length === 0 ? null : folded(isSpam ? 'Why it is spam' : 'What raised the score', symbolList(symbols))
  const answer =
    'A spam filter looks for known signs of spam. Each sign adds points. If the total reaches the filter’s limit, the message goes to the spam folder. Every provider has its own filter, and also considers the sender’s reputation, which this score does not include.'
  return section(level, 'Spam filter', html`${sentence}${found}${explain('What does the score mean?', answer)}`)
}

interface FoundSymbol {
  readonly symbol: SpamSymbol
  readonly copies: number
}

/**
 * Lists the symbols that raised the score, highest points first. A symbol found in several copies is listed once, with
 * its highest score.
 */
function collectSymbols(lists: readonly (readonly SpamSymbol[])[]): readonly FoundSymbol[] {
  const raised = lists.flat().filter(({ score }) => score > 0)
  return [...Map.groupBy(raised, ({ name }) => name).values()]
    .flatMap((own) => {
      const [symbol] = own.toSorted((left, right) => right.score - left.score)
      return symbol === undefined ? [] : [{ symbol, copies: own.length }]
    })
    .toSorted((left, right) => right.symbol.score - left.symbol.score)
}

function symbolList(symbols: readonly FoundSymbol[]): Markup {
  const rest = symbols.length - maxSymbols
  const more =
    rest > 0
      ? html`<li class="soft">${rest} more with fewer points</li>
`
      : null
  return html`<ul class="symbols">${symbols.slice(0, maxSymbols).map(symbolLine)}${more}</ul>
`
}

function symbolLine({ symbol, copies }: FoundSymbol): Markup {
  const { name, score, meaning, fix } = explainSymbol(symbol)
  const advice = fix === null || fix === '' ? null : html`<br><b>Fix:</b> ${withCode(fix)}`
  return html`<li>${meaning === '' ? null : html`${withCode(meaning)} `}<span class="soft"><code>${foreign(name)}</code>, ${renderCount(rounded(score), 'point')}, ${renderCount(copies, 'copy', 'copies')}</span>${advice}</li>
`
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
