/** A bad text as a problem: how what came is shown. */

import type { Problem, SourcePlace } from '../../errors/problem.ts'
import { bad, quoteValue } from '../../errors/problem.ts'

/** The bad answer for one text; `todo` may be left out. */
export function badText(
  given: { readonly input: string; readonly text: string },
  expected: string,
  todo?: string,
): { readonly status: 'bad'; readonly problems: readonly Problem[] } {
  const problem = { input: given.input, came: quoteGiven(given.text), expected }
  return bad(todo === undefined ? problem : { ...problem, todo })
}

/** The bad answer for a secret: nothing of what came is shown, not even its length. */
export function badSecret(
  input: string,
  expected: string,
  todo?: string,
): { readonly status: 'bad'; readonly problems: readonly Problem[] } {
  return bad(todo === undefined ? { input, expected } : { input, expected, todo })
}

/** A text, quoted and shortened, without what a URL in it may hide. */
export function quoteGiven(text: string): string {
  return quoteValue(hideUrlSecrets(text))
}

/** The start of a text, with `***` for the user, password, query and fragment of each URL in it. */
export function hideUrlSecrets(text: string): string {
  // Nobody shows more, and the patterns would take long on megabytes of slashes.
  const start = text.slice(0, 4096)
  return start.replaceAll(/(\/\/)[^/?#\s]*@/gu, '$1***@').replaceAll(/(\/\/[^\s?#]*)[?#]\S*/gu, '$1?***')
}

/** The same problem at another place. */
export function atPlace(problem: Problem, place: SourcePlace): Problem {
  return { ...problem, place }
}
