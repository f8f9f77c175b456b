/**
 * Requests framed in such a way that a server, or a proxy in front of the server, might parse their body as another
 * request.
 */

/** A request that must never be parsed. It contains a unique id, which the service would log and return. */
export const hiddenRequest: string =
  'GET /api/docs?hidden HTTP/1.1\r\nHost: evil.example\r\nX-Request-Id: hidden\r\n\r\n'

/**
 * One test case. Every request is complete once all parts are sent, unless the server may reject the request earlier.
 */
export interface SmugglingCase {
  readonly name: string
  readonly method?: 'GET' | 'HEAD' | 'POST'
  /** Lines between the request line with its usual fields and the empty line. */
  readonly fields: readonly string[]
  /** The part that is sent with the head. */
  readonly early?: string
  /** The parts that are sent once the request has been answered or is waiting for a change. */
  readonly late?: readonly string[]
  /**
   * `body`: the request is valid, and its body is the hidden request. `malformed`: the reply is 400, and the connection
   * ends.
   */
  readonly reading: 'body' | 'malformed'
  /** Replaces every CRLF in the head. */
  readonly lineEnd?: string
}

const length = hiddenRequest.length
const chunk = `${length.toString(16)}\r\n${hiddenRequest}\r\n`
const chunked = `${chunk}0\r\n\r\n`
const ofLength = `Content-Length: ${length}`
const inChunks = 'Transfer-Encoding: chunked'

export const smugglingCases: readonly SmugglingCase[] = [
  { name: 'Content-Length, body in the first packet', fields: [ofLength], early: hiddenRequest, reading: 'body' },
  { name: 'Content-Length, late body', fields: [ofLength], late: [hiddenRequest], reading: 'body' },
  {
    name: 'Content-Length, one byte of the body in the first packet',
    fields: [ofLength],
    early: hiddenRequest.slice(0, 1),
    late: [hiddenRequest.slice(1)],
    reading: 'body',
  },
  {
    name: 'HEAD with Content-Length, late body',
    method: 'HEAD',
    fields: [ofLength],
    late: [hiddenRequest],
    reading: 'body',
  },
  {
    name: 'POST with Content-Length, late body',
    method: 'POST',
    fields: [ofLength],
    late: [hiddenRequest],
    reading: 'body',
  },
  { name: 'a chunked body in the first packet', fields: [inChunks], early: chunked, reading: 'body' },
  { name: 'a late chunked body', fields: [inChunks], late: [chunked], reading: 'body' },
  {
    name: 'a late chunked body, split inside a chunk size',
    fields: [inChunks],
    early: chunk.slice(0, 1),
    late: [chunk.slice(1), '0\r\n\r\n'],
    reading: 'body',
  },
  {
    name: 'a late last chunk, then trailer fields',
    fields: [inChunks],
    late: ['0\r\n', 'X-Trailer: GET /api/docs?hidden HTTP/1.1\r\n\r\n'],
    reading: 'body',
  },
  {
    name: 'Content-Length, then Transfer-Encoding',
    fields: [ofLength, inChunks],
    early: chunked,
    reading: 'malformed',
  },
  {
    name: 'Transfer-Encoding, then Content-Length',
    fields: [inChunks, ofLength],
    early: chunked,
    reading: 'malformed',
  },
  {
    name: 'a Content-Length of 0, then Transfer-Encoding',
    fields: ['Content-Length: 0', inChunks],
    early: chunked,
    reading: 'malformed',
  },
  {
    name: 'two Content-Length fields, 0 first',
    fields: ['Content-Length: 0', ofLength],
    early: hiddenRequest,
    reading: 'malformed',
  },
  {
    name: 'two Content-Length fields, 0 last',
    fields: [ofLength, 'Content-Length: 0'],
    early: hiddenRequest,
    reading: 'malformed',
  },
  {
    name: 'a list in Content-Length',
    fields: [`Content-Length: 0, ${length}`],
    early: hiddenRequest,
    reading: 'malformed',
  },
  {
    name: 'a Content-Length with a sign',
    fields: [`Content-Length: +${length}`],
    early: hiddenRequest,
    reading: 'malformed',
  },
  { name: 'a hexadecimal Content-Length', fields: ['Content-Length: 0x0'], early: hiddenRequest, reading: 'malformed' },
  { name: 'an unknown transfer coding', fields: ['Transfer-Encoding: xchunked'], early: chunked, reading: 'malformed' },
  {
    name: 'the transfer coding chunked, then identity',
    fields: ['Transfer-Encoding: chunked, identity'],
    early: chunked,
    reading: 'malformed',
  },
  { name: 'a space before the colon', fields: ['Transfer-Encoding : chunked'], early: chunked, reading: 'malformed' },
  {
    name: 'a folded Transfer-Encoding field',
    fields: ['Transfer-Encoding:', ' chunked'],
    early: chunked,
    reading: 'malformed',
  },
  {
    name: 'a vertical tab before the transfer coding',
    fields: ['Transfer-Encoding:\vchunked'],
    early: chunked,
    reading: 'malformed',
  },
  {
    name: 'a Content-Length hidden behind a bare CR',
    fields: [`X-A: b\rContent-Length: ${length}`],
    early: hiddenRequest,
    reading: 'malformed',
  },
  {
    name: 'bare LF in the header section',
    fields: [ofLength],
    lineEnd: '\n',
    early: hiddenRequest,
    reading: 'malformed',
  },
  {
    name: 'bare CR in the header section',
    fields: [ofLength],
    lineEnd: '\r',
    early: hiddenRequest,
    reading: 'malformed',
  },
  {
    name: 'chunks that end in a bare LF',
    fields: [inChunks],
    early: `0\n\n${hiddenRequest}`,
    reading: 'malformed',
  },
  {
    name: 'a chunk extension that hides a line ending',
    fields: [inChunks],
    early: `0;\n${hiddenRequest}\r\n0\r\n\r\n`,
    reading: 'malformed',
  },
  {
    name: 'a chunk size that overflows',
    fields: [inChunks],
    early: `${'f'.repeat(17)}\r\n${hiddenRequest}`,
    reading: 'malformed',
  },
  {
    name: 'Expect: 100-continue, late body',
    fields: ['Expect: 100-continue', ofLength],
    late: [hiddenRequest],
    reading: 'body',
  },
  {
    name: 'Expect: 100-continue, late chunked body',
    fields: ['Expect: 100-continue', inChunks],
    late: [chunked],
    reading: 'body',
  },
  {
    name: 'Upgrade: h2c, body in the first packet',
    fields: ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__', ofLength],
    early: hiddenRequest,
    reading: 'body',
  },
  {
    name: 'Upgrade: h2c, late body',
    fields: ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__', ofLength],
    late: [hiddenRequest],
    reading: 'body',
  },
  {
    name: 'Upgrade: websocket, late chunked body',
    fields: ['Connection: Upgrade', 'Upgrade: websocket', inChunks],
    late: [chunked],
    reading: 'body',
  },
]

/** Returns the head of a request for `path`, whose other fields are `usual`. */
export function headOf(one: SmugglingCase, path: string, usual: readonly string[]): string {
  const lines = [`${one.method ?? 'GET'} ${path} HTTP/1.1`, ...usual, ...one.fields, '', '']
  return lines.join(one.lineEnd ?? '\r\n')
}
