/** Reads single fields of GitHub's JSON, in which any field may be missing or have an unexpected type. */

import { fieldOf } from '../errors/json-object.ts'

/** Returns the value at a path of property names, or `undefined` if the path does not exist. */
export function fieldAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce(fieldOf, value)
}

/** Returns the value if it is non-empty text, else `null`. */
export function textAt(value: unknown, ...path: readonly string[]): string | null {
  const found = fieldAt(value, ...path)
  return typeof found === 'string' && found !== '' ? found : null
}

/** Returns the value if it is a positive integer (an id or pull request number), else `null`. */
export function idAt(value: unknown, ...path: readonly string[]): number | null {
  const found = fieldAt(value, ...path)
  return typeof found === 'number' && Number.isSafeInteger(found) && found > 0 ? found : null
}

/** Returns the value if it is a full commit hash (SHA-1 or SHA-256, in hex), else `null`. */
export function commitAt(value: unknown, ...path: readonly string[]): string | null {
  const found = textAt(value, ...path)
  return found !== null && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u.test(found) ? found : null
}
