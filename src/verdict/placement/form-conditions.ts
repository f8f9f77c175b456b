/** Conditions on the form of the message: always measured, since they need nothing but the message. */

import type { ReceivedMessage } from '../../mail/parse-message.ts'
import { fieldCount, fieldValue } from '../content/message-content.ts'
import { findRiskyAttachment } from '../content/risky-attachment.ts'
import type { PlacementFacts } from './facts.ts'
import type { RuleFinding } from './placement-rule.ts'
import { doesNotFire, fires, firesIf } from './placement-rule.ts'

const kilobyte = 1024
const messageTooLarge = { code: 552, enhancedCode: '5.3.4' }

/** From: is missing, stands twice, names several authors, or its domain is no domain name. */
export function fromIsUnusable({ content: { message } }: PlacementFacts): RuleFinding {
  const count = fieldCount(message, 'from')
  if (count === 0) return fires('there is no From: field')
  if (count > 1) return fires(`there are ${count} From: fields`)
  if (message.from.length > 1) return fires(`From: names ${message.from.length} addresses`)
  const [author] = message.from
  if (author === undefined) return fires('From: holds no address')
  return firesIf(!isDomainName(author.domain), `From: holds "${author.address}", which has no valid domain`)
}

/** The domain of the one author, `null` when there is none. */
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

/** Message-ID is missing or not of the form <left@right>. */
export function messageIdIsUnusable({ content: { message } }: PlacementFacts): RuleFinding {
  const id = fieldValue(message, 'message-id')
  if (id === null) return fires('there is no Message-ID')
  return firesIf(!/^<[^\s<>@]+@[^\s<>@]+>$/u.test(id), 'the Message-ID is not of the form <left@right>')
}

/** RFC 5322 §3.6: fields that may stand once. From: has a rule of its own. */
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

/** A field stands twice, is malformed, or has characters where they must not be. */
export function headerIsMalformed(facts: PlacementFacts): RuleFinding {
  const { message } = facts.content
  const twice = singleFields.find((name) => fieldCount(message, name) > 1)
  if (twice !== undefined) return fires(`the field ${twice} stands ${fieldCount(message, twice)} times`)
  const [malformed] = facts.headerForm.malformedLines
  if (malformed !== undefined) return fires(`the header section has a line that is no field: "${malformed}"`)
  const date = fieldValue(message, 'date')
  if (date !== null && Number.isNaN(Date.parse(date.replace(/\([^)]*\)/gu, ''))))
    return fires('the Date field holds no date')
  const encoded = message.headerFields.find(isEncodedWhereForbidden)
  if (encoded !== undefined)
    return fires(`the field ${encoded.name} has an encoded-word where none may be (RFC 2047 §5)`)
  const unicode = message.headerFields.find(
    (field) => standardFields.has(field.name.toLowerCase()) && /[^\p{ASCII}]/u.test(field.rawValue),
  )
  // With an SMTPUTF8 address the whole header section may be UTF-8 (RFC 6532).
  if (unicode === undefined || facts.hasUnicodeAddress) return doesNotFire
  return fires(`the field ${unicode.name} has raw non-ASCII characters`)
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

/** The message, a field or the header section is over Gmail's limits, or an attachment is of a blocked type. */
export function isTooLargeOrBlocked(facts: PlacementFacts): RuleFinding {
  const { message } = facts.content
  const large = largePart(message, facts.headerForm)
  if (large !== null) return fires(large, messageTooLarge)
  return attachmentIsBlocked(facts)
}

function largePart(message: ReceivedMessage, form: PlacementFacts['headerForm']): string | null {
  if (message.sizeBytes > 25 * kilobyte * kilobyte) return 'the message is larger than 25 MB'
  if (form.sizeBytes > 500 * kilobyte) return 'the header section is larger than 500 KB'
  if (form.fieldCount > 5000) return 'there are more than 5,000 header fields'
  const long = message.headerFields.find(
    (field) => Buffer.byteLength(field.rawValue) > limitOf(field.name.toLowerCase()),
  )
  if (long !== undefined)
    return `the field ${long.name.slice(0, 80)} is longer than ${limitOf(long.name.toLowerCase())} bytes`
  const longName = message.headerFields.find((field) => field.name.length > kilobyte)
  return longName === undefined ? null : 'a field’s name is longer than 1 KB'
}

/** Gmail's header limits (support.google.com/a/answer/14016360). */
function limitOf(name: string): number {
  if (['to', 'cc', 'references'].includes(name)) return Number.POSITIVE_INFINITY
  return { subject: 998, 'message-id': 500 }[name] ?? 32 * kilobyte
}

/** An attachment is a program or script, or an archive that holds one. */
export function attachmentIsBlocked({ content }: PlacementFacts): RuleFinding {
  const risk = findRiskyAttachment(content.message.attachments)
  return risk === null ? doesNotFire : fires(`the attachment ${risk}`)
}
