/** The body of a message as a tree of MIME parts: RFC 2045, 2046, 2183, 2387. */

import { isUtf8 } from 'node:buffer'

import { fold } from './fold.ts'
import type { Attachment } from './message.ts'
import { type EncodedContent, encodeBytes, encodeText } from './transfer-encoding.ts'

/** A part that is finished: its own header fields, folded and without CRLF, and its bytes. */
export interface MimePart {
  readonly fields: readonly string[]
  readonly body: Buffer
}

/** What a message consists of, before it is MIME. */
export interface BodyContent {
  readonly text: string
  readonly html: string | null
  readonly attachments: readonly Attachment[]
}

/** Parts nest so: mixed [ related [ alternative [ text, HTML ], images ], files ]; levels with one part are left out. */
export function composeBody(content: BodyContent, boundary: string): MimePart {
  const { text, html, attachments } = content
  const images = html === null ? [] : attachments.filter((file) => file.contentId !== undefined)
  const files = attachments.filter((file) => !images.includes(file))
  const plain = textPart('plain', text)
  const readable = html === null ? plain : multipart('alternative', [plain, textPart('html', html)], `${boundary}_a`)
  const shown =
    images.length === 0 ? readable : multipart('related', [readable, ...images.map(imagePart)], `${boundary}_r`)
  return files.length === 0 ? shown : multipart('mixed', [shown, ...files.map(filePart)], `${boundary}_m`)
}

function textPart(subtype: 'plain' | 'html', text: string): MimePart {
  const encoded = encodeText(text)
  return part(encoded, [`Content-Type: text/${subtype}; charset=utf-8`])
}

function imagePart(file: Attachment): MimePart {
  const contentId = (file.contentId ?? '').replaceAll(/[^!-;=?-~]/gu, '')
  return attachmentPart(file, 'inline', [`Content-ID: <${contentId}>`])
}

function filePart(file: Attachment): MimePart {
  return attachmentPart(file, 'attachment', [])
}

function attachmentPart(file: Attachment, disposition: 'inline' | 'attachment', fields: readonly string[]): MimePart {
  // Without a charset text is ASCII (RFC 2046 §4.1.2); one that we do not know is better left out than guessed.
  const charset = /^text\//iu.test(file.contentType) && isUtf8(file.content) ? '; charset=utf-8' : ''
  return part(encodeBytes(file.content), [
    fold(`Content-Type: ${safeContentType(file.contentType)}${charset}${parameter('name', file.filename)}`),
    fold(`Content-Disposition: ${disposition}${parameter('filename', file.filename)}`),
    ...fields,
  ])
}

function part({ transferEncoding, body }: EncodedContent, fields: readonly string[]): MimePart {
  return { fields: [...fields, `Content-Transfer-Encoding: ${transferEncoding}`], body }
}

function multipart(subtype: string, parts: readonly MimePart[], boundary: string): MimePart {
  const type = subtype === 'related' ? '; type="multipart/alternative"' : ''
  const chunks = parts.flatMap(({ fields, body }) => [
    Buffer.from(`--${boundary}\r\n${fields.join('\r\n')}\r\n\r\n`),
    body,
    Buffer.from('\r\n'),
  ])
  return {
    fields: [fold(`Content-Type: multipart/${subtype}${type}; boundary="${boundary}"`)],
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--`)]),
  }
}

/** A message may not be base64, and a multipart has a boundary that we lack. */
function safeContentType(contentType: string): string {
  const isToken = /^[a-z0-9!#$&^_.+-]{1,100}\/[a-z0-9!#$&^_.+-]{1,100}$/iu.test(contentType)
  return isToken && !/^(?:message|multipart)\//iu.test(contentType) ? contentType : 'application/octet-stream'
}

/** Longest file name that is passed on; file systems stop at 255 bytes. */
const maxFilenameCharacters = 120
const continuationCharacters = 50

/**
 * `; filename=…`, by RFC 2231 §4 (percent-encoded, in pieces) where it is not plain ASCII. No `=?`: readers decode
 * encoded-words here, although RFC 2047 §5 forbids them.
 */
function parameter(name: string, value: string): string {
  const clean = value
    .toWellFormed()
    .replaceAll(/[\p{Cc}/\\]|(?<==)\?/gu, '_')
    .slice(-maxFilenameCharacters)
    .toWellFormed()
  if (/^[ -~]*$/u.test(clean) && !clean.includes('"') && !clean.includes('=?')) return `; ${name}="${clean}"`
  const pieces = Array.from(clean, percentEncode)
  const rows: string[] = ["utf-8''"]
  for (const piece of pieces) {
    const row = rows.at(-1) ?? ''
    if (row.length + piece.length > continuationCharacters) rows.push(piece)
    else rows[rows.length - 1] = row + piece
  }
  if (rows.length === 1) return `; ${name}*=${rows[0]}`
  return rows.map((row, index) => `; ${name}*${index}*=${row}`).join('')
}

function percentEncode(character: string): string {
  if (/[A-Za-z0-9._-]/u.test(character)) return character
  return Array.from(Buffer.from(character), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
}
