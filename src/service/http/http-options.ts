/** Options and limits of an HTTP server. */

import type { Http2Bindings, HttpBindings } from '@hono/node-server'

import type { Clock } from '../../foundation/world/world.ts'
import { defaultRateLimits } from './rate-limit.ts'

/** Anything that handles requests, such as a hono app. */
export interface FetchHandler {
  fetch(request: Request, env?: Partial<HttpBindings | Http2Bindings>): Response | Promise<Response>
}

/** A certificate chain and its key, both in PEM format. */
export interface TlsKeyPair {
  readonly cert: string | Buffer
  readonly key: string | Buffer
}

export interface HttpServerOptions {
  readonly host: string
  /** The port to listen on; 0 chooses any free port. */
  readonly port: number
  readonly clock: Pick<Clock, 'nowMs'>
  /** The certificate; if absent, the server speaks plain HTTP. */
  readonly tls?: TlsKeyPair
  /**
   * Returns whether a client, such as a proxy, is exempt from the connection limit; if absent, only loopback addresses
   * are exempt.
   */
  readonly isUnlimited?: (address: string) => boolean
  readonly limits?: Partial<HttpLimits>
}

export interface HttpLimits {
  /** Maximum number of open connections; further connections are closed. */
  readonly connectionCount: number
  /**
   * Maximum number of open connections per client network; further connections are closed. Clients for which
   * `isUnlimited` returns true are exempt.
   */
  readonly connectionsPerClient: number
  /** Maximum size of the request line and header fields together. */
  readonly maxHeaderBytes: number
  /**
   * Time limit for receiving the head of a request. The clock starts with the head's first byte or, for the first
   * request on a connection, when the connection opens.
   */
  readonly headerTimeoutMs: number
  /** Time limit for receiving the whole request. Time spent waiting for the response does not count. */
  readonly requestTimeoutMs: number
  /**
   * How long a connection may be idle between requests before the server closes it. The limit must be longer than the
   * idle timeout of clients and proxies; otherwise, a request may arrive on a closing connection.
   */
  readonly keepAliveTimeoutMs: number
  /** The rate limit to report, but not to enforce, in responses to requests that never reach the app. */
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

/** The maximum length of a path, including the query string. */
export const maxTargetLength = 8000

/** The maximum size of a request body. */
export const maxBodyBytes: number = 1024 * 1024
