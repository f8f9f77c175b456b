/** What a library's exception means, in words for the author of a template. */

/** The first line of its message. V8's own words for a full stack and a full string would tell an author nothing. */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return 'an error'
  if (isOverflow(error)) return tooDeep
  if (error.message.includes('Invalid string length')) return 'a text of more than 500 MB'
  return error.message.split('\n')[0] ?? ''
}

/** True when the stack was full. Libraries wrap V8's error in their own. */
export function isOverflow(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Maximum call stack size exceeded')
}

/** What came, where it is nested more deeply than a real mail ever is. */
export const tooDeep = 'something that is nested too deeply'
