/** Turns library exceptions into messages for template authors. */

/**
 * Returns the first line of the message, or a plain description if the error is that V8's stack limit or string limit
 * was exceeded.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  if (isOverflow(error)) return tooDeep
  if (error.message.includes('Invalid string length')) return 'a text of more than 500 MB'
  return error.message.split('\n')[0] ?? ''
}

/** Returns true for a stack overflow, even if a library wraps V8's error. */
export function isOverflow(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Maximum call stack size exceeded')
}

/** Returns the `came` field of a problem with nesting. */
export const tooDeep = 'elements nested too deeply'
