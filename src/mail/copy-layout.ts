/** How the copies of a message are put together: bytes that all share, and the fields that each has of its own. */

import { markBody } from './mark-body.ts'
import type { TrackingPlace } from './message.ts'
import { type OriginalField, type OriginalMessage } from './original-message.ts'
import { isBrokenSignature } from './removed-signatures.ts'

/** A field that every copy has of its own. */
export type OwnField = 'to' | 'message-id'

/** The parts of every copy, first to last, below its DKIM signature. */
export interface CopyLayout {
  readonly parts: readonly (OwnField | Uint8Array)[]
  /** Fields that all copies share, folded and without their last CRLF, one character a byte, top first. */
  readonly sharedFields: readonly string[]
  readonly body: Uint8Array
}

/** The layout of a composed message: its own fields on top. */
export function composedLayout(fields: readonly string[], body: Uint8Array): CopyLayout {
  const header = Buffer.from(`${fields.join('\r\n')}\r\n\r\n`)
  return {
    parts: ['to', 'message-id', Buffer.concat([header, body])],
    sharedFields: fields.map(toBinary),
    body,
  }
}

/**
 * Fields that no message carries on its way: the recipient's server writes Return-Path (RFC 5321 §4.4), and Bcc would
 * show who else gets a copy.
 */
const droppedFields: ReadonlySet<string> = new Set(['bcc', 'resent-bcc', 'return-path', 'x-presend-test'])

/**
 * The layout of a finished message: each To and Message-ID gives way to the copy's own in its place, or they stand on top
 * where there is none. Everything else stays as it is, byte for byte, but for the fields above, signatures that
 * cannot hold any more, and the tracking id.
 */
export function originalLayout(
  original: OriginalMessage,
  { trackingId, trackingIn }: { readonly trackingId: string; readonly trackingIn: TrackingPlace },
): CopyLayout {
  const kept = original.fields.filter(
    (field) => !droppedFields.has(field.name) && !isBrokenSignature(field, { original, trackingIn }),
  )
  const marked = trackingIn === 'subject' ? markSubject(kept, trackingId) : kept
  const rest = trackingIn === 'body' ? markBody({ ...original, fields: marked }, trackingId) : original.rest
  const tracking = { name: 'x-presend-test', bytes: Buffer.from(`X-Presend-Test: ${trackingId}\r\n`) }
  const missing = (['message-id', 'to'] as const).filter((name) => !marked.some((field) => field.name === name))
  const fields = [tracking, ...missing.map((name) => ({ name, bytes: Buffer.alloc(0) })), ...marked]
  return {
    parts: joinShared([...fields.map((field) => (isOwn(field.name) ? field.name : field.bytes)), rest]),
    sharedFields: fields
      .filter(({ name }) => name !== '' && !isOwn(name))
      .map(({ bytes }) => Buffer.from(bytes).toString('latin1').slice(0, -2)),
    // RFC 6376 §3.4: the body begins behind the empty line.
    body: rest.subarray(2),
  }
}

/** One character a byte, as signatures are calculated. */
export function toBinary(text: string): string {
  return Buffer.from(text).toString('latin1')
}

function isOwn(name: string): name is OwnField {
  return name === 'to' || name === 'message-id'
}

/** Neighbors that all copies share become one piece of bytes. */
function joinShared(parts: readonly (OwnField | Uint8Array)[]): readonly (OwnField | Uint8Array)[] {
  const joined: (OwnField | Uint8Array[])[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof part === 'string') joined.push(part)
    else if (Array.isArray(last)) last.push(part)
    else joined.push([part])
  }
  return joined.map((part) => (typeof part === 'string' ? part : Buffer.concat(part)))
}

/** RFC 5322 §2.1.1: no line may be longer. */
const longestLine = 998

function markSubject(fields: readonly OriginalField[], trackingId: string): readonly OriginalField[] {
  if (!fields.some(({ name }) => name === 'subject')) {
    return [...fields, { name: 'subject', bytes: Buffer.from(`Subject: [${trackingId}]\r\n`) }]
  }
  return fields.map((field) => {
    if (field.name !== 'subject') return field
    const text = Buffer.from(field.bytes).toString('latin1').slice(0, -2)
    const lastLine = text.slice(text.lastIndexOf('\n') + 1)
    const isRoomy = lastLine.length + trackingId.length + 3 <= longestLine
    return { name: 'subject', bytes: Buffer.from(`${text}${isRoomy ? '' : '\r\n'} [${trackingId}]\r\n`, 'latin1') }
  })
}
