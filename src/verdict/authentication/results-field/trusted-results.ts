/** Which of a message's Authentication-Results fields is the receiving provider's own. Source: RFC 8601 §5 and §7.1. */

import type { ReceivedHeaderField } from '../../../mail/header-section.ts'
import { parseResultsField, type ResultsField } from './parse-results-field.ts'

/**
 * The topmost field of this authserv-id. Only that one: fields are written on top, so whatever stands below it may have
 * come with the message, forged under the same name.
 *
 * @param fields the header section, first to last
 * @param authservId without regard to case; `null`: the provider names itself nowhere, as Microsoft's do
 * @returns `null` when the provider wrote none
 */
export function findTrustedResults(
  fields: readonly ReceivedHeaderField[],
  authservId: string | null,
): ResultsField | null {
  const wanted = authservId?.toLowerCase() ?? null
  for (const { name, rawValue } of fields) {
    if (name.toLowerCase() !== 'authentication-results') continue
    const field = parseResultsField(rawValue)
    if (field !== null && field.authservId === wanted) return field
  }
  return null
}
