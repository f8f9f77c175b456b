/** Which of a message's Authentication-Results fields are the receiving provider's own. Source: RFC 8601 §5 and §7.1. */

import type { ReceivedHeaderField } from '../../../mail/header-section.ts'
import { isAuthservId } from './authserv-pattern.ts'
import { parseResultsField, type ResultsField } from './parse-results-field.ts'

/** Who is trusted, and what is known of where the sender's own fields begin. */
export interface TrustedAuthor {
  /** See isAuthservId; `null` among them: the provider names itself nowhere, as Microsoft's do. */
  readonly authservIds: readonly (string | null)[]
  /** Where the provider's Received field for the hand-over from outside stands; `null`: not known for certain. */
  readonly handOverIndex: number | null
}

/** A field of the provider's, and where it stands among all fields. */
export interface TrustedField extends ResultsField {
  readonly fieldIndex: number
}

/**
 * The provider's fields, top first: of each of its authserv-ids (of each pattern, not of each name that it means) the topmost one, and with it those that stand above the
 * hand-over, where no sender can write (OpenDKIM and OpenDMARC write one field each). Whatever stands below them
 * otherwise may have come with the message, forged under the same name; so may all that stands below another Received
 * field than the hand-over's. iCloud writes a field for each method, each under a name of its own, right below it.
 *
 * @param fields the header section, first to last
 * @returns empty when the provider wrote none
 */
export function findTrustedResults(
  fields: readonly ReceivedHeaderField[],
  { authservIds, handOverIndex }: TrustedAuthor,
): readonly TrustedField[] {
  const met = new Set<string | null>()
  const found: TrustedField[] = []
  for (const [fieldIndex, header] of fields.entries()) {
    // A Received field below the hand-over's, or below one that was believed already, is the sender's.
    const isBelow = handOverIndex === null ? found.length > 0 : fieldIndex > handOverIndex
    if (isBelow && isNamed(header, 'received')) break
    if (!isNamed(header, 'authentication-results')) continue
    const field = parseResultsField(header.rawValue)
    const pattern = authservIds.find((one) => field !== null && isAuthservId(one, field.authservId))
    if (field === null || pattern === undefined) continue
    const isSafe = handOverIndex !== null && fieldIndex < handOverIndex
    if (isSafe || !met.has(pattern)) found.push({ ...field, fieldIndex })
    met.add(pattern)
  }
  return found
}

function isNamed(field: ReceivedHeaderField, name: string): boolean {
  return field.name.toLowerCase() === name
}
