/** Reads JSON objects whose content is unknown. */

/** Reports whether a value is an object but neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Parses JSON. Returns `undefined` for text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // JSON cannot contain `undefined`, so callers can tell the two apart.
    return undefined
  }
}

/** Parses a JSON object. Returns null for any other text, such as a proxy's HTML page. */
export function parseJsonObject(text: string): Readonly<Record<string, unknown>> | null {
  const value = parseJson(text)
  return isObject(value) ? value : null
}

/**
 * Returns an own field of an object. Returns `undefined` if there is no such field, or if the value is not an object.
 */
export function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** Returns an own field that is a non-empty string; null for any other value. */
export function textField(value: unknown, name: string): string | null {
  const text = fieldOf(value, name)
  return typeof text === 'string' && text !== '' ? text : null
}
