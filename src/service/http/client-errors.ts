/** Requests that cannot be read: answered as JSON where an answer still makes sense, and the connection is closed. */

import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

import { ApiProblem, type ProblemStatus, targetTooLong } from '../api-problem.ts'
import { errorText } from '../error-body.ts'
import { uncountedHeaders } from '../middleware/limit-rate.ts'
import { maxTargetLength } from './http-options.ts'
import { renderHead, renderHeaderLines } from './raw-response.ts'

/** What Node says about a request that its parser refused. */
type ParserError = Error & { readonly code?: string; readonly rawPacket?: Uint8Array }

/** For `clientError`. Nothing is known of the client, so the limits are those of a stranger who asked nothing. */
export function answerClientError(error: ParserError, socket: Duplex, nowMs: number): void {
  if (!canBeAnswered(error, socket)) return void socket.destroy()
  answerAndClose(socket, describe(error), nowMs)
}

/** For `connect`: a tunnel to somewhere else. Node would close the connection without a word. */
export function refuseTunnel(socket: Duplex, nowMs: number): void {
  // An answer before it that is still to come would come after this one.
  if (pendingAnswerOf(socket) !== null || !socket.writable) return void socket.destroy()
  // Whoever has gone is not to blame.
  socket.on('error', () => undefined)
  const headers = { Allow: 'GET, HEAD, POST' }
  answerAndClose(
    socket,
    new ApiProblem(405, 'CONNECT is not allowed here: the service is no proxy', { headers }),
    nowMs,
  )
}

function answerAndClose(socket: Duplex, problem: ApiProblem, nowMs: number): void {
  const body = Buffer.from(errorText(problem))
  const headerLines = renderHeaderLines(
    Object.entries({ ...uncountedHeaders(nowMs), ...problem.headers, 'Content-Type': 'application/json' }),
  )
  const { status } = problem
  const head = renderHead({ status, headerLines, nowMs, persistence: 'close', bodyLength: body.length })
  socket.end(Buffer.concat([Buffer.from(head, 'latin1'), body]), () => socket.destroy())
}

/** Not one that is gone, not one on which an answer has begun, and not one that never asked anything. */
function canBeAnswered({ code }: ParserError, socket: Duplex): boolean {
  if (code === 'ECONNRESET' || code === 'EPIPE' || !socket.writable || socket.destroyed) return false
  const answer = pendingAnswerOf(socket)
  const hasBegun = answer !== null && Reflect.get(answer, 'headersSent') === true
  return !hasBegun && !isSilent(socket)
}

/** The answer that Node writes to the socket, or is about to. */
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

/** Too much was too much already in its first line; when that came in several pieces, this is the last of them. */
function isLongLine(packet: Buffer): boolean {
  const end = packet.indexOf('\r\n')
  return end === -1 || end > maxTargetLength
}

const unreadable = [400, 'The request is no HTTP/1.1 request that can be read'] as const

/** By Node's code; everything else is a request that breaks the rules of RFC 9112. */
const problems: Readonly<Record<string, readonly [ProblemStatus, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The header fields of the request are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions of the body are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time'],
}
