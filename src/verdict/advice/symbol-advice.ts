/** Explains the symbols (matched rules) that spam engines report, and how to change a message that triggers them. */

import type { SpamSymbol, SpamVerdict } from '../../foundation/contract/test.ts'
import { symbolTable } from './symbol-table.ts'

/** A symbol, as shown in reports. */
export interface ExplainedSymbol {
  readonly name: string
  readonly score: number
  /** The symbol's meaning; empty if unknown. */
  readonly meaning: string
  /** How to fix the message; null if unknown. */
  readonly fix: string | null
}

type Note = Pick<ExplainedSymbol, 'meaning' | 'fix'>

const notes: ReadonlyMap<string, Note> = parseTable(symbolTable)

function parseTable(table: string): ReadonlyMap<string, Note> {
  const found = new Map<string, Note>()
  let fix = ''
  for (const line of table.split('\n')) {
    const [, names, meaning = ''] = /^ {2}([A-Z0-9_ ]+): (.+)$/u.exec(line) ?? []
    if (names === undefined) fix = line
    else for (const name of names.split(' ')) found.set(name, { meaning, fix })
  }
  return found
}

/** Returns the verdict that is furthest above its threshold or closest to it; `null` if there are no verdicts. */
export function worstVerdict<T extends Pick<SpamVerdict, 'score' | 'threshold'>>(verdicts: readonly T[]): T | null {
  const above = ({ score, threshold }: T): number => score - threshold
  return verdicts.toSorted((left, right) => above(right) - above(left))[0] ?? null
}

const maxReportedSymbols = 5

/** Returns the five symbols with the highest scores, highest first. Symbols that lower the score are omitted. */
export function worstSymbols(symbols: readonly SpamSymbol[]): readonly SpamSymbol[] {
  return symbols
    .filter((symbol) => symbol.score > 0)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, maxReportedSymbols)
}

/**
 * Explains a symbol in the engine's own words if they include a fix, and otherwise with the text in the symbol table.
 */
export function explainSymbol({ name, score, description, fix }: SpamSymbol): ExplainedSymbol {
  const note = notes.get(name)
  if (note === undefined) return { name, score, meaning: description, fix }
  if (fix === null) return { name, score, ...note }
  return { name, score, meaning: description === '' ? note.meaning : description, fix }
}

/** Returns how to fix the cause of a symbol; null if unknown. */
export function symbolAdvice(symbol: SpamSymbol): string | null {
  return explainSymbol(symbol).fix
}

/**
 * Renders the name of the engine with the version of its rules, such as `built-in, rules 2`. A name that already
 * contains the version stays unchanged.
 */
export function engineTitle({ engine, version }: Pick<SpamVerdict, 'engine' | 'version'>): string {
  return version === undefined || engine.includes(version) ? engine : `${engine}, rules ${version}`
}
