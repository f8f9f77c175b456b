/** Reads complete messages (`.eml`) that are sent unchanged. */

import { bad, ok, type Parsed, type Problem, quoteValue } from '../errors/problem.ts'
import { readHeaderSection, valuesOf } from './header-section.ts'
import { bytesOfOriginal, maxFieldCount, type OriginalMessage, splitOriginal } from './original-message.ts'
import { type MailAddress, parseAddress, renderAddress } from './parse-address.ts'
import { mailboxesOf, type ReceivedMailbox } from './parse-message.ts'

/** Where a message came from, as shown in error messages. */
export interface OriginalSource {
  /** The input's name. */
  readonly input: string
  /** The file's path, if the message came from the user; error messages then include the line number. */
  readonly file?: string
}

/**
 * Splits a message, or returns why it cannot be sent. Other defects are left in the message, because it is up to the
 * receiver to accept or reject them.
 */
export function readOriginal(bytes: Uint8Array, { input, file }: OriginalSource): Parsed<OriginalMessage> {
  const at = (line?: number): Pick<Problem, 'input' | 'place'> =>
    file === undefined ? { input } : { input, place: line === undefined ? { file } : { file, line } }
  const nulAt = bytes.indexOf(0)
  if (nulAt !== -1) {
    const expected = 'a message without NUL bytes, which SMTP does not allow'
    return bad({ ...at(countLines(bytes, nulAt) + 1), came: 'a NUL byte', expected })
  }
  const original = splitOriginal(bytes)
  if (original.fields.length > maxFieldCount) {
    return bad({ ...at(), came: `more than ${maxFieldCount}`, expected: `at most ${maxFieldCount} header fields` })
  }
  if (original.fields.every(({ name }) => name === '')) {
    const came = quoteValue(Buffer.from(bytes.subarray(0, 60)).toString('utf8'))
    const expected = 'a message that begins with header fields, such as "From: Shop <shop@example.com>"'
    return bad({ ...at(1), came, expected })
  }
  return ok(original)
}

/** The subject and addresses in the header section of a message. */
export interface OriginalHead {
  /** The subject; `null` if missing. */
  readonly subject: string | null
  /** The first valid address; `null` if there is none. */
  /** The value of the first From field as written. */
  readonly writtenFrom: string | null
  readonly from: MailAddress | null
  readonly replyTo: readonly MailAddress[]
}

/** Reads the subject and the addresses. */
export function readOriginalHead(original: OriginalMessage): OriginalHead {
  const fields = readHeaderSection(bytesOfOriginal({ ...original, rest: new Uint8Array() }))
  return {
    subject: valuesOf(fields, 'subject')[0] ?? null,
    writtenFrom: valuesOf(fields, 'from')[0] ?? null,
    from: mailboxesOf(fields, 'from').flatMap(readMailbox)[0] ?? null,
    replyTo: mailboxesOf(fields, 'reply-to').flatMap(readMailbox),
  }
}

/** Counts the line feeds before `end`. */
export function countLines(bytes: Uint8Array, end: number = bytes.length): number {
  let count = 0
  for (let at = bytes.indexOf(0x0a); at !== -1 && at < end; at = bytes.indexOf(0x0a, at + 1)) count += 1
  return count
}

/** Returns a list with the mailbox's address, or an empty list if the mailbox is invalid. */
function readMailbox({ displayName, address }: ReceivedMailbox): readonly MailAddress[] {
  const parsed = parseAddress(address)
  if (parsed.status === 'bad') return []
  // Parse again, because the display name must also be valid.
  const named = parseAddress(renderAddress({ ...parsed.value, displayName }))
  return named.status === 'ok' ? [named.value] : [parsed.value]
}
