/** Creates problems that quote invalid text without its secret parts. */

import { bad, type Problem, quoteValue } from '../../../foundation/errors/problem.ts'

interface Bad {
  readonly status: 'bad'
  readonly problems: readonly Problem[]
}

/** Returns a problem that quotes the invalid text. */
export function badText(
  { input, text }: { readonly input: string; readonly text: string },
  expected: string,
  todo?: string,
): Bad {
  const problem = { input, came: quoteGiven(text), expected }
  return bad(todo === undefined ? problem : { ...problem, todo })
}

/** Returns a problem about an invalid secret. The problem reveals nothing about the secret, not even its length. */
export function badSecret(input: string, expected: string, todo?: string): Bad {
  return bad(todo === undefined ? { input, expected } : { input, expected, todo })
}

/** Returns copies of the problems with some properties replaced. */
export function amendProblems(problems: readonly Problem[], properties: Partial<Problem>): readonly Problem[] {
  const amend = (problem: Problem): Problem => ({ ...problem, ...properties })
  return problems.map(amend)
}

/** Quotes the start of a value, without the secrets in its URLs. */
export function quoteGiven(text: string): string {
  return quoteValue(hideUrlSecrets(text))
}

/** Returns the start of a value, with `***` in place of the user, password, query and fragment of each URL in it. */
export function hideUrlSecrets(text: string): string {
  // Process only the start of the text, because callers show no more than that, and the patterns would be slow on
  // megabytes of slashes.
  const start = text.slice(0, 4096)
  return start.replaceAll(/(\/\/)[^/?#\s]*@/gu, '$1***@').replaceAll(/(\/\/[^\s?#]*)[?#]\S*/gu, '$1?***')
}
