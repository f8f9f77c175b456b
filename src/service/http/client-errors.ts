/** Requests that Node's parser rejects: answered as JSON where a response still makes sense, and the connection is closed. */

import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

import { ApiProblem, type ProblemStatus, targetTooLong } from '../api-problem.ts'
import { errorText } from '../error-body.ts'
import { type UncountedRequest, uncountedHeaders } from '../middleware/limit-rate.ts'
import { maxTargetLength } from './http-options.ts'

/** Node's error about a request that its parser rejected. */
type ParserError = Error & { readonly code?: string; readonly rawPacket?: Uint8Array }

/** For `clientError`. The client is unknown, so the rate limit fields are those of a client without a token. */
export function answerClientError(error: ParserError, socket: Duplex, request: UncountedRequest): void {
  if (!canBeAnswered(error, socket)) return void socket.destroy()
  answerAndClose(socket, describe(error), request)
}

/** For `connect`: a tunnel to another host. Node would close the connection without a response. */
export function refuseTunnel(socket: Duplex, request: UncountedRequest): void {
  // A response to an earlier request that is still pending would come after this one.
  if (pendingAnswerOf(socket) !== null || !socket.writable) return void socket.destroy()
  // The client may disconnect first.
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

/** False for a client that disconnected, one that is receiving a response, and one that never sent a byte. */
function canBeAnswered({ code }: ParserError, socket: Duplex): boolean {
  if (code === 'ECONNRESET' || code === 'EPIPE' || !socket.writable || socket.destroyed) return false
  const answer = pendingAnswerOf(socket)
  const hasBegun = answer !== null && Reflect.get(answer, 'headersSent') === true
  return !hasBegun && !isSilent(socket)
}

/** The response that Node is writing to the socket, or is about to. */
function pendingAnswerOf(socket: Duplex): object | null {
  const answer: unknown = Reflect.get(socket, '_httpMessage')
  return typeof answer === 'object' ? answer : null
}

function isSilent(socket: Duplex & Partial<Pick<Socket, 'bytesRead'>>): boolean {
  return socket.bytesRead === 0
}

function describe({ code, rawPacket }: ParserError): ApiProblem {
  const [status, message] = (code === undefined ? undefined : problems[code]) ?? unreadable
  const isTarget = status === 431 && rawPacket !== undefined && isLongLine(Buffer.from(rawPacket))
  return isTarget ? targetTooLong() : new ApiProblem(status, message)
}

/** True when the request line alone is too long; `packet` is the last part of the head that arrived. */
function isLongLine(packet: Buffer): boolean {
  const end = packet.indexOf('\r\n')
  return end === -1 || end > maxTargetLength
}

const unreadable = [400, 'Malformed HTTP/1.1 request'] as const

/** By Node's error code; every other code means that the request violates RFC 9112. */
const problems: Readonly<Record<string, readonly [ProblemStatus, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request header fields are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Chunk extensions of the request body are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time'],
}
