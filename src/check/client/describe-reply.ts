/**
 * Quotes responses in error messages, shortened and on one line. The quoted text is untrusted, so reports must still
 * escape it.
 */

import { errorReader } from '../../foundation/contract/error-replies.ts'
import { parseWire } from '../../foundation/contract/wire-schema.ts'
import { parseJsonObject } from '../../foundation/errors/json-object.ts'
import { shorten } from '../../foundation/errors/shorten.ts'
import type { ApiReply } from './api-call.ts'

const maxQuoteLength = 300
const shownErrorCount = 5

/**
 * Quotes the service's error message or, if there is none, describes the body: `503 "Try again"`,
 * `502 and an HTML page`.
 */
export function describeReply(reply: ApiReply): string {
  const message = quoteError(reply.text)
  return message === null ? `${reply.statusCode} and ${describeBody(reply)}` : `${reply.statusCode} ${message}`
}

/** Describes a body that is not the expected JSON. */
export function describeBody({ text, headers }: ApiReply): string {
  const body = text.trim()
  if (body === '') return 'an empty body'
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity') return `a body with Content-Encoding ${quote(encoding)}`
  if (/^<(?:!doctype|html|head|body|!--|\?xml)/i.test(body)) return `an HTML page${describeTitle(body)}`
  return `the text ${quote(body)}`
}

function describeTitle(html: string): string {
  const title = /<title[^>]*>([^<]{1,200})/i.exec(html)?.[1]
  return title === undefined ? '' : ` titled ${quote(title)}`
}

/** Quotes the messages in an error body, or returns `null` for any other body. */
function quoteError(text: string): string | null {
  const parsed = parseWire(errorReader, parseJsonObject(text))
  if (parsed.status === 'bad') return null
  const { error, errors } = parsed.value
  const further = errors.filter((line) => line !== error && !error.includes(line))
  const shown = further.slice(0, shownErrorCount).map(quote)
  const moreCount = further.length - shown.length
  return [quote(error), ...shown, ...(moreCount > 0 ? [`and ${moreCount} more`] : [])].join(', ')
}

/** Quotes text on one line, without control characters, limited to 300 characters. */
function quote(text: string): string {
  return JSON.stringify(shorten(text.replaceAll(/[\s\p{C}]+/gu, ' ').trim(), maxQuoteLength))
}
