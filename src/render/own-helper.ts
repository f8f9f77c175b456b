/** Calls the repository's own helpers, filters and tags, and describes the errors that they throw. */

import type { Problem, SourcePlace } from '../foundation/errors/problem.ts'
import { errorLines } from './command/error-lines.ts'

/** A function from the repository. The template engine determines the arguments. */
export type HelperFunction = (...values: readonly unknown[]) => unknown

/** The module that defines the helpers. */
export interface HelperModule {
  /** The path of the module, relative to the repository. */
  readonly file: string
  /** The absolute path of the repository. */
  readonly repositoryRoot: string
}

/** An error thrown by a helper from the repository. */
export class HelperFailure extends Error {
  /** The problem. The engine adds the location of the call in the template. */
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.came)
    this.problem = problem
  }

  /** Returns the failure with the location of the call. */
  calledAt(place: SourcePlace): HelperFailure {
    return new HelperFailure({ ...this.problem, place })
  }
}

/**
 * Describes an error thrown by a helper, including the stack frames from files in the repository.
 *
 * @param helper the name of the helper in messages, for example `the "money" helper`
 */
export function failureOf(helper: string, error: unknown, { file, repositoryRoot }: HelperModule): HelperFailure {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const came = `the error ${JSON.stringify(errorLines(text, repositoryRoot))}`
  return new HelperFailure({ input: 'helpers', came, expected: `a value from ${helper} in ${file}` })
}

/** Wraps the helper so that its errors, including rejected promises, become a `HelperFailure`. */
export function withFailures(name: string, helper: HelperFunction, module: HelperModule): HelperFunction {
  const failure = (error: unknown): HelperFailure => failureOf(`the ${JSON.stringify(name)} helper`, error, module)
  return function call(this: unknown, ...values) {
    try {
      const result = Reflect.apply(helper, this, values)
      if (!(result instanceof Promise)) return result
      const promise = result.catch((error: unknown) => {
        throw failure(error)
      })
      // Handle the rejection here too, because an engine that does not wait for promises would leave it unhandled.
      promise.catch(() => undefined)
      return promise
    } catch (error) {
      throw failure(error)
    }
  }
}

/**
 * Returns whether the code of a function can return a value. A function that only sets a variable, for example, returns
 * none, so `undefined` is its usual result.
 */
export function returnsValue(helper: HelperFunction): boolean {
  const code = String(helper)
  const arrow = /^(?:async\s*)?(?:\([^]*?\)|[\w$]+)\s*=>\s*/u.exec(code)?.[0]
  if (arrow !== undefined && code[arrow.length] !== '{') return !/^(?:void\b|console\.)/u.test(code.slice(arrow.length))
  return /\[native code\]|\breturn\b[ \t]*(?![ \t;}\r\n]|\/[/*])/u.test(code)
}
