/** Reads JSON objects whose content is unknown. */

/** Reports whether a value is an object but neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Parses a JSON object. Returns null for any other text, such as a proxy's HTML page. */
export function parseJsonObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
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
