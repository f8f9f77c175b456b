import { expect, it } from 'vitest'

import type { SymbolNote } from '../../src/advice/symbol-note.ts'

/** What holds for each table of symbols: names as engines write them, each once; whole sentences. */
export function symbolTableSuite(table: readonly SymbolNote[]): void {
  it.each(table)('says of %s what it means and what to change', (names, meaning, fix) => {
    expect(names).toMatch(/^[A-Z0-9_]+(?: [A-Z0-9_]+)*$/u)
    for (const text of [meaning, fix]) expect(text).toMatch(/^[A-Z"].*[.]$/u)
  })
}
