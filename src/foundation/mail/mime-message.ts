/** Composes MIME messages and individual header fields with nodemailer's MailComposer. */

import { isUtf8 } from 'node:buffer'
import MailComposer, { type MailComposerAttachment, type MailComposerOptions } from 'nodemailer/lib/mail-composer'

import { withoutControlCharacters } from './control-characters.ts'
import type { Attachment, RenderedMessage } from './message.ts'
import { splitOriginal } from './original-message.ts'
import { type MailAddress, parseAddressList } from './parse-address.ts'

/** Matches header fields that contain addresses. In these fields, only display names are encoded. */
export const addressFields: RegExp = /^(?:sender|errors-to|disposition-notification-to|return-receipt-to)$/iu

/** Composes a message without a To field and with a placeholder Message-ID. */
export async function composeMime(
  message: RenderedMessage,
  { dateMs, boundary }: { readonly dateMs: number; readonly boundary: string },
): Promise<Buffer> {
  const { from, replyTo, subject, text, html, attachments, headerFields } = message
  const names = new Map(headerFields.map(({ name }) => [name.toLowerCase(), name]))
  const composer = new MailComposer({
    from: nodemailerAddress(from),
    ...(replyTo.length === 0 ? {} : { replyTo: replyTo.map(nodemailerAddress) }),
    subject: withoutControlCharacters(subject).trim(),
    date: new Date(dateMs),
    messageId: '<placeholder@presend.invalid>',
    headers: headerFields.map(({ name, value }) => headerEntry(name, value)),
    normalizeHeaderKey: (key) => names.get(key.toLowerCase()) ?? key,
    text,
    ...(html === null ? {} : { html }),
    attachments: attachments.map((file) => attachmentEntry(file, html !== null)),
    baseBoundary: boundary,
    boundaryPrefix: '=_presend',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return await composer.compile().build()
}

/** Renders one field, folded, without its final CRLF. Encodes non-ASCII text as encoded-words. */
export function renderHeaderField(name: string, value: string): string {
  return renderField({ headers: [headerEntry(name, value)] }, name)
}

/** Renders an address field, folded, without its final CRLF. */
export function renderAddressField(name: string, addresses: readonly MailAddress[]): string {
  return renderField({ replyTo: addresses.map(nodemailerAddress) }, 'Reply-To').replace('Reply-To', name)
}

function renderField(mail: MailComposerOptions, name: string): string {
  const { fields } = splitOriginal(Buffer.from(`${new MailComposer(mail).compile().buildHeaders()}\r\n\r\n`))
  const field = fields.find((one) => one.name === name.toLowerCase())
  const text = field === undefined ? ':' : Buffer.from(field.bytes).toString().trimEnd()
  return `${name}${text.slice(text.indexOf(':'))}`
}

interface HeaderEntry {
  readonly key: string
  readonly value: string | { readonly prepared: true; readonly foldLines: true; readonly value: string }
}

function headerEntry(name: string, value: string): HeaderEntry {
  const clean = withoutControlCharacters(value).trim()
  const prepared = (text: string): HeaderEntry => ({
    key: name,
    value: { prepared: true, foldLines: true, value: text },
  })
  // nodemailer formats these fields itself and ignores `prepared`.
  if (/^(?:sender|references)$/iu.test(name)) return { key: name, value: clean }
  if (addressFields.test(name)) {
    const addresses = parseAddressList(clean)
    if (addresses.status === 'ok') return prepared(valueOf(renderAddressField(name, addresses.value)))
  }
  if (isPlain(clean)) return prepared(clean)
  // Split the List-Id value, because the description in it may be encoded, but the id may not (RFC 2919 §2).
  const id = /^list-id$/iu.test(name) ? /^(.*?)( *<[!-;=?-~]+>)$/u.exec(clean) : null
  if (id === null) return { key: name, value: clean }
  return prepared(`${valueOf(renderHeaderField('Comments', id[1] ?? ''))}${id[2] ?? ''}`)
}

/**
 * Returns true for text that needs no encoding. Without this check, nodemailer would also encode values that contain
 * quotes.
 */
function isPlain(text: string): boolean {
  return /^[\t -~]*$/u.test(text) && !text.includes('=?')
}

function valueOf(field: string): string {
  return field
    .slice(field.indexOf(':') + 1)
    .replaceAll('\r\n', '')
    .trim()
}

function nodemailerAddress({ displayName, address }: MailAddress): { readonly name: string; readonly address: string } {
  return { name: withoutControlCharacters(displayName ?? ''), address }
}

function attachmentEntry(file: Attachment, hasHtml: boolean): MailComposerAttachment {
  const isInline = hasHtml && file.contentId !== undefined
  // Text without a charset parameter is treated as ASCII (RFC 2046 §4.1.2).
  const charset = /^text\//iu.test(file.contentType) && isUtf8(file.content) ? '; charset=utf-8' : ''
  return {
    filename: safeFilename(file.filename),
    content: Buffer.from(file.content),
    contentType: `${safeContentType(file.contentType)}${charset}`,
    contentDisposition: isInline ? 'inline' : 'attachment',
    ...(isInline ? { cid: (file.contentId ?? '').replaceAll(/[^!-;=?-~]/gu, '') } : {}),
  }
}

/**
 * Returns a safe file name. The length is limited, because file systems allow only 255 bytes. `=?` is replaced, because
 * mail clients decode it even though RFC 2047 §5 forbids this.
 */
function safeFilename(name: string): string {
  return name
    .toWellFormed()
    .replaceAll(/[\p{Cc}/\\]|(?<==)\?/gu, '_')
    .slice(-120)
    .toWellFormed()
}

/** Replaces `message/*` types, which must not be base64-encoded, and `multipart/*` types, which need a boundary. */
function safeContentType(contentType: string): string {
  const isToken = /^[a-z0-9!#$&^_.+-]{1,100}\/[a-z0-9!#$&^_.+-]{1,100}$/iu.test(contentType)
  return isToken && !/^(?:message|multipart)\//iu.test(contentType) ? contentType : 'application/octet-stream'
}
