/** Reads single fields out of JSON that GitHub wrote: anything may be missing or of another type. */

/** The value at a path of property names and array indexes; `undefined` where the path ends early. */
export function fieldAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, name)) return undefined
    return Reflect.get(inner, name)
  }, value)
}

/** Text that is not empty, else `null`. */
export function textAt(value: unknown, ...path: readonly string[]): string | null {
  const found = fieldAt(value, ...path)
  return typeof found === 'string' && found !== '' ? found : null
}

/** A positive whole number, else `null`: ids and pull request numbers. */
export function idAt(value: unknown, ...path: readonly string[]): number | null {
  const found = fieldAt(value, ...path)
  return typeof found === 'number' && Number.isSafeInteger(found) && found > 0 ? found : null
}

/** A full commit id (SHA-1 or SHA-256, hex), else `null`. */
export function commitAt(value: unknown, ...path: readonly string[]): string | null {
  const found = textAt(value, ...path)
  return found !== null && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u.test(found) ? found : null
}
