/** A variable that the data lacks: an error, since a mail with a hole in it is worse than no mail. */

import { type Problem, problemAt, type SourcePlace } from '../errors/problem.ts'

/** More than these are not listed: by then the data file as a whole is the wrong one. */
export const maxMissingVariables = 100

/** One variable at one place. */
export interface MissingVariable {
  /** As it is written: `order.items[0].title`. */
  readonly name: string
  /** The input it stands in, `template` for the file itself. */
  readonly input: string
  readonly place: SourcePlace | undefined
}

/** `dataName`: the file of the data, `inline data`, or `null` when there is none. `test`: how an author tests for it. */
export function missingVariableProblem(missing: MissingVariable, dataName: string | null, test: string): Problem {
  const where = missing.input === 'template' ? '' : ` in ${missing.input}`
  const todo =
    dataName === null
      ? `name a data file for this template, or test for it with ${test}`
      : `add it there, or test for it with ${test}`
  return problemAt(missing.place, {
    input: `variable ${missing.name}${where}`,
    came: 'nothing',
    expected: dataName === null ? 'data that has it' : `a value in ${dataName}`,
    todo,
  })
}
