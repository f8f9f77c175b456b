/** What a reply says, for an error message: shortened, on one line, quoted. Foreign text; reports still escape it. */

import { errorReply } from '../contract/error-replies.ts'
import { parseWire } from '../contract/wire-schema.ts'
import type { ApiReply } from './api-call.ts'

const longestQuote = 300
const shownErrorCount = 5

/** The service's own words where the body is an error body, else what kind of body came: `503 "Try again"`, `502 and an HTML page`. */
export function describeReply(reply: ApiReply): string {
  const words = readErrorWords(reply.text)
  return words === null ? `${reply.statusCode} and ${describeBody(reply)}` : `${reply.statusCode} ${words}`
}

/** What came instead of the JSON that was expected. */
export function describeBody({ text, headers }: ApiReply): string {
  const body = text.trim()
  if (body === '') return 'an empty body'
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity') return `a body in the encoding ${quoteWords(encoding)}`
  if (/^<(?:!doctype|html|head|body|!--|\?xml)/i.test(body)) return `an HTML page${describeTitle(body)}`
  return `the text ${quoteWords(body)}`
}

function describeTitle(html: string): string {
  const title = /<title[^>]*>([^<]{1,200})/i.exec(html)?.[1]
  return title === undefined ? '' : ` titled ${quoteWords(title)}`
}

/** The words of either error body, quoted; `null` when the body is none. */
function readErrorWords(text: string): string | null {
  const words = parseWire(errorReply, parseJsonOrNull(text))
  if (words.status === 'bad') return null
  const { error, errors } = words.value
  const further = errors.filter((line) => line !== error && !error.includes(line))
  const shown = further.slice(0, shownErrorCount).map(quoteWords)
  const moreCount = further.length - shown.length
  return [quoteWords(error), ...shown, ...(moreCount > 0 ? [`and ${moreCount} more`] : [])].join(', ')
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: then it holds no error words, and the caller says what came instead.
    return null
  }
}

/** JSON quotes, white space and control characters as single spaces, at most 300 characters. */
export function quoteWords(text: string): string {
  const line = text.replaceAll(/[\s\p{C}]+/gu, ' ').trim()
  return JSON.stringify(line.length <= longestQuote ? line : `${line.slice(0, longestQuote - 1)}…`)
}
