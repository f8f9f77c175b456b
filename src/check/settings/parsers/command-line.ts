/** Parses a command: a program with its arguments, which presend starts without a shell. */

import { bad, joinParsed, ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { badText } from '../engine/bad-text.ts'
import { nameShape } from '../engine/config-value.ts'
import type { Kind, SettingInput } from '../engine/row.ts'
import { itemOf } from './kinds.ts'
import { oneLine } from './text.ts'

/**
 * The setting type for a command. A string is split into arguments at spaces outside quotes. In a config file, the
 * command can also be a list of arguments.
 */
export const commandLine: Kind<readonly string[]> = {
  valueName: 'command',
  schema: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, minItems: 1 }] },
  isList: false,
  absent: null,
  parse: parseCommandLine,
}

/** Matches shell operators that connect programs and files. */
const shellWords = /(?<![^\s])(?:&&|\|\|?|[;<>&]|2>&1)(?![^\s])/u
/** Matches command substitutions, which a shell also performs inside double quotes. */
const substitution = /\$\(|`/u

const quoted = /"[^"]*"|'[^']*'/gu
const singleQuoted = /'[^']*'/gu

function parseCommandLine(given: SettingInput, input: string): Parsed<readonly string[]> {
  if (given.form === 'config' && given.value.kind === 'list') {
    const items = joinParsed(given.value.items.map((item) => itemOf(item, input)))
    if (items.status === 'bad') return items
    const [program = ''] = items.value.map(({ text }) => text)
    return program === '' ? bad(noProgram(input)) : ok(items.value.map(({ text }) => text))
  }
  if (given.form === 'text') return parseText(given.text.trim(), input)
  if (given.value.kind !== 'scalar') {
    return bad({
      input,
      came: nameShape(given.value),
      expected: 'a command, or a list with the program and its arguments',
    })
  }
  return parseText(given.value.text.trim(), input)
}

function parseText(text: string, input: string): Parsed<readonly string[]> {
  const line = oneLine(4096)(text, input)
  if (line.status === 'bad') return line
  // Quoted text is one argument, such as the script of `sh -c '…'`.
  if (shellWords.test(text.replaceAll(quoted, '')) || substitution.test(text.replaceAll(singleQuoted, ''))) {
    const todo =
      'presend runs the program without a shell, so put pipes, redirections and substitutions into a script in your repository'
    return badText({ input, text }, 'one program with its arguments', todo)
  }
  if (/["']/u.test(text.replaceAll(quoted, ''))) return badText({ input, text }, 'a closing quote')
  const words = text.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/gu) ?? []
  const [first] = words
  if (first === undefined) return bad(noProgram(input))
  if (/^[A-Za-z_]\w*=/u.test(first)) {
    return badText({ input, text }, 'a program as the first word', `write env ${line.value}`)
  }
  return ok(words.map((word) => word.replaceAll(quoted, (part) => part.slice(1, -1))))
}

function noProgram(input: string): { readonly input: string; readonly came: string; readonly expected: string } {
  return { input, came: 'nothing', expected: 'a program, such as node emails/render.mjs' }
}
