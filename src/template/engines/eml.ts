/** A finished message (`.eml`): sent as it is, so nothing is asked of it but what sending needs. */

import { bad, ok, type Parsed, quoteValue } from '../../errors/problem.ts'
import type { MailAddress } from '../../mail/address.ts'
import { readHeaderSection, valuesOf } from '../../mail/header-section.ts'
import type { Attachment, HeaderField } from '../../mail/message.ts'
import { bytesOfOriginal, maxFieldCount, type OriginalMessage, splitOriginal } from '../../mail/original-message.ts'
import { parseAddress, renderAddress } from '../../mail/parse-address.ts'
import { mailboxesOf, parseMessage, type ReceivedMailbox } from '../../mail/parse-message.ts'

/** What a message says of itself; `null`: it does not. */
export interface MessageParts {
  readonly subject: string | null
  readonly from: MailAddress | null
  readonly replyTo: readonly MailAddress[]
  readonly headerFields: readonly HeaderField[]
  readonly html: string | null
  readonly text: string | null
  readonly attachments: readonly Attachment[]
}

/** A finished message, and what reports show of it. */
export interface FinishedMessage {
  readonly parts: MessageParts
  readonly original: OriginalMessage
}

/**
 * Reads a message. Faults of its headers and its MIME structure are kept: they are what the test is for. The parts are
 * read as far as they can be; of several From fields the first readable address counts. Data is not applied.
 */
export async function readEml(path: string, bytes: Uint8Array): Promise<Parsed<FinishedMessage>> {
  const nulAt = bytes.indexOf(0)
  if (nulAt !== -1) {
    const line = countLines(bytes, nulAt) + 1
    const expected = 'a message without NUL bytes, which SMTP cannot carry'
    return bad({ input: 'template', came: 'a NUL byte', expected, place: { file: path, line } })
  }
  const original = splitOriginal(bytes)
  if (original.fields.length > maxFieldCount) {
    const came = `more than ${maxFieldCount} header fields`
    return bad({ input: 'template', came, expected: `at most ${maxFieldCount}`, place: { file: path } })
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

/** The parser takes 5 µs and 1.4 KB a line. A message of the largest size that is read has half as many lines. */
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

/** Line feeds, up to `end`. */
function countLines(bytes: Uint8Array, end: number = bytes.length): number {
  let count = 0
  for (let at = bytes.indexOf(0x0a); at !== -1 && at < end; at = bytes.indexOf(0x0a, at + 1)) count += 1
  return count
}

/** None where the field holds no address that mail could be sent from or to. */
function readMailbox({ displayName, address }: ReceivedMailbox): readonly MailAddress[] {
  const parsed = parseAddress(address)
  if (parsed.status === 'bad') return []
  // Once more through the parser: the name has not been checked yet.
  const named = parseAddress(renderAddress({ ...parsed.value, displayName }))
  return named.status === 'ok' ? [named.value] : [parsed.value]
}
