/** Parses workspace names and token names. */

import { toWorkspaceId, type WorkspaceId } from '../../foundation/contract/identifiers.ts'
import { plainText } from '../../foundation/errors/plain-text.ts'
import type { Parsed } from '../../foundation/errors/problem.ts'
import { bad, ok, quoteValue } from '../../foundation/errors/problem.ts'

const maxNameLength = 100

/**
 * Parses a name, which must be one line of 1 to 100 visible characters. Users identify workspaces by name, so two
 * different names must not look the same.
 */
export function parseAccountName(text: string, input: string): Parsed<string> {
  const { length } = text
  if (text.trim() === '') return bad({ input, came: 'nothing', expected: `a name of 1 to ${maxNameLength} characters` })
  if (length > maxNameLength) {
    return bad({ input, came: `${length} characters`, expected: `a name of at most ${maxNameLength} characters` })
  }
  if (plainText(text) === text) return ok(text)
  return bad({
    input,
    came: quoteValue(text),
    expected: 'a one-line name without control characters, invisible characters, or leading or trailing spaces',
  })
}

/** Parses a workspace id, which follows the rules for names. */
export function parseWorkspaceId(text: string, input: string): Parsed<WorkspaceId> {
  const name = parseAccountName(text, input)
  return name.status === 'ok' ? ok(toWorkspaceId(name.value)) : name
}
