/** Converts exceptions from libraries to messages for template authors. */

/**
 * Returns the first line of the message. If V8's limit for the stack or for strings was exceeded, returns a plain
 * description instead.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  if (isOverflow(error)) return tooDeep
  if (error.message.includes('Invalid string length')) return 'more than 500 MB of text'
  return error.message.split('\n')[0] ?? ''
}

/** Returns whether the error is a stack overflow, even if a library has wrapped V8's error. */
export function isOverflow(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Maximum call stack size exceeded')
}

/** The value of a problem's `came` field if elements are nested too deeply. */
export const tooDeep = 'elements nested too deeply'
