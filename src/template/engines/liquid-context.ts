/** The scope of a Liquid rendering, in which single places may be told to put up with a missing variable. */

// oxlint-disable no-underscore-dangle -- the library's own names

import { Context, type Liquid, type Token, Tokenizer, TypeGuards } from 'liquidjs'

/** No key of any data: the last step of a place that puts up with it. */
const leniencyMark = '\0presend: null will do here'

type Path = Parameters<Context['_get']>[0]
type PathOrText = Parameters<Context['_getFromScope']>[1]
type ReadFrom = Parameters<Context['readProperty']>[0]
type ReadKey = Parameters<Context['readProperty']>[1]

/**
 * A strict Context, but for the places that `makeLenient` was told: those read `null` where the data has nothing.
 * That way a rendering is repeated behind each missing variable, and finds all of them where they are really
 * evaluated, in every turn of a loop.
 */
export class LenientContext extends Context {
  /** `limits`: those of another rendering, which this one shares. */
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

  /** What null has is missing; the library would say it is null, and print nothing. */
  override readProperty(from: ReadFrom, key: ReadKey): unknown {
    return from === null ? undefined : super.readProperty(from, key)
  }

  /** The scope of a `render` tag: the library's own would be a plain Context again. */
  override spawn(values: object = {}): Context {
    const { memoryLimit, renderLimit } = this
    return new LenientContext(values, this.liquid, { memoryLimit, renderLimit })
  }
}

/** From now on this variable, at this place, may be missing. False when it already might, or is none. */
export function makeLenient(token: Token): boolean {
  if (!TypeGuards.isPropertyAccessToken(token) || isLenient(token)) return false
  const mark = new Tokenizer(`"${leniencyMark}"`).readQuoted()
  if (mark === undefined) return false
  token.props.push(mark)
  return true
}

/** True when a step of the variable's path, as in `list[key]`, was made lenient. */
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
    // The library's own name for it; the class is not exported.
    if (error instanceof Error && error.name === 'InternalUndefinedVariableError') return null
    throw error
  }
}
