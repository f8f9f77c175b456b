/** Problems with a text: how much of it may be shown. */

import { bad, type Problem, quoteValue } from '../../errors/problem.ts'

/** The result of a parser that rejects a text. */
interface Bad {
  readonly status: 'bad'
  readonly problems: readonly Problem[]
}

/** Rejects a text and shows it. */
export function badText(
  { input, text }: { readonly input: string; readonly text: string },
  expected: string,
  todo?: string,
): Bad {
  const problem = { input, came: quoteGiven(text), expected }
  return bad(todo === undefined ? problem : { ...problem, todo })
}

/** Rejects a secret. Shows nothing of it, not even its length. */
export function badSecret(input: string, expected: string, todo?: string): Bad {
  return bad(todo === undefined ? { input, expected } : { input, expected, todo })
}

/** The same problems with other properties. */
export function amendProblems(problems: readonly Problem[], properties: Partial<Problem>): readonly Problem[] {
  const amend = (problem: Problem): Problem => ({ ...problem, ...properties })
  return problems.map(amend)
}

/** A text, quoted and shortened, without the secrets of URLs in it. */
export function quoteGiven(text: string): string {
  return quoteValue(hideUrlSecrets(text))
}

/** The start of a text, with `***` for the user, password, query and fragment of each URL in it. */
export function hideUrlSecrets(text: string): string {
  // Callers show less than this, and the patterns would be slow on megabytes of slashes.
  const start = text.slice(0, 4096)
  return start.replaceAll(/(\/\/)[^/?#\s]*@/gu, '$1***@').replaceAll(/(\/\/[^\s?#]*)[?#]\S*/gu, '$1?***')
}
