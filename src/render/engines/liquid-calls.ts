/** Reports filters and tags from the repository that return undefined, which Liquid would print as nothing. */

import type { Context, FilterImplOptions, Liquid, Tag, Token } from 'liquidjs'

import { type HelperFunction, returnsValue } from '../own-helper.ts'

/** A call that returned undefined. The library adds the position. */
export class UndefinedCall extends Error {
  /** The token of the filter or tag, which identifies the call. */
  readonly call: object
  /** The call as written, without delimiters. */
  override readonly name: string

  constructor(call: Token) {
    super('undefined')
    this.call = call
    this.name = expressionAround(call).text
  }
}

export interface CallRules {
  /** Returns whether a call may return undefined. */
  readonly isLenient: (call: Token) => boolean
}

/** Wraps a filter so that it must not return undefined. */
export function requiredFilter(filter: HelperFunction, { isLenient }: CallRules): FilterImplOptions {
  return function call(...values: readonly unknown[]): unknown {
    const { token } = this
    const check = (result: unknown): unknown => {
      if (result === undefined && !isLenient(token)) throw new UndefinedCall(token)
      return result
    }
    const result = Reflect.apply(filter, this, values)
    return result instanceof Promise ? result.then(check) : check(result)
  }
}

/**
 * Returns whether a filter may return undefined because something handles it: a condition, an assignment (the variable
 * is then missing), or the next filter, if this is `default` or a filter from the repository.
 */
export function mayBeUndefined(call: Token, ownFilters: ReadonlyMap<string, unknown>): boolean {
  const next = /^\s*\|\s*(?<name>[\w-]+)/u.exec(call.input.slice(call.end))?.groups?.['name']
  if (next === 'default' || (next !== undefined && ownFilters.has(next))) return true
  return /^(?:liquid\s+)?(?:if|elsif|unless|case|when|assign)\b/u.test(expressionAround(call).text)
}

/** Returns the expression or tag that contains a token, without delimiters. In a `liquid` tag, returns the line. */
function expressionAround({ input, begin, end }: Token): { readonly text: string } {
  const start = Math.max(input.lastIndexOf('{{', begin), input.lastIndexOf('{%', begin))
  // The token of a tag includes the delimiters.
  if (start === begin)
    return {
      text: input
        .slice(begin + 2, end - 2)
        .replaceAll(/^-|-$/gu, '')
        .trim(),
    }
  const stop = input.slice(end).search(/-?[%}]\}/u)
  const whole = input.slice(Math.max(start, 0), stop === -1 ? input.length : end + stop)
  if (!/^\{%-?\s*liquid\b/u.test(whole)) return { text: whole.replace(/^\{[{%]-?/u, '').trim() }
  const lineStart = input.lastIndexOf('\n', begin) + 1
  return { text: input.slice(Math.max(lineStart, start + 2), end).trim() }
}

type TagClass = Liquid['tags'][string]
type Emitter = Parameters<Tag['render']>[1]

/**
 * Derives a tag that must not return undefined without printing anything, unless its code returns no value or it is a
 * block.
 *
 * @param written the class or object that the repository exports
 */
export function requiredTag(
  name: string,
  Base: TagClass,
  { written, isLenient }: CallRules & { written: unknown },
): TagClass {
  const own = propertyOf(typeof written === 'function' ? propertyOf(written, 'prototype') : written, 'render')
  const render = propertyOf(propertyOf(Base, 'prototype'), 'render')
  if (!isFunction(own) || !isFunction(render) || !returnsValue(own)) return Base
  return class extends Base {
    override *render(context: Context, emitter: Emitter): Generator<unknown, unknown, unknown> {
      const lengthBefore = printedLength(emitter)
      const result = yield render.call(this, context, emitter)
      const isNothing = result === undefined && printedLength(emitter) === lengthBefore
      const isBlock = this.token.input.includes(`end${name}`)
      if (isNothing && !isBlock && !isLenient(this.token)) throw new UndefinedCall(this.token)
      return result
    }
  }
}

function printedLength(emitter: Emitter): number {
  const printed = propertyOf(emitter, 'buffer')
  return typeof printed === 'string' ? printed.length : 0
}

/** Returns a property, which can be inherited. */
function propertyOf(value: unknown, name: string): unknown {
  const isOwner = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return isOwner ? Reflect.get(value, name) : undefined
}

function isFunction(value: unknown): value is HelperFunction {
  return typeof value === 'function'
}
