/** Types and dependencies that handlers and middleware share. */

import type { HttpBindings } from '@hono/node-server'
import type { Context, Handler, Hono, MiddlewareHandler } from 'hono'
import type { RateLimits, ReportAccess } from '../../check/settings/service-file/service-settings.ts'
import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import type { TrustedProxies } from '../http/client-address.ts'
import type { KnownReply, ReplyCache } from '../long-poll/reply-cache.ts'
import type { TestWatcher } from '../long-poll/test-watcher.ts'
import type { SeedDirectory } from '../receiving/directory.ts'
import type { RenderTestMail } from '../receiving/test-mail/open-mail-renderer.ts'
import type { StoredToken } from '../storage/account.ts'
import type { FoundSession } from '../storage/login-session.ts'
import type { AdmittedTest, Store } from '../storage/store.ts'

/** The dependencies of handlers and middleware. */
export interface ServiceDeps {
  readonly store: Store
  readonly directory: SeedDirectory
  readonly watcher: TestWatcher
  readonly replies: ReplyCache
  readonly clock: Clock
  readonly random: Random
  /**
   * The public base URL without a trailing slash, such as `https://presend.example`; `null` if users cannot reach the
   * service.
   */
  readonly publicUrl: string | null
  /** The timeout for a test if the request does not set one. */
  readonly testTimeoutMs: number
  /** Proxies whose forwarding headers are trusted. */
  readonly trustedProxies: TrustedProxies
  readonly rateLimits: RateLimits
  /** The maximum size of a message that users upload in the dashboard; absent if uploads are not available. */
  readonly uploadBytes?: number
  /** How the report page can be opened: with the tracking id or a link, or only with a link. */
  readonly reportAccess: ReportAccess
  /** Renders the HTML parts of stored messages; absent if the service stores no messages. */
  readonly renderTestMail?: RenderTestMail
  /** The routes of extensions, below `/api/v1`. */
  readonly addedRoutes: readonly Route[]
  /** Starts the first attempts of new webhook deliveries; if absent, the sweep finds them. */
  readonly onDeliveries?: (deliveryIds: readonly string[]) => void
  /** Serves `/healthz`, `/readyz` and `/metrics`; absent if the service has no such endpoints. */
  readonly operations?: Hono<ServiceEnv>
  /**
   * Wraps the handling of every request that `operations` does not serve, including rejected requests and requests for
   * unknown paths.
   */
  readonly observe?: ServiceMiddleware
  /** Loads the dashboard when a visitor opens its first page; absent if the service has no dashboard. */
  readonly loadDashboard?: (deps: ServiceDeps) => Promise<(request: ServiceRequest) => Promise<Response>>
}

/** hono's environment type: bindings and per-request variables. */
export interface ServiceEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** The caller's token; `null` until admission has validated a token. */
    token: StoredToken | null
    /**
     * The data read during admission; set when the request is admitted. A waiting request sets it to `null` to save
     * memory.
     */
    admission?: Admission | null
    /** The session of a request for a dashboard page, read during admission; `null` if there is no valid session. */
    session?: FoundSession | null
    /** The numeric id of the test that the request concerns, for the log. */
    testId?: number
    /** The path pattern of the dashboard page, for the log. */
    pagePattern?: string
    /** Called when the request starts to wait for a change. */
    onWait?: () => void
  }
}

/** The data that is read from the store with a single query when a request is admitted. */
export interface Admission {
  /** The test named in the path; `null` if the path does not refer to a test. */
  readonly test: AdmittedTest | null
  /**
   * The cached reply whose revision was passed to the store query. If the store returned the test without seeds, this
   * reply is still current.
   */
  readonly knownReply: KnownReply | null
  /** When the store was read. */
  readonly nowMs: number
  /** The value of the watcher's `changeCount` before the store was read. */
  readonly since: number
}

export type ServiceRequest = Context<ServiceEnv>
export type ServiceHandler = Handler<ServiceEnv>
export type ServiceMiddleware = MiddlewareHandler<ServiceEnv>

/**
 * The status to log if the client disconnected before the response; nginx uses the same status. This status is never
 * sent.
 */
export const clientClosedRequest = 499

/** Returns the caller's token. @throws TypeError if called before admission */
export function callerToken(request: ServiceRequest): StoredToken {
  const token = request.get('token')
  if (token === null) throw new TypeError('handler ran before the token was checked')
  return token
}

/** Returns the caller's workspace. @throws TypeError if called before admission */
export function callerWorkspace(request: ServiceRequest): WorkspaceId {
  return callerToken(request).workspaceId
}

/** Returns the data that was read when the request was admitted. @throws TypeError if called before admission */
export function admissionOf(request: ServiceRequest): Admission {
  const admission = request.get('admission')
  if (admission === undefined || admission === null) throw new TypeError('handler ran before admission')
  return admission
}

/** A route: one line in the table in app.ts. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly handler: (deps: ServiceDeps) => ServiceHandler
}
