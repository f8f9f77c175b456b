/** A Liquid context in which single variables can be allowed to be missing. */

// oxlint-disable no-underscore-dangle -- names of the library

import { Context, type Liquid, type Token, Tokenizer, TypeGuards } from 'liquidjs'

/** Appended to the path of a variable that may be missing. Never a key of data. */
const leniencyMark = '\0presend: may be missing'

type Path = Parameters<Context['_get']>[0]
type PathOrText = Parameters<Context['_getFromScope']>[1]
type ReadFrom = Parameters<Context['readProperty']>[0]
type ReadKey = Parameters<Context['readProperty']>[1]

/**
 * A strict Context in which variables passed to `makeLenient` are null if missing. Rendering again after each missing
 * variable finds all of them.
 */
export class LenientContext extends Context {
  /** Creates a context whose `limits` are shared with another rendering. */
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

  /** A property of null is missing; the library would treat it as null and print nothing. */
  override readProperty(from: ReadFrom, key: ReadKey): unknown {
    return from === null ? undefined : super.readProperty(from, key)
  }

  /** Creates the scope of a `render` tag with the same class. */
  override spawn(values: object = {}): Context {
    const { memoryLimit, renderLimit } = this
    return new LenientContext(values, this.liquid, { memoryLimit, renderLimit })
  }
}

/** Allows this variable to be missing here. Returns false if it is already allowed or not a variable. */
export function makeLenient(token: Token): boolean {
  if (!TypeGuards.isPropertyAccessToken(token) || isLenient(token)) return false
  const mark = new Tokenizer(`"${leniencyMark}"`).readQuoted()
  if (mark === undefined) return false
  token.props.push(mark)
  return true
}

/** Returns true if a variable in the path, such as `key` in `list[key]`, may be missing. */
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
    // The library does not export this class.
    if (error instanceof Error && error.name === 'InternalUndefinedVariableError') return null
    throw error
  }
}
