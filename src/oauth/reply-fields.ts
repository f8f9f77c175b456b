/** Fields of a reply that was not looked at yet. */

/** The object that a text is in JSON; `null`: it is none. */
export function parseJsonObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    // No JSON: a page of a proxy, for instance. Whoever asked says what was expected.
    return null
  }
}

/** An own field; `undefined`: there is none. */
export function fieldOf(fields: object | null, name: string): unknown {
  return fields === null ? undefined : Object.getOwnPropertyDescriptor(fields, name)?.value
}

/** A field that is a text with something in it; else `null`. */
export function textField(fields: object | null, name: string): string | null {
  const value = fieldOf(fields, name)
  return typeof value === 'string' && value !== '' ? value : null
}
