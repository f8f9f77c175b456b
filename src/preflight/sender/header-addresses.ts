/** Reads the addresses in a header field. */

import type { MailAddress } from '../../foundation/mail/parse-address.ts'
import { parseAddressList } from '../../foundation/mail/parse-address.ts'
import type { TracedText } from '../../render/trace/source-map.ts'

/**
 * Returns the addresses in a field. The result is empty if the field is missing or invalid. Other rules report missing
 * and invalid fields.
 */
export function addressesOf(field: TracedText | null): readonly MailAddress[] {
  const parsed = field === null ? null : parseAddressList(field.text.replaceAll(/\s+/gu, ' ').trim())
  return parsed?.status === 'ok' ? parsed.value : []
}
