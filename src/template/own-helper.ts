/** Calls the repository's own helpers, filters and tags, and describes the errors that they throw. */

import type { Problem, SourcePlace } from '../errors/problem.ts'
import { errorLines } from './command/error-lines.ts'

/** A function from the repository. The template engines determine its arguments. */
export type HelperFunction = (...values: readonly unknown[]) => unknown

/** The module that defines the helpers. */
export interface HelperModule {
  /** The path of the module, relative to the repository. */
  readonly file: string
  /** The absolute path of the repository. */
  readonly repositoryRoot: string
}

/** The error of a helper from the repository. */
export class HelperFailure extends Error {
  /** The problem. Its place is the call in the template, which the engine adds. */
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.came)
    this.problem = problem
  }

  /** Returns the failure with the place of the call. */
  calledAt(place: SourcePlace): HelperFailure {
    return new HelperFailure({ ...this.problem, place })
  }
}

/** Describes an error of `the helper "money"`, with the lines of the module in its stack. */
export function failureOf(helper: string, error: unknown, { file, repositoryRoot }: HelperModule): HelperFailure {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const came = `the error ${JSON.stringify(errorLines(text, repositoryRoot))}`
  return new HelperFailure({ input: 'helpers', came, expected: `a value from ${helper} in ${file}` })
}

/** Returns the helper with errors, including those of promises, as `HelperFailure`. */
export function withFailures(name: string, helper: HelperFunction, module: HelperModule): HelperFunction {
  const failure = (error: unknown): HelperFailure => failureOf(`the helper ${JSON.stringify(name)}`, error, module)
  return function call(this: unknown, ...values) {
    try {
      const result = Reflect.apply(helper, this, values)
      if (!(result instanceof Promise)) return result
      const promise = result.catch((error: unknown) => {
        throw failure(error)
      })
      // An engine that does not wait for promises never handles the rejection.
      promise.catch(() => undefined)
      return promise
    } catch (error) {
      throw failure(error)
    }
  }
}
