/** Reads fields of GitHub's JSON. Any field may be missing or have an unexpected type. */

import { fieldOf } from '../foundation/errors/json-object.ts'

/** Returns the value at a path (a list of property names); `undefined` if there is no value. */
export function fieldAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce(fieldOf, value)
}

/** Returns the text at a path; `null` if there is none, or if it is empty. */
export function textAt(value: unknown, ...path: readonly string[]): string | null {
  const found = fieldAt(value, ...path)
  return typeof found === 'string' && found !== '' ? found : null
}

/** Returns the positive integer at a path, such as an id or the number of a pull request; `null` if there is none. */
export function idAt(value: unknown, ...path: readonly string[]): number | null {
  const found = fieldAt(value, ...path)
  return typeof found === 'number' && Number.isSafeInteger(found) && found > 0 ? found : null
}

/** Returns the full commit hash at a path (SHA-1 or SHA-256, in hex); `null` if there is none. */
export function commitAt(value: unknown, ...path: readonly string[]): string | null {
  const found = textAt(value, ...path)
  return found !== null && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u.test(found) ? found : null
}
