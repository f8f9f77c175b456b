/** Patterns of files: small enough that matching them cannot take for ever. */

import type { Parsed } from '../../errors/problem.ts'
import { badText } from './bad-text.ts'
import { parsePath } from './text.ts'

const maxCharacters = 256
const maxAlternatives = 100
/** Groups such as `+(a|b)`. */
const maxGroups = 2

/** A path, or a glob with few braces and groups: each brace multiplies the patterns that are matched. */
export function parsePattern(text: string, input: string): Parsed<string> {
  const path = parsePath(text, input)
  if (path.status === 'bad' || !/[*?[{(]/u.test(path.value)) return path
  if (path.value.length > maxCharacters) {
    return badText({ input, text }, `a pattern of at most ${maxCharacters} characters (it has ${path.value.length})`)
  }
  if (!hasFewAlternatives(path.value)) {
    const expected = `braces with at most ${maxAlternatives} alternatives in all, without ranges, and none inside others`
    return badText({ input, text }, expected, 'use several patterns')
  }
  if (!hasFewGroups(path.value)) {
    const expected = `at most ${maxGroups} groups such as +(a|b), and none inside others`
    return badText({ input, text }, expected, 'use several patterns')
  }
  return path
}

/** `{a,b}{c,d}` has four alternatives. */
function hasFewAlternatives(pattern: string): boolean {
  const groups = pattern.match(/\{[^{}]*\}?/gu) ?? []
  const isNested = /\{[^}]*\{/u.test(pattern)
  const isRange = groups.some((group) => group.includes('..'))
  const count = groups.reduce((product, group) => product * group.split(',').length, 1)
  return !isNested && !isRange && count <= maxAlternatives
}

function hasFewGroups(pattern: string): boolean {
  const groups = pattern.match(/[?*+@!]\(/gu) ?? []
  return groups.length <= maxGroups && !/[?*+@!]\([^)]*[?*+@!]\(/u.test(pattern)
}
