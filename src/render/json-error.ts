/** Locates JSON syntax errors, because V8 does not always report their position. */

type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma' | 'end'

const token =
  /[ \t\n\r]*(?<token>[{}[\],:]|"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?![0-9A-Za-z.])|(?:true|false|null)(?![A-Za-z0-9]))/uy

/** Returns the offset of the first invalid character, or the length of the text if it ends too early. */
export function findJsonError(text: string): number {
  const matcher = new RegExp(token)
  const open: string[] = []
  let expected: Expected = 'value'
  for (;;) {
    const at = matcher.lastIndex
    const next = matcher.exec(text)?.groups?.['token']
    if (next === undefined) return at + (/^[ \t\n\r]*/u.exec(text.slice(at))?.[0].length ?? 0)
    const step = advance(next, expected, open)
    if (step === null) return matcher.lastIndex - next.length
    expected = step
  }
}

/**
 * Returns what may follow a token, or null if the token is invalid. `open` contains the brackets that are still open.
 */
function advance(next: string, expected: Expected, open: string[]): Expected | null {
  if (expected === 'colon') return next === ':' ? 'value' : null
  if (expected === 'end') return null
  if (next === '}' || next === ']') return close(next, expected, open)
  if (expected === 'comma') {
    if (next !== ',') return null
    return open.at(-1) === '{' ? 'key' : 'value'
  }
  if (expected === 'key' || expected === 'first key') return next.startsWith('"') ? 'colon' : null
  if (next === '{' || next === '[') {
    open.push(next)
    return next === '{' ? 'first key' : 'first value'
  }
  return next === ',' || next === ':' ? null : afterValue(open)
}

function close(next: '}' | ']', expected: Expected, open: string[]): Expected | null {
  const isAllowed = expected === 'comma' || expected === (next === '}' ? 'first key' : 'first value')
  if (!isAllowed || open.at(-1) !== (next === '}' ? '{' : '[')) return null
  open.pop()
  return afterValue(open)
}

function afterValue(open: readonly string[]): Expected {
  return open.length === 0 ? 'end' : 'comma'
}
