/** Parses booleans and names from a fixed list. */

import { closestName } from '../../../foundation/errors/closest-name.ts'
import { ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { badText } from '../engine/bad-text.ts'
import type { ParseText } from '../engine/row.ts'

/** Creates a parser for one of `values`. Case matters. */
export function choice<T extends string>(values: readonly T[]): ParseText<T> {
  return (text, input) => {
    const found = values.find((value) => value === text)
    if (found !== undefined) return ok(found)
    return badText({ input, text }, `one of ${values.join(', ')}`, didYouMean(text, values))
  }
}

/** Returns `did you mean …?` if a value is similar. */
export function didYouMean(text: string, values: readonly string[]): string | undefined {
  const closest = closestName(text, values)
  return closest === null ? undefined : `did you mean ${closest}?`
}

/** Parses `true` or `false` in the spellings that YAML and GitHub's toolkit accept. */
export function parseBoolean(text: string, input: string): Parsed<boolean> {
  if (/^(?:true|True|TRUE)$/u.test(text)) return ok(true)
  if (/^(?:false|False|FALSE)$/u.test(text)) return ok(false)
  if (/^(?:yes|y|on|1)$/iu.test(text)) return badText({ input, text }, 'true or false', 'write true')
  if (/^(?:no|n|off|0)$/iu.test(text)) return badText({ input, text }, 'true or false', 'write false')
  return badText({ input, text }, 'true or false', didYouMean(text, ['true', 'false']))
}

/** Creates a parser for the folders that can count as inbox. Mail in `Spam` (or `Junk`) never counts as inbox. */
export function inboxFolder<T extends string>(values: readonly T[]): ParseText<T> {
  const parseOne = choice(values)
  const todo =
    'remove it: mail in Spam (Junk) never counts as inbox; to report a result without failing the step, set gate: warn'
  return (text, input) =>
    /^(?:spam|junk)$/iu.test(text)
      ? badText({ input, text }, `one of ${values.join(', ')}`, todo)
      : parseOne(text, input)
}
