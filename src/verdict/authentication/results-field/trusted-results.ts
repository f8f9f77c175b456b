/** Which of a message's Authentication-Results fields is the receiving provider's own. Source: RFC 8601 §5 and §7.1. */

import type { ReceivedHeaderField } from '../../../mail/header-section.ts'
import { parseResultsField, type ResultsField } from './parse-results-field.ts'

/** Who is trusted, and what is known of where the sender's own fields begin. */
export interface TrustedAuthor {
  /** Without regard to case; `null`: the provider names itself nowhere, as Microsoft's do. */
  readonly authservId: string | null
  /** Where the provider's Received field for the hand-over from outside stands; `null`: not known for certain. */
  readonly handOverIndex: number | null
}

/**
 * The provider's fields, top first: the topmost one of its authserv-id, and with it those that stand above the hand-over,
 * where no sender can write (OpenDKIM and OpenDMARC write one field each). Whatever stands below the topmost one
 * otherwise may have come with the message, forged under the same name; so may all that stands below another Received
 * field than the hand-over's.
 *
 * @param fields the header section, first to last
 * @returns empty when the provider wrote none
 */
export function findTrustedResults(
  fields: readonly ReceivedHeaderField[],
  { authservId, handOverIndex }: TrustedAuthor,
): readonly ResultsField[] {
  const wanted = authservId?.toLowerCase() ?? null
  const end =
    handOverIndex === null
      ? -1
      : fields.findIndex((field, index) => index > handOverIndex && isNamed(field, 'received'))
  const found: ResultsField[] = []
  for (const [index, header] of fields.slice(0, end < 0 ? undefined : end).entries()) {
    if (!isNamed(header, 'authentication-results')) continue
    const isSafe = handOverIndex !== null && index < handOverIndex
    if (found.length > 0 && !isSafe) break
    const field = parseResultsField(header.rawValue)
    if (field !== null && field.authservId === wanted) found.push(field)
  }
  return found
}

function isNamed(field: ReceivedHeaderField, name: string): boolean {
  return field.name.toLowerCase() === name
}
