/** Helpers that presend adds to guarded Handlebars templates. */

import type Handlebars from 'handlebars'

import { fieldOf } from '../../foundation/errors/json-object.ts'
import { lineIndex } from '../../foundation/errors/line-index.ts'
import type { SourcePlace } from '../../foundation/errors/problem.ts'
import { HelperFailure, type HelperFunction } from '../own-helper.ts'
import type { SourceText } from '../source-text.ts'

/**
 * The name of the helper that wraps every variable. Templates cannot call this helper themselves, because presend
 * checks the names of all helpers that they call before it wraps variables.
 */
export const requiredHelper = 'presend-required'

/** The name of an empty partial that replaces every include whose file does not exist. */
export const absentPartial = '\0absent'

/** The maximum total number of loop iterations in one rendering. */
const maxIterations = 1_000_000
/**
 * The maximum number of times that partials run in one rendering. A few files, each of which includes the next one
 * repeatedly, can cause billions of includes.
 */
const maxPartialRuns = 100_000
/** The maximum size of the output in characters. Mail servers reject larger mail. */
const maxCharacters = 20_000_000

/** The built-in `each` helper, with limits on iterations and output. */
export function countedEach(engine: typeof Handlebars): Handlebars.HelperDelegate {
  const each: unknown = engine.helpers['each']
  let iterationCount = 0
  let characterCount = 0
  return function count(this: unknown, list: unknown, options: Handlebars.HelperOptions): unknown {
    if (typeof each !== 'function') throw new TypeError('handlebars has no "each" helper')
    const fn: Handlebars.TemplateDelegate = (context: unknown, runtime) => {
      const text = options.fn(context, runtime)
      iterationCount += 1
      characterCount += text.length
      if (iterationCount > maxIterations) throw new RangeError(`loops with more than ${maxIterations} iterations`)
      if (characterCount > maxCharacters) throw new RangeError(`loops that print more than ${maxCharacters} characters`)
      return text
    }
    return each.call(this, list, { ...options, fn })
  }
}

/** Limits how often partials run in total, and the total size of their output. */
export function partialCounter(): (partial: Handlebars.TemplateDelegate) => Handlebars.TemplateDelegate {
  let runCount = 0
  let characterCount = 0
  return (partial) => (context, options) => {
    runCount += 1
    if (runCount > maxPartialRuns) throw new RangeError(`includes that run more than ${maxPartialRuns} times in total`)
    const text = partial(context, options)
    characterCount += text.length
    if (characterCount > maxCharacters) {
      throw new RangeError(`includes that print more than ${maxCharacters} characters in total`)
    }
    return text
  }
}

/**
 * Wraps one of the repository's helpers so that the helper's errors contain the location of the call. Rejects promises,
 * because Handlebars does not wait for them and would print `[object Promise]`.
 */
export function ownHelper(
  name: string,
  helper: HelperFunction,
  sources: readonly SourceText[],
): Handlebars.HelperDelegate {
  return function call(this: unknown, ...values: readonly unknown[]): unknown {
    try {
      const result = Reflect.apply(helper, this, values)
      if (!(result instanceof Promise)) return result
      const expected = `a value from the ${JSON.stringify(name)} helper`
      const todo =
        'Handlebars does not wait for promises: remove async, or compute the value beforehand and add it to the data'
      throw new HelperFailure({ input: 'helpers', came: 'a promise', expected, todo })
    } catch (error) {
      const place = callPlace(name, values.at(-1), sources)
      throw error instanceof HelperFailure && place !== undefined ? error.calledAt(place) : error
    }
  }
}

/** Finds the file that contains a call. The library provides the line and column of the call, but not the file. */
function callPlace(name: string, options: unknown, sources: readonly SourceText[]): SourcePlace | undefined {
  const start = fieldOf(fieldOf(options, 'loc'), 'start')
  const [line, column] = [fieldOf(start, 'line'), fieldOf(start, 'column')]
  if (typeof line !== 'number' || typeof column !== 'number') return undefined
  const source = sources.find(({ text }) => {
    const at = lineIndex(text).offsetOfLine(line) + column
    return /^(?:\{\{[{~#^&/]*|\()\s*$/u.test(text.slice(at, text.indexOf(name, at)))
  })
  return source?.placeAt(line, column + 1)
}
