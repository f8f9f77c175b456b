/** What a 422 says. */

import { type Problem, renderProblem } from '../../errors/problem.ts'
import { ApiProblem } from '../api-problem.ts'

/** A 422 with all problems, as one sentence and as a list. */
export function invalidRequest(problems: readonly Problem[]): ApiProblem {
  const texts = problems.map((problem) => renderProblem({ ...problem, input: fieldName(problem.input) }))
  return new ApiProblem(422, `Invalid request: ${texts.join('; ')}`, { problems: texts })
}

/** `$.external_test.name` is `external_test.name` to whoever wrote the request. */
function fieldName(path: string): string {
  return path.replace(/^\$\.?/u, '') || 'body'
}
