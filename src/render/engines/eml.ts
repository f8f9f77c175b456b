/** Reads complete messages (`.eml`), which are sent unchanged. */

import { ok, type Parsed } from '../../foundation/errors/problem.ts'
import type { Attachment } from '../../foundation/mail/message.ts'
import type { OriginalMessage } from '../../foundation/mail/original-message.ts'
import type { MailAddress } from '../../foundation/mail/parse-address.ts'
import { parseMessage } from '../../foundation/mail/parse-message.ts'
import { countLines, readOriginal, readOriginalHead } from '../../foundation/mail/read-original.ts'

/** The parts of a message. A missing part is null. */
export interface MessageParts {
  readonly subject: string | null
  readonly from: MailAddress | null
  /** The value of the first From field as written; absent or null if there is none. */
  readonly writtenFrom?: string | null
  readonly replyTo: readonly MailAddress[]
  readonly html: string | null
  readonly text: string | null
  readonly attachments: readonly Attachment[]
}

export interface FinishedMessage {
  readonly parts: MessageParts
  readonly original: OriginalMessage
}

/**
 * Reads a message. Keeps invalid header fields and invalid MIME structure, so that preflight can report them. If there
 * are several From addresses, the first valid one is used.
 */
export async function readEml(path: string, bytes: Uint8Array): Promise<Parsed<FinishedMessage>> {
  const original = readOriginal(bytes, { input: 'template', file: path })
  if (original.status === 'bad') return original
  const parts = { ...readOriginalHead(original.value), ...(await readContents(bytes)) }
  return ok({ parts, original: original.value })
}

/** The maximum number of lines to parse. It is limited because the parser needs 5 µs and 1.4 KB per line. */
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
