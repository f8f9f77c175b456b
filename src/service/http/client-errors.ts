/**
 * Handles requests that Node's parser rejects: responds in JSON if a response is still possible, then closes the
 * connection.
 */

import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

import { ApiProblem, errorText, type ProblemStatus, targetTooLong } from '../problems/api-problem.ts'
import { maxTargetLength } from './http-options.ts'
import { type UncountedRequest, uncountedHeaders } from './rate-limit.ts'

/** The error that Node's parser reports for a rejected request. */
type ParserError = Error & { readonly code?: string; readonly rawPacket?: Uint8Array }

/** A connection, and the response that is pending on it. */
export interface FailedConnection {
  readonly socket: Duplex
  readonly pending: ServerResponse | null
}

/**
 * Listens for `clientError`. The client is unknown, so the rate limit fields in the response are those for a client
 * without a token.
 */
export function answerClientError(error: ParserError, connection: FailedConnection, request: UncountedRequest): void {
  const { socket, pending } = connection
  if (isBehind(pending) && !isGone(error, socket)) return closeAfter(pending, socket)
  if (!canBeAnswered(error, connection)) return void connection.socket.destroy()
  answerAndClose(connection.socket, describe(error), request)
}

/**
 * Returns whether the rejected bytes follow a complete request that still waits for its response. An error response
 * would then be taken for the response to that request.
 */
function isBehind(pending: ServerResponse | null): pending is ServerResponse {
  return pending?.req.complete === true
}

/** Lets the response to the earlier request finish, and then closes the connection. */
function closeAfter(pending: ServerResponse, socket: Duplex): void {
  pending.shouldKeepAlive = false
  // The parser reports an error once per connection, but a timeout at every check.
  if (closing.has(socket)) return
  closing.add(socket)
  pending.once('close', () => socket.destroy())
}

const closing = new WeakSet<Duplex>()

function isGone({ code }: ParserError, socket: Duplex): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE' || !socket.writable || socket.destroyed
}

/**
 * Listens for `connect` events, which Node emits for CONNECT requests, that is, for requests for a tunnel to another
 * host. Without this listener, Node would close the connection without a response.
 */
export function refuseTunnel({ socket, pending }: FailedConnection, request: UncountedRequest): void {
  // Do not send a response while another one is pending: the client would take it for the response to an earlier
  // request.
  if (pending !== null || !socket.writable) return void socket.destroy()
  // Ignore errors: the client may disconnect first.
  socket.on('error', () => undefined)
  const headers = { Allow: 'GET, HEAD, POST' }
  answerAndClose(
    socket,
    new ApiProblem(405, 'CONNECT is not allowed: this service is not a proxy', { headers }),
    request,
  )
}

function answerAndClose(socket: Duplex, problem: ApiProblem, request: UncountedRequest): void {
  const body = Buffer.from(errorText(problem))
  const fields = {
    ...uncountedHeaders(request),
    ...problem.headers,
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    Date: new Date(request.nowMs).toUTCString(),
    Connection: 'close',
  }
  const statusLine = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`
  const head = [statusLine, ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`)].join('\r\n')
  socket.end(Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), body]), () => socket.destroy())
}

/**
 * Returns whether a response is possible: false if the client disconnected, is receiving a response, or never sent a
 * byte.
 */
function canBeAnswered(error: ParserError, { socket, pending }: FailedConnection): boolean {
  return !isGone(error, socket) && pending?.headersSent !== true && !isSilent(socket)
}

function isSilent(socket: Duplex & Partial<Pick<Socket, 'bytesRead'>>): boolean {
  return socket.bytesRead === 0
}

function describe({ code, rawPacket }: ParserError): ApiProblem {
  const [status, message] = (code === undefined ? undefined : problems[code]) ?? malformed
  const isTarget = status === 431 && rawPacket !== undefined && isLongLine(Buffer.from(rawPacket))
  return isTarget ? targetTooLong() : new ApiProblem(status, message)
}

/**
 * Returns whether the request line alone exceeds the limit. `packet` is the part of the head that was received last.
 */
function isLongLine(packet: Buffer): boolean {
  const end = packet.indexOf('\r\n')
  return end === -1 || end > maxTargetLength
}

const malformed = [400, 'Malformed HTTP/1.1 request'] as const

/** Error responses, keyed by Node's error code. Any code not listed here means that the request violates RFC 9112. */
const problems: Readonly<Record<string, readonly [ProblemStatus, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request header fields are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Request body chunk extensions are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Timed out waiting for the request'],
}
