/** How an HTTP server is to be run. */

import type { Clock } from '../../world/world.ts'
import { usualRateLimits } from '../middleware/limit-rate.ts'

/** A certificate with its chain, and its key, both PEM. */
export interface TlsKeyPair {
  readonly cert: string | Buffer
  readonly key: string | Buffer
}

export interface HttpServerOptions {
  readonly host: string
  /** 0: a free one. */
  readonly port: number
  /** Writes dates into answers. */
  readonly clock: Pick<Clock, 'nowMs'>
  /** Absent: plain HTTP. */
  readonly tls?: TlsKeyPair
  /** Clients that may hold any number of connections, such as proxies; absent: this machine's own. */
  readonly isUnlimited?: (address: string) => boolean
  /** What it takes on at most; absent ones have their default. */
  readonly limits?: Partial<HttpLimits>
}

/** What one server takes on at most. */
export interface HttpLimits {
  /** Connections at a time; more are closed as they come. */
  readonly connectionCount: number
  /** Of one client, by its network; more are closed as they come. See `isUnlimited`. */
  readonly connectionsPerClient: number
  /** Request line and header fields together. */
  readonly maxHeaderBytes: number
  /** Until the head of a request is in, from its first byte; from the connection's start for the first one. */
  readonly headerTimeoutMs: number
  /** Until the whole request is in. The wait for an answer does not count. */
  readonly requestTimeoutMs: number
  /** Until the next request on a connection. Longer than clients keep idle ones, so that none is closed under a request. */
  readonly keepAliveTimeoutMs: number
  /** Only shown: in the responses to requests that never reach the app. */
  readonly anonymousRequestsPerHour: number
}

/** What holds when nothing else is said. */
export const usualHttpLimits: HttpLimits = {
  connectionCount: 20_000,
  connectionsPerClient: 1000,
  maxHeaderBytes: 16_384,
  headerTimeoutMs: 15_000,
  requestTimeoutMs: 60_000,
  keepAliveTimeoutMs: 65_000,
  anonymousRequestsPerHour: usualRateLimits.anonymous,
}

/** Longest path and query; longer ones belong to nobody's client. */
export const maxTargetLength = 8000
