/** Finds the Received-SPF field that the receiving provider wrote. */

import type { ReceivedHeaderField } from '../../../mail/header-section.ts'
import { isAuthservId } from '../results-field/authserv-pattern.ts'
import type { TrustedField } from '../results-field/trusted-results.ts'
import { parseReceivedSpf, type ReceivedSpf } from './parse-received-spf.ts'

export interface ReceivedSpfPlace {
  /** Index of the Received field by which the provider accepted the message; null if uncertain. */
  readonly acceptedIndex: number | null
  /** The provider's Authentication-Results, top first. */
  readonly results: readonly Pick<TrustedField, 'fieldIndex'>[]
  readonly authservIds: readonly string[]
}

/**
 * Returns the topmost field if no sender can have written it: above the provider's Received field or results. Below them,
 * as at iCloud, its receiver must be one of the authserv-ids, with no Received field in between.
 */
export function findReceivedSpf(
  fields: readonly ReceivedHeaderField[],
  { acceptedIndex, results, authservIds }: ReceivedSpfPlace,
): ReceivedSpf | null {
  const index = fields.findIndex((field) => field.name.toLowerCase() === 'received-spf')
  const field = fields[index]
  const found = field === undefined ? null : parseReceivedSpf(field.rawValue)
  if (found === null) return null
  const lastResult = results.at(-1)?.fieldIndex ?? -1
  if ((acceptedIndex !== null && index < acceptedIndex) || index < lastResult) return found
  const isNamed = found.receiver !== null && authservIds.some((id) => isAuthservId(id, found.receiver))
  const start = Math.max(lastResult, acceptedIndex ?? -1)
  const isBlock = !fields.slice(start + 1, index).some(({ name }) => name.toLowerCase() === 'received')
  return isNamed && start >= 0 && isBlock ? found : null
}
