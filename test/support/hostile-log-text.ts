/** Strings that try to become workflow commands. */

import * as fc from 'fast-check'

const hostilePieces: readonly string[] = [
  '::',
  ':',
  '#',
  '##[',
  '[',
  ']',
  '%0A',
  '%25',
  ' ',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u200b',
  '\u200d',
  '\u00ad',
  '\ufeff',
  '\u3000',
  '\u0000',
  '\u001b[31m',
  '\ufe0f',
  'set-output name=result::pass',
  'add-mask::x',
  'error file=a,line=1::',
  'stop-commands::t',
  'SET-ENV',
  'set-output name=result]pass',
  'set-env name=PATH]/tmp',
  'a',
  '❤️',
  '\u{e0041}',
  '\ud800',
]

/** Generates text from the parts of commands, and from characters that could hide them. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...hostilePieces), fc.string()), { maxLength: 12 })
  .map((parts) => parts.join(''))
