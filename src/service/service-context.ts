/** What every handler works with. */

import type { HttpBindings } from '@hono/node-server'
import type { Context, Handler, MiddlewareHandler } from 'hono'
import type { PostmasterReader } from '../postmaster/http/postmaster-reader.ts'
import type { SeedDirectory } from '../seeds/directory.ts'
import type { RateLimits } from '../settings/service-file/service-settings.ts'
import type { StoredToken } from '../storage/account.ts'
import type { AdmittedTest, Store } from '../storage/store.ts'
import type { Clock, Random } from '../world/world.ts'
import type { TrustedProxies } from './http/client-address.ts'
import type { KnownReply, ReplyCache } from './long-poll/reply-cache.ts'
import type { TestWatcher } from './long-poll/test-watcher.ts'

/** The parts of a running service. */
export interface ServiceParts {
  readonly store: Store
  readonly directory: SeedDirectory
  /** Where requests wait for a test to change. */
  readonly watcher: TestWatcher
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
  readonly rateLimits: RateLimits
  /** Stands before every request, refused and unknown ones too: names, counts and logs it. Absent: nobody looks. */
  readonly observe?: ServiceMiddleware
}

/** What hono carries from middleware to handler. */
export interface ServiceEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** Who asks; `null` until a valid token was seen. */
    token: StoredToken | null
    /** Set when the request was let in; `null`: given up by a request that waits. */
    reading?: AdmittedReading | null
    /** The test that the request is about, by its numeric id, for the log; absent: none, or not known yet. */
    testId?: number
    /** Set by whoever observes requests: called when the request begins to wait for a change. */
    onWait?: () => void
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
  /** The watcher's `changeCount` from before it was read. */
  readonly since: number
}

export type ServiceRequest = Context<ServiceEnv>
export type ServiceHandler = Handler<ServiceEnv>
export type ServiceMiddleware = MiddlewareHandler<ServiceEnv>

/** One line of app.ts. */
export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly handler: (parts: ServiceParts) => ServiceHandler
}

/** The caller's token; middleware refuses requests without one. */
export function tokenOf(request: ServiceRequest): StoredToken {
  const token = request.get('token')
  if (token === null) throw new TypeError('a handler ran before the token was checked')
  return token
}

/** The caller's workspace. */
export function workspaceOf(request: ServiceRequest): string {
  return tokenOf(request).workspaceId
}

/** What was read for the caller; middleware lets nobody through without it. */
export function readingOf(request: ServiceRequest): AdmittedReading {
  const reading = request.get('reading')
  if (reading === undefined || reading === null) throw new TypeError('a handler ran before the request was let in')
  return reading
}
