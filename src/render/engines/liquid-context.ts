/** A Liquid context that can permit individual variables to be missing. */

// oxlint-disable no-underscore-dangle -- the library uses these names

import { Context, type Liquid, type Token, Tokenizer, TypeGuards } from 'liquidjs'

/**
 * The suffix that marks the path of a variable that may be missing. The suffix does not occur in the keys of real data.
 */
const leniencyMark = '\0presend: may be missing'

type Path = Parameters<Context['_get']>[0]
type PathOrText = Parameters<Context['_getFromScope']>[1]
type ReadFrom = Parameters<Context['readProperty']>[0]
type ReadKey = Parameters<Context['readProperty']>[1]

/**
 * A strict Context. Variables passed to `makeLenient` evaluate to null if they are missing. To find all missing
 * variables, make the variable lenient after each error, and render again.
 */
export class LenientContext extends Context {
  /** Creates a context whose `limits` can be shared with another rendering. */
  constructor(values: object, liquid: Liquid, limits: Partial<Pick<Context, 'memoryLimit' | 'renderLimit'>> = {}) {
    super(values, liquid.options, {}, { ...limits, liquid })
  }

  override *_get(path: Path): IterableIterator<unknown> {
    return yield* lenient(path, (rest) => super._get(rest))
  }

  override *_getFromScope(scope: unknown, path: PathOrText, isStrict?: boolean): IterableIterator<unknown> {
    if (typeof path === 'string') return yield super._getFromScope(scope, path, isStrict)
    return yield* lenient(path, (rest) => super._getFromScope(scope, rest, isStrict))
  }

  /**
   * Treats a property of null as a missing variable. The library itself would treat the property as null and print
   * nothing.
   */
  override readProperty(from: ReadFrom, key: ReadKey): unknown {
    return from === null ? undefined : super.readProperty(from, key)
  }

  /** Creates the scope of a `render` tag as an instance of this class. */
  override spawn(values: object = {}): Context {
    const { memoryLimit, renderLimit } = this
    return new LenientContext(values, this.liquid, { memoryLimit, renderLimit })
  }
}

/**
 * Allows this variable to be missing at this position. Returns false if the variable is already allowed to be missing,
 * or if the token is not a variable.
 */
export function makeLenient(token: Token): boolean {
  if (!TypeGuards.isPropertyAccessToken(token) || isLenient(token)) return false
  const mark = new Tokenizer(`"${leniencyMark}"`).readQuoted()
  if (mark === undefined) return false
  token.props.push(mark)
  return true
}

/** Returns whether a variable in the path, such as `key` in `list[key]`, may be missing. */
export function hasLenientStep(token: Token): boolean {
  return TypeGuards.isPropertyAccessToken(token) && token.props.some((step) => isLenient(step))
}

function isLenient(token: Token): boolean {
  if (!TypeGuards.isPropertyAccessToken(token)) return false
  const last = token.props.at(-1)
  return TypeGuards.isQuotedToken(last) && last.content === leniencyMark
}

function* lenient(path: Path, read: (path: Path) => IterableIterator<unknown>): IterableIterator<unknown> {
  if (path.at(-1) !== leniencyMark) return yield read(path)
  try {
    return yield read(path.slice(0, -1))
  } catch (error) {
    // Compare the name, because the library does not export this class.
    if (error instanceof Error && error.name === 'InternalUndefinedVariableError') return null
    throw error
  }
}
