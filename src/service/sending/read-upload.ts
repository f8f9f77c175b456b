/** Reads an uploaded message (`.eml`) before it is sent. */

import { bad, ok, type Parsed } from '../../errors/problem.ts'
import { maxHeaderBytes } from '../../mail/header-limits.ts'
import type { OriginalMessage } from '../../mail/original-message.ts'
import type { MailAddress } from '../../mail/parse-address.ts'
import { readOriginal, readOriginalHead } from '../../mail/read-original.ts'

/** A message that can be sent. */
export interface Upload {
  readonly original: OriginalMessage
  /** The first valid From address, which is also the envelope sender. */
  readonly from: MailAddress
  readonly replyTo: readonly MailAddress[]
  /** The subject; `null` if there is none. */
  readonly subject: string | null
}

/** Reads the message, or returns why it cannot be sent. @param input the name of the form field */
export function readUpload(bytes: Uint8Array, input: string): Parsed<Upload> {
  const original = readOriginal(bytes, { input })
  if (original.status === 'bad') return original
  // Parsing the addresses in a field of many megabytes would block all other requests.
  const headBytes = original.value.fields.reduce((sum, field) => sum + field.bytes.length, 0)
  if (headBytes > maxHeaderBytes) {
    return bad({
      input,
      came: `${Math.ceil(headBytes / 1024)} KiB`,
      expected: `a header section of at most ${maxHeaderBytes / 1024} KiB`,
    })
  }
  const { from, replyTo, subject } = readOriginalHead(original.value)
  if (from === null) {
    const expected = 'a message with a valid address in its From field, such as "From: Shop <shop@example.com>"'
    return bad({ input, expected })
  }
  return ok({ original: original.value, from, replyTo, subject })
}
