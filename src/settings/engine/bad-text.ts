/** Builds problems that quote a text without showing any secret part of the text. */

import { bad, type Problem, quoteValue } from '../../errors/problem.ts'

/** The result of a parser that rejects a text. */
interface Bad {
  readonly status: 'bad'
  readonly problems: readonly Problem[]
}

/** Rejects a text; the problem shows the text. */
export function badText(
  { input, text }: { readonly input: string; readonly text: string },
  expected: string,
  todo?: string,
): Bad {
  const problem = { input, came: quoteGiven(text), expected }
  return bad(todo === undefined ? problem : { ...problem, todo })
}

/** Rejects a secret. The problem reveals nothing about the secret, not even its length. */
export function badSecret(input: string, expected: string, todo?: string): Bad {
  return bad(todo === undefined ? { input, expected } : { input, expected, todo })
}

/** Returns copies of the problems with some properties replaced. */
export function amendProblems(problems: readonly Problem[], properties: Partial<Problem>): readonly Problem[] {
  const amend = (problem: Problem): Problem => ({ ...problem, ...properties })
  return problems.map(amend)
}

/** Quotes and shortens a text. Removes secrets from URLs in the text. */
export function quoteGiven(text: string): string {
  return quoteValue(hideUrlSecrets(text))
}

/** Returns the start of a text, with `***` in place of the user, password, query and fragment of each URL in it. */
export function hideUrlSecrets(text: string): string {
  // Look only at the start, because callers show less text than this, and because the patterns would be slow on
  // megabytes of slashes.
  const start = text.slice(0, 4096)
  return start.replaceAll(/(\/\/)[^/?#\s]*@/gu, '$1***@').replaceAll(/(\/\/[^\s?#]*)[?#]\S*/gu, '$1?***')
}
