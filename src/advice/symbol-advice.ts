/** What the tests of rspamd and SpamAssassin mean, and what to change in a message that they hit. */

import type { SpamSymbol } from '../contract/test.ts'
import { authenticationSymbols } from './authentication-symbols.ts'
import { contentSymbols } from './content-symbols.ts'
import { headerSymbols } from './header-symbols.ts'

/** A symbol for people. */
export interface ExplainedSymbol {
  readonly name: string
  readonly score: number
  /** Empty: nobody says. */
  readonly meaning: string
  /** `null`: nobody knows. */
  readonly fix: string | null
}

/** Where two rows have a name, the first one speaks of it. */
const notes: ReadonlyMap<string, { readonly meaning: string; readonly fix: string }> = new Map(
  [...authenticationSymbols, ...headerSymbols, ...contentSymbols]
    .toReversed()
    .flatMap(([names, meaning, fix]) => names.split(' ').map((name) => [name, { meaning, fix }] as const)),
)

/** Symbols that a report names, largest score first. */
const mostSymbols = 5

/** The tests that cost most, largest first; those without points, or with good ones, say nothing. */
export function worstSymbols(symbols: readonly SpamSymbol[]): readonly SpamSymbol[] {
  return symbols
    .filter((symbol) => symbol.score > 0)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, mostSymbols)
}

/** What a symbol means and what to change: the engine's own words where it has a fix of its own, else ours, else its. */
export function explainSymbol({ name, score, description, fix }: SpamSymbol): ExplainedSymbol {
  const note = notes.get(name)
  if (note === undefined) return { name, score, meaning: description, fix }
  if (fix === null) return { name, score, ...note }
  return { name, score, meaning: description === '' ? note.meaning : description, fix }
}

/** What to change for a symbol; `null` when nobody knows. */
export function symbolAdvice(symbol: SpamSymbol): string | null {
  return explainSymbol(symbol).fix
}
