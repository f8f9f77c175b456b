/** HTTP/1.1 answers as bytes, for connections that Node's ServerResponse knows nothing of. */

import { STATUS_CODES } from 'node:http'

/** An answer. */
export interface RawResponse {
  readonly status: number
  /** Finished lines, each with its CRLF; without Date, Connection and Content-Length. */
  readonly headerLines: string
  readonly nowMs: number
  /** Whether the connection is used again. */
  readonly persistence: 'keep-alive' | 'close'
  /** `null`: none, as for 304. */
  readonly bodyLength: number | null
}

/** The head of an answer with its empty line; Latin-1. */
export function renderHead({ status, headerLines, nowMs, persistence, bodyLength }: RawResponse): string {
  const length = bodyLength === null ? '' : `Content-Length: ${bodyLength}\r\n`
  const reason = STATUS_CODES[status] ?? 'Unknown'
  return `HTTP/1.1 ${status} ${reason}\r\n${headerLines}${length}Date: ${httpDate(nowMs)}\r\nConnection: ${persistence}\r\n\r\n`
}

/** One line a field. The values came out of a Headers object, which takes none with a line end. */
export function renderHeaderLines(fields: Iterable<readonly [name: string, value: string]>): string {
  return [...fields].map(([name, value]) => `${name}: ${value}\r\n`).join('')
}

let lastSecond = -1
let lastDate = ''

/** Thousands of answers are written in one second. */
function httpDate(nowMs: number): string {
  const second = Math.floor(nowMs / 1000)
  if (second !== lastSecond) {
    lastSecond = second
    lastDate = new Date(nowMs).toUTCString()
  }
  return lastDate
}
