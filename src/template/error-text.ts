/** Messages of library exceptions for template authors. */

/** The first line of the message, or a plain text for V8's stack and string limits. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  if (isOverflow(error)) return tooDeep
  if (error.message.includes('Invalid string length')) return 'a text of more than 500 MB'
  return error.message.split('\n')[0] ?? ''
}

/** True for a stack overflow, also if a library wraps V8's error. */
export function isOverflow(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Maximum call stack size exceeded')
}

/** The `came` of a problem with nesting. */
export const tooDeep = 'elements nested too deeply'
