/** Finds the Authentication-Results fields written by the receiving provider. Source: RFC 8601 §5, §7.1. */

import type { ReceivedHeaderField } from '../../../foundation/mail/header-section.ts'
import { isAuthservId } from './authserv-pattern.ts'
import { parseResultsField, type ResultsField } from './parse-results-field.ts'

export interface TrustedAuthor {
  /**
   * Patterns for the provider's authserv-ids, as in isAuthservId; null for a provider that writes no authserv-id
   * (Microsoft).
   */
  readonly authservIds: readonly (string | null)[]
  /** The index of the Received field that the provider added when it accepted the message; null if uncertain. */
  readonly acceptedIndex: number | null
}

export interface TrustedField extends ResultsField {
  readonly fieldIndex: number
}

/**
 * Returns the provider's fields from top to bottom: all fields above the provider's Received field (where a sender
 * cannot add fields), and the topmost field for each authserv-id pattern. Lower fields may be forged. iCloud writes one
 * field per method, each with its own authserv-id, directly below its Received field.
 *
 * @param fields the header section, first to last
 */
export function findTrustedResults(
  fields: readonly ReceivedHeaderField[],
  { authservIds, acceptedIndex }: TrustedAuthor,
): readonly TrustedField[] {
  const met = new Set<string | null>()
  const found: TrustedField[] = []
  for (const [fieldIndex, header] of fields.entries()) {
    // Stop at a Received field below the provider's own or below a trusted field, because the sender may have written
    // everything from there on.
    const isBelow = acceptedIndex === null ? found.length > 0 : fieldIndex > acceptedIndex
    if (isBelow && isNamed(header, 'received')) break
    if (!isNamed(header, 'authentication-results')) continue
    const field = parseResultsField(header.rawValue)
    const pattern = authservIds.find((one) => field !== null && isAuthservId(one, field.authservId))
    if (field === null || pattern === undefined) continue
    const isSafe = acceptedIndex !== null && fieldIndex < acceptedIndex
    if (isSafe || !met.has(pattern)) found.push({ ...field, fieldIndex })
    met.add(pattern)
  }
  return found
}

function isNamed(field: ReceivedHeaderField, name: string): boolean {
  return field.name.toLowerCase() === name
}
