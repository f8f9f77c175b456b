/** Generates mutants of the preflight rules, excluding the rules' wording and examples. */

import { globSync } from 'node:fs'

import { type Mutant, mutantsOf } from './mutants.ts'

/**
 * Returns the paths of the rules, and of the code shared by rules. Excludes tables of message texts, generated data,
 * and code that needs a network.
 */
export function preflightPaths(project: string): {
  readonly rules: readonly string[]
  readonly helpers: readonly string[]
} {
  const all = globSync('src/preflight/**/*.ts', { cwd: project }).toSorted()
  const rules = all.filter((path) => path.startsWith('src/preflight/rules/'))
  const others =
    /-rules\.ts$|\/(?:registry|render-rule-page|requirements|example-zone|setting-names)\.ts$|\/link-check\//u
  return { rules, helpers: all.filter((path) => !rules.includes(path) && !others.test(path)) }
}

/**
 * Returns the mutants that a rule's tests should detect: mutants of its `check` function and of the code used by that
 * function.
 */
export function ruleMutants(path: string, source: string): readonly Mutant[] {
  const hidden = describedRanges(source)
  return mutantsOf(path, source).filter(
    (mutant) =>
      isNoWording(mutant) &&
      !isDefault(source, mutant) &&
      !hidden.some(({ start, end }) => mutant.start < end && mutant.end > start),
  )
}

/** Returns the mutants of code that the rules share. */
export function helperMutants(path: string, source: string): readonly Mutant[] {
  return mutantsOf(path, source).filter((mutant) => isNoWording(mutant) && !isDefault(source, mutant))
}

/**
 * Returns true for a default value that is never used. The compiler requires such a default even where the value always
 * exists, so mutating the default changes nothing.
 */
function isDefault(source: string, { before, start }: Mutant): boolean {
  return before === "''" && source.slice(start - 3, start) === '?? '
}

/**
 * Returns false for fields that contain sentences shown to users, and for length limits of displayed text: tests for
 * them would only repeat the code.
 */
function isNoWording({ lineText, kind }: Mutant): boolean {
  const isShortening = /\.slice\(0, (?:\d+|max\w+)\)/u.test(lineText) && (kind === 'number' || kind === 'call removed')
  if (isShortening) return false
  const isSentence = /^\s*(?:message|fix|detail|what|item|text|reason|uncheckedBecause)\b[:,]/u.test(lineText)
  return !(isSentence && /^(?:field|fields|text)\b/u.test(kind))
}

interface Range {
  readonly start: number
  readonly end: number
}

/**
 * Returns the ranges of the rule's wording and examples, and of the constants above the rule that are used only in
 * these ranges.
 */
function describedRanges(source: string): readonly Range[] {
  const start = source.indexOf('\nexport const ')
  const check = /^ {2}(?:check|find)\b/mu.exec(source.slice(start))
  if (start === -1 || check === null) return []
  const end = start + check.index
  const rest = source.slice(end)
  const constants = [...source.slice(0, start).matchAll(/^(?:const|function) (\w+)/gmu)]
  return [
    { start, end },
    ...constants.flatMap(({ 1: name = '', index }, position) => {
      const isUsed = new RegExp(String.raw`\b${name}\b`, 'u').test(rest)
      return isUsed ? [] : [{ start: index, end: constants[position + 1]?.index ?? start }]
    }),
  ]
}
