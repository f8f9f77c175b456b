/** The helpers that a guarded Handlebars template runs with, beside the library's own. */

import type Handlebars from 'handlebars'

/** Stands around every variable; no template can name it, since names in templates are checked before it is put in. */
export const requiredHelper = 'presend-required'

/** An empty partial: includes that cannot be followed are rewritten to it. No path has such a name. */
export const absentPartial = '\0absent'

/** Turns of all loops of one rendering; nested loops over long lists multiply. */
const maxTurns = 1_000_000
/** Partials that include others twice, and those again, come to billions in a few files. */
const maxPartialRuns = 100_000
/** A mail of this size is refused everywhere. */
const maxCharacters = 20_000_000

/** The library's `each`, but its turns and what they print are counted: an endless rendering ends with an error. */
export function countedEach(engine: typeof Handlebars): Handlebars.HelperDelegate {
  const each: unknown = engine.helpers['each']
  let turnCount = 0
  let characterCount = 0
  return function count(this: unknown, list: unknown, options: Handlebars.HelperOptions): unknown {
    if (typeof each !== 'function') throw new TypeError('handlebars has no helper "each"')
    const fn: Handlebars.TemplateDelegate = (context: unknown, runtime) => {
      const text = options.fn(context, runtime)
      turnCount += 1
      characterCount += text.length
      if (turnCount > maxTurns) throw new RangeError(`loops of more than ${maxTurns} turns`)
      if (characterCount > maxCharacters) throw new RangeError(`loops that print more than ${maxCharacters} characters`)
      return text
    }
    return each.call(this, list, { ...options, fn })
  }
}

/** Partials whose runs and texts are counted together; each is given as it was compiled. */
export function partialCounter(): (partial: Handlebars.TemplateDelegate) => Handlebars.TemplateDelegate {
  let runCount = 0
  let characterCount = 0
  return (partial) => (context, options) => {
    runCount += 1
    if (runCount > maxPartialRuns) throw new RangeError(`includes that run more than ${maxPartialRuns} times in all`)
    const text = partial(context, options)
    characterCount += text.length
    if (characterCount > maxCharacters) {
      throw new RangeError(`includes that print more than ${maxCharacters} characters in all`)
    }
    return text
  }
}
