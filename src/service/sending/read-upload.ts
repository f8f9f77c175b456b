/** Reads an uploaded message (`.eml`) before it is sent. Only worker threads load this file. */

import { bad, ok, type Parsed } from '../../foundation/errors/problem.ts'
import { maxHeaderBytes } from '../../foundation/mail/header-limits.ts'
import type { OriginalMessage } from '../../foundation/mail/original-message.ts'
import type { MailAddress } from '../../foundation/mail/parse-address.ts'
import { readOriginal, readOriginalHead } from '../../foundation/mail/read-original.ts'

/** A message that can be sent. */
export interface ReadUpload {
  readonly original: OriginalMessage
  /** The first valid From address, which is also the envelope sender. */
  readonly from: MailAddress
  readonly replyTo: readonly MailAddress[]
  /** The subject; `null` if there is none. */
  readonly subject: string | null
}

/** Reads the message, or returns why it cannot be sent. @param input the name of the form field */
export function readUpload(bytes: Uint8Array, input: string): Parsed<ReadUpload> {
  // Splitting a header section of many megabytes would take seconds.
  if (!endsHeaderWithin(bytes, maxHeaderBytes)) {
    const limit = `${maxHeaderBytes / 1024} KiB`
    return bad({ input, came: `more than ${limit}`, expected: `a header section of at most ${limit}` })
  }
  const original = readOriginal(bytes, { input })
  if (original.status === 'bad') return original
  const { from, replyTo, subject } = readOriginalHead(original.value)
  if (from === null) {
    const expected = 'a message with a valid address in its From field, such as "From: Shop <shop@example.com>"'
    return bad({ input, expected })
  }
  return ok({ original: original.value, from, replyTo, subject })
}

/** Returns whether the header section ends within `maxBytes`. Lines may end in CRLF, CR or LF. */
function endsHeaderWithin(bytes: Uint8Array, maxBytes: number): boolean {
  if (bytes.length <= maxBytes) return true
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, maxBytes).toString('latin1')
  return /^[\r\n]|(?:\n|\r(?!\n))[\r\n]/u.test(start)
}
