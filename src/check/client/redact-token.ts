/** Removes the API token from errors, in case a server echoes it. */

import { PresendError } from '../../foundation/errors/presend-error.ts'
import type { Problem } from '../../foundation/errors/problem.ts'
import type { Secret } from '../../foundation/world/secret.ts'

/**
 * Tokens shorter than this are not replaced: they could occur in messages by chance, so replacing them would garble the
 * text.
 */
const minTokenLength = 4

/** Runs `work` and replaces the token with `***` in every PresendError it throws. */
export async function withTokenRedacted<T>(apiToken: Secret, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw redactToken(error, apiToken)
  }
}

/** Replaces the token with `***` in a PresendError; returns other errors unchanged. */
export function redactToken(error: unknown, apiToken: Secret): unknown {
  const token = apiToken.reveal()
  if (!(error instanceof PresendError) || token.length < minTokenLength) return error
  const redact = (text: string): string => text.replaceAll(token, '***')
  const { done, came, expected, todo } = error.parts
  return new PresendError({
    ...error.parts,
    done: redact(done),
    came: redact(came),
    ...(expected === undefined ? {} : { expected: redact(expected) }),
    todo: redact(todo),
    problems: error.problems.map((problem) => redactProblem(problem, redact)),
  })
}

function redactProblem(problem: Problem, redact: (text: string) => string): Problem {
  const came = problem.came === undefined ? {} : { came: redact(problem.came) }
  return { ...problem, ...came, input: redact(problem.input), expected: redact(problem.expected) }
}
