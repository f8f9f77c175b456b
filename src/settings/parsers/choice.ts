/** Values from a closed list, and true or false. */

import type { Parsed } from '../../errors/problem.ts'
import { ok } from '../../errors/problem.ts'
import { closestName } from '../closest-name.ts'
import type { ParseText } from '../setting.ts'
import { badText } from './bad-text.ts'

/** A parser for one of `values`, case-sensitive. */
export function choice<T extends string>(values: readonly T[]): ParseText<T> {
  return (text, input) => {
    const found = values.find((value) => value === text)
    if (found !== undefined) return ok(found)
    const closest = closestName(text, values)
    return badText(
      { input, text },
      `one of ${values.join(', ')}`,
      closest === null ? undefined : `did you mean ${closest}?`,
    )
  }
}

/** `true` or `false`, in the three spellings that YAML and GitHub's toolkit know; nothing else. */
export function parseBoolean(text: string, input: string): Parsed<boolean> {
  if (/^(?:true|True|TRUE)$/u.test(text)) return ok(true)
  if (/^(?:false|False|FALSE)$/u.test(text)) return ok(false)
  if (/^(?:yes|y|on|1)$/iu.test(text)) return badText({ input, text }, 'true or false', 'write true')
  if (/^(?:no|n|off|0)$/iu.test(text)) return badText({ input, text }, 'true or false', 'write false')
  return badText({ input, text }, 'true or false')
}

/** One folder that may count as inbox. `Spam`, which services also call `Junk`, never does. */
export function inboxFolder<T extends string>(values: readonly T[]): ParseText<T> {
  const parseOne = choice(values)
  return (text, input) =>
    /^(?:spam|junk)$/iu.test(text)
      ? badText(
          { input, text },
          `folders out of ${values.join(', ')}`,
          'remove it: Junk is reported as Spam, and mail in Spam never counts as inbox; to report without failing use gate: warn',
        )
      : parseOne(text, input)
}
