/** Reports variables that are missing from the data. */

import { type Problem, problemAt, type SourcePlace } from '../foundation/errors/problem.ts'

/**
 * The maximum number of variables to report. If more variables are missing, the data file is probably wrong.
 */
export const maxMissingVariables = 100

export interface MissingVariable {
  /** The variable as written in the template, such as `order.items[0].title`. */
  readonly name: string
  /** The name of the input in which the variable occurs, or `template` if it occurs in a file. */
  readonly input: string
  readonly place: SourcePlace | undefined
  /** True if `name` is a call of a helper or filter from the repository, which returned undefined. */
  readonly isCall?: boolean
}

/**
 * Creates the problem. `dataName` is null if there is no data. `test` is the template syntax for testing whether a
 * variable is set.
 */
export function missingVariableProblem(missing: MissingVariable, dataName: string | null, test: string): Problem {
  const where = missing.input === 'template' ? '' : ` in ${missing.input}`
  if (missing.isCall === true) {
    return problemAt(missing.place, {
      input: `helper call ${missing.name}${where}`,
      came: 'undefined',
      expected: 'a value',
      todo: 'correct the call or the helper; to print nothing, return an empty string',
    })
  }
  const todo =
    dataName === null
      ? `set a data file for this template, or check for the variable with ${test}`
      : `add the variable to the data, or check for it with ${test}`
  return problemAt(missing.place, {
    input: `variable ${missing.name}${where}`,
    came: 'nothing',
    expected: dataName === null ? 'data with this value' : `a value in ${dataName}`,
    todo,
  })
}
