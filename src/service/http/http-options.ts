/** Options and limits of an HTTP server. */

import type { Http2Bindings, HttpBindings } from '@hono/node-server'

import type { Clock } from '../../world/world.ts'
import { defaultRateLimits } from './rate-limit.ts'

/** Anything that answers requests, such as a hono app. */
export interface FetchHandler {
  fetch(request: Request, env?: Partial<HttpBindings | Http2Bindings>): Response | Promise<Response>
}

/** A certificate chain and its key, both PEM. */
export interface TlsKeyPair {
  readonly cert: string | Buffer
  readonly key: string | Buffer
}

export interface HttpServerOptions {
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  readonly clock: Pick<Clock, 'nowMs'>
  /** Absent: plain HTTP. */
  readonly tls?: TlsKeyPair
  /** Clients with no connection limit, such as proxies; absent: loopback addresses. */
  readonly isUnlimited?: (address: string) => boolean
  readonly limits?: Partial<HttpLimits>
}

export interface HttpLimits {
  /** Open connections; further ones are closed. */
  readonly connectionCount: number
  /** Open connections per client network; further ones are closed. See `isUnlimited`. */
  readonly connectionsPerClient: number
  /** Request line and header fields together. */
  readonly maxHeaderBytes: number
  /** Until the head of a request is complete: from its first byte, or for the first one from the start of the connection. */
  readonly headerTimeoutMs: number
  /** Until the whole request is received. Waiting for the response does not count. */
  readonly requestTimeoutMs: number
  /** Idle time between requests. Must exceed that of clients and proxies, or a request may arrive on a closing connection. */
  readonly keepAliveTimeoutMs: number
  /** Only reported, in responses to requests that never reach the app. */
  readonly anonymousRequestsPerHour: number
}

export const defaultHttpLimits: HttpLimits = {
  connectionCount: 20_000,
  connectionsPerClient: 1000,
  maxHeaderBytes: 16_384,
  headerTimeoutMs: 15_000,
  requestTimeoutMs: 60_000,
  keepAliveTimeoutMs: 65_000,
  anonymousRequestsPerHour: defaultRateLimits.anonymous,
}

/** Longest accepted path with query. */
export const maxTargetLength = 8000

/** Largest accepted request body. */
export const maxBodyBytes: number = 1024 * 1024
