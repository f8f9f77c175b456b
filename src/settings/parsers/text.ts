/** Texts that end up in a header, a path or a login: what they must not hold, and how long they may be. */

import type { Parsed } from '../../errors/problem.ts'
import { ok } from '../../errors/problem.ts'
import { Secret } from '../../world/secret.ts'
import type { ParseText } from '../setting.ts'
import { badSecret, badText } from './bad-text.ts'

/** C0 and C1 controls, DEL, and the two Unicode line ends that some readers treat as CR or LF. */
// oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
const controlPattern = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u

/** A parser for one line of text of at most `maxLength` characters. */
export function oneLine(maxLength: number): ParseText<string> {
  return (text, input) => {
    if (controlPattern.test(text)) {
      return badText(
        { input, text },
        'one line without control characters',
        'remove line ends, tabs and other controls',
      )
    }
    if (text.length <= maxLength) return ok(text)
    return badText({ input, text }, `at most ${maxLength} characters (it has ${text.length})`)
  }
}

/** The text of an address header; whether each address is right is decided when the message is rendered. */
export function parseAddressText(text: string, input: string): Parsed<string> {
  const line = oneLine(2000)(text, input)
  if (line.status === 'bad' || text.includes('@') || text.includes('{{')) return line
  return badText({ input, text }, 'an address such as Shop <hello@shop.example>')
}

/** A path, as it was given but for a leading `./`. */
export function parsePath(text: string, input: string): Parsed<string> {
  const line = oneLine(4096)(text, input)
  if (line.status === 'bad') return line
  if (/^[a-z][a-z0-9+.-]*:\/\//iu.test(text)) return badText({ input, text }, 'a path in the repository, not a URL')
  return ok(text.replace(/^(?:\.\/)+(?=.)/u, ''))
}

/** The path of a folder to write to, in characters that shells, logs and artifact names take as they are. */
export function parseFolder(text: string, input: string): Parsed<string> {
  if (/^[\w./ -]+$/u.test(text)) return parsePath(text, input)
  return badText({ input, text }, 'a path of letters, digits, spaces and . _ - /', 'use for instance presend-report')
}

/** A token for an `Authorization` header: visible ASCII without spaces. Space around it is cut. */
export function parseToken(text: string, input: string): Parsed<Secret> {
  const token = text.trim()
  if (/^[\u0021-\u007e]{1,4096}$/u.test(token)) return ok(new Secret(token))
  return badSecret(
    input,
    'one word of visible ASCII characters',
    'copy the token again: what came holds spaces, line ends or other characters that no token has',
  )
}

/** A password. A final line end, which `echo` and editors add, is cut; anything else is kept as it is. */
export function parsePassword(text: string, input: string): Parsed<Secret> {
  const password = withoutFinalLineEnds(text)
  if (!controlPattern.test(password) && password.length <= 4096) return ok(new Secret(password))
  return badSecret(input, 'one line without control characters', 'copy the password again')
}

/** A loop, since a pattern for "line ends at the end" would try every run of them anew. */
function withoutFinalLineEnds(text: string): string {
  let end = text.length
  while (end > 0 && /[\r\n]/u.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
