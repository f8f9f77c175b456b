/** No error of the client shows the token, even where a server repeats it. */

import { PresendError } from '../errors/presend-error.ts'
import type { Problem } from '../errors/problem.ts'
import type { Secret } from '../world/secret.ts'

/** Starring a shorter text would garble messages and hide nothing. */
const shortestStarred = 4

/** Runs `work`; a PresendError that leaves it has the token replaced by `***` in all its texts. */
export async function withTokenStarred<T>(apiToken: Secret, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw starToken(error, apiToken)
  }
}

/** The same for an error at hand; what is no PresendError (an abort reason, a bug) stays as it is. */
export function starToken(error: unknown, apiToken: Secret): unknown {
  const token = apiToken.reveal()
  if (!(error instanceof PresendError) || token.length < shortestStarred) return error
  const star = (text: string): string => text.replaceAll(token, '***')
  const { code, outcome, done, came, expected, todo, cause } = error.parts
  return new PresendError({
    code,
    outcome,
    done: star(done),
    came: star(came),
    expected: star(expected),
    todo: star(todo),
    problems: error.problems.map((problem) => starProblem(problem, star)),
    cause,
  })
}

function starProblem(problem: Problem, star: (text: string) => string): Problem {
  const came = problem.came === undefined ? {} : { came: star(problem.came) }
  return { ...problem, ...came, input: star(problem.input), expected: star(problem.expected) }
}
