/** Reads complete messages (`.eml`), which are sent unchanged. */

import { bad, ok, type Parsed, quoteValue } from '../../errors/problem.ts'
import { readHeaderSection, valuesOf } from '../../mail/header-section.ts'
import type { Attachment, HeaderField } from '../../mail/message.ts'
import { bytesOfOriginal, maxFieldCount, type OriginalMessage, splitOriginal } from '../../mail/original-message.ts'
import { type MailAddress, parseAddress, renderAddress } from '../../mail/parse-address.ts'
import { mailboxesOf, parseMessage, type ReceivedMailbox } from '../../mail/parse-message.ts'

/** The parts of a message; a part is null if it is missing. */
export interface MessageParts {
  readonly subject: string | null
  readonly from: MailAddress | null
  readonly replyTo: readonly MailAddress[]
  readonly headerFields: readonly HeaderField[]
  readonly html: string | null
  readonly text: string | null
  readonly attachments: readonly Attachment[]
}

export interface FinishedMessage {
  readonly parts: MessageParts
  readonly original: OriginalMessage
}

/**
 * Reads a message. Keeps faulty header fields and MIME structure, because the test must find the faults. If there are
 * several From: addresses, the first valid one counts.
 */
export async function readEml(path: string, bytes: Uint8Array): Promise<Parsed<FinishedMessage>> {
  const nulAt = bytes.indexOf(0)
  if (nulAt !== -1) {
    const line = countLines(bytes, nulAt) + 1
    const expected = 'a message without NUL bytes, which SMTP does not allow'
    return bad({ input: 'template', came: 'a NUL byte', expected, place: { file: path, line } })
  }
  const original = splitOriginal(bytes)
  if (original.fields.length > maxFieldCount) {
    const expected = `at most ${maxFieldCount} header fields`
    return bad({ input: 'template', came: 'more', expected, place: { file: path } })
  }
  if (original.fields.every(({ name }) => name === '')) {
    const came = quoteValue(Buffer.from(bytes.subarray(0, 60)).toString('utf8'))
    const expected = 'a message that begins with header fields, such as "From: Shop <shop@example.com>"'
    return bad({ input: 'template', came, expected, place: { file: path, line: 1 } })
  }
  const fields = readHeaderSection(bytesOfOriginal({ ...original, rest: new Uint8Array() }))
  const parts: MessageParts = {
    subject: valuesOf(fields, 'subject')[0] ?? null,
    from: mailboxesOf(fields, 'from').flatMap(readMailbox)[0] ?? null,
    replyTo: mailboxesOf(fields, 'reply-to').flatMap(readMailbox),
    headerFields: [],
    ...(await readContents(bytes)),
  }
  return ok({ parts, original })
}

/** The maximum number of lines that are parsed: the parser takes 5 µs and 1.4 KB per line. */
const maxParsedLines = 200_000

async function readContents(bytes: Uint8Array): Promise<Pick<MessageParts, 'html' | 'text' | 'attachments'>> {
  if (countLines(bytes) > maxParsedLines) return { html: null, text: null, attachments: [] }
  const { html, text, attachments } = await parseMessage(bytes)
  return {
    html,
    text,
    attachments: attachments.map(({ filename, contentType, content }, index) => ({
      filename: filename ?? `part-${index + 1}`,
      contentType,
      content,
    })),
  }
}

/** Counts line feeds before `end`. */
function countLines(bytes: Uint8Array, end: number = bytes.length): number {
  let count = 0
  for (let at = bytes.indexOf(0x0a); at !== -1 && at < end; at = bytes.indexOf(0x0a, at + 1)) count += 1
  return count
}

/** Returns the address of a mailbox, or an empty list if the address is invalid. */
function readMailbox({ displayName, address }: ReceivedMailbox): readonly MailAddress[] {
  const parsed = parseAddress(address)
  if (parsed.status === 'bad') return []
  // Parse the address again, to check the display name.
  const named = parseAddress(renderAddress({ ...parsed.value, displayName }))
  return named.status === 'ok' ? [named.value] : [parsed.value]
}
