/** Reads fields of an unvalidated JSON reply. */

/** Parses a JSON object; returns null for anything else, such as a proxy's HTML page. */
export function parseJsonObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** Returns an own field, or `undefined`. */
export function fieldOf(fields: object | null, name: string): unknown {
  return fields === null ? undefined : Object.getOwnPropertyDescriptor(fields, name)?.value
}

/** Returns a field that is a non-empty string, else null. */
export function textField(fields: object | null, name: string): string | null {
  const value = fieldOf(fields, name)
  return typeof value === 'string' && value !== '' ? value : null
}
