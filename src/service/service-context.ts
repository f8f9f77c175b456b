/** What every handler works with. */

import type { HttpBindings } from '@hono/node-server'
import type { Context, Handler, MiddlewareHandler } from 'hono'

import type { SeedDirectory } from '../seeds/directory.ts'
import type { StoredToken } from '../storage/account.ts'
import type { AdmittedTest, Store } from '../storage/store.ts'
import type { Clock, Random } from '../world/world.ts'
import type { TrustedProxies } from './http/client-address.ts'
import type { HoldOffer } from './long-poll/hold.ts'
import type { NewsRoom } from './long-poll/news-room.ts'
import type { ChangeMark } from './long-poll/recent-changes.ts'
import type { KnownReply, ReplyCache } from './long-poll/reply-cache.ts'
import type { PostmasterReader } from './postmaster-reader.ts'

/** The parts of a running service. */
export interface ServiceParts {
  readonly store: Store
  readonly directory: SeedDirectory
  /** Where requests wait for a test to change. */
  readonly news: NewsRoom
  /** Finished bodies of tests. */
  readonly replies: ReplyCache
  readonly clock: Clock
  readonly random: Random
  readonly postmaster: PostmasterReader
  /** Where people reach the service, without a slash at its end: `https://presend.example`; `null`: nowhere. */
  readonly publicUrl: string | null
  /** How long a test stays open when its creator does not say. */
  readonly testTimeoutMs: number
  /** Whose word on a client's address is believed. */
  readonly trustedProxies: TrustedProxies
  /** Stands before every request, refused and unknown ones too: names, counts and logs it. Absent: nobody looks. */
  readonly observe?: ServiceMiddleware
}

/** What hono carries from middleware to handler. */
export interface ServiceEnv {
  Bindings: Partial<HttpBindings> & {
    /** Given when the server can hold the request by itself. */
    readonly holdOffer?: HoldOffer
  }
  Variables: {
    /** Who asks; `null` until a valid token was seen. */
    token: StoredToken | null
    /** Set for whoever was let in. */
    reading?: AdmittedReading
  }
}

/** What was read when the request was let in. */
export interface AdmittedReading {
  /** The test that the path names; `null`: it names none, or there is none of that name. */
  readonly test: AdmittedTest | null
  /** The finished reply of which the database was told; when the test came without seeds, it is still true. */
  readonly knownReply: KnownReply | null
  /** When it was read: a reply speaks of this moment. */
  readonly nowMs: number
  /** From before it was read. */
  readonly since: ChangeMark
}

export type ServiceRequest = Context<ServiceEnv>
export type ServiceHandler = Handler<ServiceEnv>
export type ServiceMiddleware = MiddlewareHandler<ServiceEnv>

/** The workspace of the caller; middleware lets nobody without one through. */
export function workspaceOf(request: ServiceRequest): string {
  const token = request.get('token')
  if (token === null) throw new TypeError('a handler ran before the token was checked')
  return token.workspaceId
}

/** What was read for the caller; middleware lets nobody through without it. */
export function readingOf(request: ServiceRequest): AdmittedReading {
  const reading = request.get('reading')
  if (reading === undefined) throw new TypeError('a handler ran before the request was let in')
  return reading
}
