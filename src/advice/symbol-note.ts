/** What is known of the tests of spam engines that share one cause. */

/** Their names in any engine, separated by blanks; what they found, in plain words; what to change. */
export type SymbolNote = readonly [names: string, meaning: string, fix: string]
