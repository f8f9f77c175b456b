/** Whether a message's topmost Received-SPF field is the receiving provider's own. */

import type { ReceivedHeaderField } from '../../../mail/header-section.ts'
import { isAuthservId } from '../results-field/authserv-pattern.ts'
import type { TrustedField } from '../results-field/trusted-results.ts'
import { parseReceivedSpf, type ReceivedSpf } from './parse-received-spf.ts'

/** What is known of who wrote what. */
export interface ReceivedSpfPlace {
  /** Where the provider's Received field for the hand-over from outside stands; `null`: not known for certain. */
  readonly handOverIndex: number | null
  /** The provider's own Authentication-Results, top first. */
  readonly results: readonly Pick<TrustedField, 'fieldIndex'>[]
  /** The provider's authserv-ids. */
  readonly authservIds: readonly string[]
}

/**
 * The topmost field alone, where no sender can have written it: above the hand-over, or above the provider's own
 * results. Below them, as iCloud writes it, it must name one of the authserv-ids as its receiver, and no Received field
 * may stand between. An authserv-id is believed there as in Authentication-Results: for a provider that always writes it.
 */
export function findReceivedSpf(
  fields: readonly ReceivedHeaderField[],
  { handOverIndex, results, authservIds }: ReceivedSpfPlace,
): ReceivedSpf | null {
  const index = fields.findIndex((field) => field.name.toLowerCase() === 'received-spf')
  const field = fields[index]
  const found = field === undefined ? null : parseReceivedSpf(field.rawValue)
  if (found === null) return null
  const lastResult = results.at(-1)?.fieldIndex ?? -1
  if ((handOverIndex !== null && index < handOverIndex) || index < lastResult) return found
  const isNamed = found.receiver !== null && authservIds.some((id) => isAuthservId(id, found.receiver))
  const start = Math.max(lastResult, handOverIndex ?? -1)
  const isBlock = !fields.slice(start + 1, index).some(({ name }) => name.toLowerCase() === 'received')
  return isNamed && start >= 0 && isBlock ? found : null
}
