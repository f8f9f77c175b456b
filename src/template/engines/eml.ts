/** A finished message (`.eml`), taken apart so that it can be sent again to the seeds, part by part. */

import { bad, ok, type Parsed } from '../../errors/problem.ts'
import type { MailAddress } from '../../mail/address.ts'
import { isReservedHeader, parseHeaderField } from '../../mail/header-field.ts'
import type { Attachment, HeaderField } from '../../mail/message.ts'
import { parseAddress, renderAddress } from '../../mail/parse-address.ts'
import {
  parseMessage,
  type ReceivedAttachment,
  type ReceivedMailbox,
  type ReceivedMessage,
} from '../../mail/parse-message.ts'
import { type ProblemList, problemList } from '../problem-list.ts'

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

/** Written by the servers of the one who received it; nobody sends these. */
const traceFields =
  /^(?:received-spf|x-received|x-original-to|envelope-to|x-google-.*|x-gm-.*|x-forwarded-.*|x-spam-.*)$/iu

/**
 * Reads a message. Kept: subject, From, Reply-To, HTML, text, attachments, images and its other header fields.
 * Dropped: what each copy gets of its own (To, Date, Message-ID, signatures), Cc and Bcc, MIME's own fields and
 * those of the servers it went through. Data is not applied.
 */
export async function readEml(path: string, bytes: Uint8Array): Promise<Parsed<MessageParts>> {
  const message = await parseMessage(bytes)
  const place = { file: path }
  if (message.defect !== null) {
    return bad({ input: 'template', came: message.defect, expected: 'a message that can be read', place })
  }
  if (message.html === null && message.text === null) {
    return bad({ input: 'template', came: 'a message without HTML and text', expected: 'a message with a body', place })
  }
  const problems = problemList()
  const parts: MessageParts = {
    subject: message.subject,
    from: readFrom(message.from, problems),
    replyTo: message.replyTo.flatMap((mailbox) => keep(readMailbox(mailbox, 'reply-to'), problems)),
    headerFields: ownFields(message).flatMap((field) => keep(parseHeaderField(field), problems)),
    html: message.html,
    text: message.text,
    attachments: readAttachments(message),
  }
  const found = problems.all().map((problem) => Object.assign({}, problem, { place }))
  return found.length > 0 ? bad(...found) : ok(parts)
}

function keep<T>(parsed: Parsed<T>, problems: ProblemList): readonly T[] {
  const value = problems.take(parsed)
  return value === null ? [] : [value]
}

function readFrom(mailboxes: readonly ReceivedMailbox[], problems: ProblemList): MailAddress | null {
  const [first, ...others] = mailboxes
  if (first === undefined) return null
  if (others.length > 0)
    problems.add({ input: 'from', came: `${mailboxes.length} addresses`, expected: 'exactly one address' })
  return problems.take(readMailbox(first, 'from'))
}

function readMailbox({ displayName, address }: ReceivedMailbox, input: string): Parsed<MailAddress> {
  // Without an address the name is what stands there.
  const parsed = parseAddress(address === '' ? (displayName ?? '') : address)
  if (parsed.status === 'bad') return bad(...parsed.problems.map((problem) => Object.assign({}, problem, { input })))
  // Once more through the parser: the name has not been checked yet.
  return parseAddress(renderAddress({ ...parsed.value, displayName }))
}

function ownFields({ headerFields }: ReceivedMessage): readonly HeaderField[] {
  return headerFields
    .filter(({ name, value }) => value !== '' && !isReservedHeader(name) && !traceFields.test(name))
    .map(({ name, value }) => ({ name, value: value.replaceAll(/\s+/gu, ' ') }))
}

/** Forms of the text that stand beside it in a multipart/alternative; as files they have names. */
const alternativeTypes: ReadonlySet<string> = new Set(['text/calendar', 'text/x-amp-html'])

function readAttachments({ html, attachments }: ReceivedMessage): readonly Attachment[] {
  return attachments.map((part, index) => {
    const { filename, contentType, content, contentId, calendarMethod } = part
    const file = { filename: filename ?? `part-${index + 1}`, contentType, content }
    if (filename === null && alternativeTypes.has(contentType)) {
      return { ...file, isAlternative: true, ...(calendarMethod === null ? {} : { calendarMethod }) }
    }
    return contentId !== null && isShown(part, html ?? '') ? { ...file, contentId } : file
  })
}

/** RFC 2392 §2: `cid:` and the id as in a URL, so in any case and with percent-encoding. */
function isShown({ contentId, isRelated }: ReceivedAttachment, html: string): boolean {
  return isRelated || html.includes(`cid:${contentId}`)
}
