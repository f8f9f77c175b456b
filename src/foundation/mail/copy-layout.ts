/** Splits a message into the bytes that all copies share and the header fields that are different in each copy. */

import type { TrackingId } from '../contract/identifiers.ts'
import { markBody } from './mark-body.ts'
import type { TrackingPlace } from './message.ts'
import type { OriginalField, OriginalMessage } from './original-message.ts'
import { removedSignature } from './removed-signatures.ts'
import { trackingField } from './tracking.ts'

/** A header field that is different in each copy. */
export type OwnField = 'to' | 'message-id'

/** The parts of a copy, in order. The DKIM signature, which is added at the top, is not included. */
export type CopyLayout = readonly (OwnField | Uint8Array)[]

/**
 * Header fields to remove: Return-Path is written by the recipient's server (RFC 5321 §4.4), and Bcc would reveal other
 * recipients.
 */
const droppedFields: ReadonlySet<string> = new Set(['bcc', 'resent-bcc', 'return-path', 'x-presend-test'])

/**
 * Lays out a finished message. Replaces To and Message-ID in place, or adds them at the top. Adds the tracking id, and
 * drops `droppedFields` and all signatures that these changes invalidate. All other bytes are kept.
 */
export function layOutCopies(
  original: OriginalMessage,
  { trackingId, trackingIn }: { readonly trackingId: TrackingId; readonly trackingIn: TrackingPlace },
): CopyLayout {
  const kept = original.fields.filter(
    (field) => !droppedFields.has(field.name) && removedSignature(field, original, trackingIn) === null,
  )
  const marked = trackingIn === 'subject' ? markSubject(kept, trackingId) : kept
  const rest = trackingIn === 'body' ? markBody({ ...original, fields: marked }, trackingId) : original.rest
  const missing = (['message-id', 'to'] as const).filter((name) => !marked.some((field) => field.name === name))
  const head = joinShared([
    Buffer.from(`${trackingField}: ${trackingId}\r\n`),
    ...missing,
    ...marked.map((field) => (isOwn(field.name) ? field.name : field.bytes)),
  ])
  // The body may be large, so it is not copied.
  return [...head, rest]
}

/** Returns the bytes of one copy. Adjacent fields that are specific to the copy are joined into one chunk. */
export function chunksOfCopy(layout: CopyLayout, own: Readonly<Record<OwnField, string>>): readonly Uint8Array[] {
  const chunks: Uint8Array[] = []
  let text = ''
  for (const part of layout) {
    if (typeof part === 'string') text += `${own[part]}\r\n`
    else {
      if (text !== '') chunks.push(Buffer.from(text))
      text = ''
      chunks.push(part)
    }
  }
  return chunks
}

function isOwn(name: string): name is OwnField {
  return name === 'to' || name === 'message-id'
}

function joinShared(parts: CopyLayout): CopyLayout {
  const joined: (OwnField | Uint8Array[])[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof part === 'string') joined.push(part)
    else if (Array.isArray(last)) last.push(part)
    else joined.push([part])
  }
  return joined.map((part) => (typeof part === 'string' ? part : Buffer.concat(part)))
}

/** The maximum length of a line (RFC 5322 §2.1.1). */
const maxLineOctets = 998

function markSubject(fields: readonly OriginalField[], trackingId: TrackingId): readonly OriginalField[] {
  if (!fields.some(({ name }) => name === 'subject')) {
    return [...fields, { name: 'subject', bytes: Buffer.from(`Subject: [${trackingId}]\r\n`) }]
  }
  return fields.map((field) => {
    if (field.name !== 'subject') return field
    const text = Buffer.from(field.bytes).toString('latin1').slice(0, -2)
    const lastLine = text.slice(text.lastIndexOf('\n') + 1)
    const fits = lastLine.length + trackingId.length + 3 <= maxLineOctets
    return { name: 'subject', bytes: Buffer.from(`${text}${fits ? '' : '\r\n'} [${trackingId}]\r\n`, 'latin1') }
  })
}
