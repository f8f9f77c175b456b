/** Rule conditions on the message itself. These conditions can always be evaluated. */

import type { ReceivedMessage } from '../../foundation/mail/parse-message.ts'
import { fieldCount, fieldValue } from '../content/message-content.ts'
import { findRiskyAttachment } from '../content/risky-attachment.ts'
import type { PlacementFacts } from './facts.ts'
import { doesNotFire, fires, firesIf, type RuleFinding } from './placement-rule.ts'

const kilobyte = 1024
const messageTooLarge = { code: 552, enhancedCode: '5.3.4' }

/** Fires if the From field is missing or repeated, has several addresses, or has no valid domain. */
export function fromIsUnusable({ content: { message } }: PlacementFacts): RuleFinding {
  const count = fieldCount(message, 'from')
  if (count === 0) return fires('From: is missing')
  if (count > 1) return fires(`the message has ${count} From: fields`)
  if (message.from.length > 1) return fires(`From: has ${message.from.length} addresses`)
  const [author] = message.from
  if (author === undefined) return fires('From: has no address')
  return firesIf(!isDomainName(author.domain), `From: is "${author.address}", which has no valid domain`)
}

/** Returns the author's domain; null unless there is exactly one author. */
export function readableDomain(message: ReceivedMessage): string | null {
  return message.from.length === 1 ? (message.from[0]?.domain ?? null) : null
}

function isDomainName(domain: string | null): boolean {
  return (
    domain !== null &&
    domain.length <= 253 &&
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/u.test(domain)
  )
}

/** Fires if the Message-ID field is missing or does not match <left@right>. */
export function messageIdIsUnusable({ content: { message } }: PlacementFacts): RuleFinding {
  const id = fieldValue(message, 'message-id')
  if (id === null) return fires('Message-ID is missing')
  return firesIf(!/^<[^\s<>@]+@[^\s<>@]+>$/u.test(id), 'Message-ID does not have the form <left@right>')
}

/** Fields that may occur only once (RFC 5322 §3.6). There is a separate rule for the From field. */
const singleFields = [
  'date',
  'sender',
  'reply-to',
  'to',
  'cc',
  'bcc',
  'message-id',
  'in-reply-to',
  'references',
  'subject',
]

/** Fires if a field is repeated or malformed, or if it contains characters that are not allowed. */
export function headerIsMalformed(facts: PlacementFacts): RuleFinding {
  const { message } = facts.content
  const twice = singleFields.find((name) => fieldCount(message, name) > 1)
  if (twice !== undefined) return fires(`the ${twice} field occurs ${fieldCount(message, twice)} times`)
  const [malformed] = facts.headerForm.malformedLines
  if (malformed !== undefined)
    return fires(`the header section contains a line that is not a header field: "${malformed}"`)
  const date = fieldValue(message, 'date')
  if (date !== null && Number.isNaN(Date.parse(date.replace(/\([^)]*\)/gu, ''))))
    return fires('the Date field does not contain a valid date')
  const encoded = message.headerFields.find(isEncodedWhereForbidden)
  if (encoded !== undefined)
    return fires(`the ${encoded.name} field contains an encoded-word where none is allowed (RFC 2047 §5)`)
  const unicode = message.headerFields.find(
    (field) => standardFields.has(field.name.toLowerCase()) && /[^\p{ASCII}]/u.test(field.rawValue),
  )
  // If an address needs SMTPUTF8, the header section may be UTF-8 (RFC 6532).
  if (unicode === undefined || facts.hasUnicodeAddress) return doesNotFire
  return fires(`the ${unicode.name} field contains raw non-ASCII characters`)
}

const standardFields = new Set([...singleFields, 'from', 'return-path', 'list-id', 'list-unsubscribe', 'mime-version'])

function isEncodedWhereForbidden(field: ReceivedMessage['headerFields'][number]): boolean {
  const name = field.name.toLowerCase()
  if (['message-id', 'date', 'in-reply-to', 'references'].includes(name))
    return /=\?[^?]+\?[bq]\?/iu.test(field.rawValue)
  return (
    ['from', 'sender', 'reply-to', 'to', 'cc'].includes(name) &&
    /<[^<>]*=\?[^?<>]+\?[bq]\?[^<>]*>/iu.test(field.rawValue)
  )
}

/**
 * Fires if the message, the header section or a field exceeds Gmail's limits, or if an attachment has a blocked type.
 */
export function isTooLargeOrBlocked(facts: PlacementFacts): RuleFinding {
  const { message } = facts.content
  const large = largePart(message, facts.headerForm)
  if (large !== null) return fires(large, messageTooLarge)
  return attachmentIsBlocked(facts)
}

function largePart(message: ReceivedMessage, form: PlacementFacts['headerForm']): string | null {
  if (message.sizeBytes > 25 * kilobyte * kilobyte) return 'the message is larger than 25 MB'
  if (form.sizeBytes > 500 * kilobyte) return 'the header section is larger than 500 KB'
  if (form.fieldCount > 5000) return 'the message has more than 5,000 header fields'
  const long = message.headerFields.find(
    (field) => Buffer.byteLength(field.rawValue) > limitOf(field.name.toLowerCase()),
  )
  if (long !== undefined)
    return `the ${long.name.slice(0, 80)} field is longer than ${limitOf(long.name.toLowerCase())} bytes`
  const longName = message.headerFields.find((field) => field.name.length > kilobyte)
  return longName === undefined ? null : 'the name of a header field is longer than 1 KB'
}

/** Gmail's header limits (support.google.com/a/answer/14016360). */
function limitOf(name: string): number {
  if (['to', 'cc', 'references'].includes(name)) return Number.POSITIVE_INFINITY
  return { subject: 998, 'message-id': 500 }[name] ?? 32 * kilobyte
}

/** Fires if an attachment is a program or script, or an archive that contains one. */
export function attachmentIsBlocked({ content }: PlacementFacts): RuleFinding {
  const risk = findRiskyAttachment(content.message.attachments)
  return risk === null ? doesNotFire : fires(`the attachment ${risk}`)
}
