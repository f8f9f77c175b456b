/** Starts a service with an open store: HTTP on one port, SMTP on another. */

import type { RateLimits, ReportAccess } from '../../check/settings/service-file/service-settings.ts'
import { isLoopbackAddress } from '../../foundation/world/ip-address.ts'
import { noTrustedProxies, type TrustedProxies } from '../http/client-address.ts'
import type { FetchHandler, HttpServerOptions } from '../http/http-options.ts'
import { type HttpServer, startHttpServer } from '../http/http-server.ts'
import { defaultRateLimits } from '../http/rate-limit.ts'
import { replyCache } from '../long-poll/reply-cache.ts'
import { TestWatcher } from '../long-poll/test-watcher.ts'
import {
  type Receiver,
  type ReceiverOptions,
  type ReceiverPorts,
  startReceiver,
} from '../receiving/local-smtp/start-receiver.ts'
import type { ServiceDeps } from '../requests/service-context.ts'
import { serviceApp } from './app.ts'

/** The app to serve, and the addresses on which it listens. */
export interface ServicePlan {
  /** All dependencies except those that startService creates. */
  readonly deps: Omit<
    ServiceDeps,
    'watcher' | 'replies' | 'trustedProxies' | 'rateLimits' | 'reportAccess' | 'publicUrl'
  >
  /** Proxies whose forwarding headers are trusted; if absent, no proxy is trusted. */
  readonly trustedProxies?: TrustedProxies
  /** The rate limits; if absent, the documented defaults apply. */
  readonly rateLimits?: RateLimits
  /** How report pages can be opened. If absent, a tracking id also opens its report. */
  readonly reportAccess?: ReportAccess
  /**
   * The maximum memory for cached responses. Defaults to 32 MiB, which is enough for about 1,500 tests with 50 seeds
   * each.
   */
  readonly replyCacheBytes?: number
  /** Returns the public base URL, given the address on which the HTTP server listens. */
  publicUrl(http: { readonly host: string; readonly port: number }): string | null
  readonly http: Omit<HttpServerOptions, 'clock'>
  /** The address on which the SMTP server listens; `null` if the service receives no mail. */
  readonly smtp: ReceiverOptions | null
  /** Handles received mail. */
  readonly mail: Omit<ReceiverPorts, 'directory' | 'clock'>
}

/** A listening service. Disposing the service aborts every request and connection. */
export interface StartedService extends AsyncDisposable {
  readonly http: HttpServer
  readonly receiver: Receiver | null
  /**
   * Stops accepting connections, ends long polls, and finishes requests and messages in progress. If the signal aborts
   * before all of them have finished, rejects with the signal's reason.
   */
  drain(signal: AbortSignal): Promise<void>
  /** The number of open long polls. */
  readonly waiterCount: () => number
}

const defaultReplyCacheBytes = 32 * 1024 * 1024

/** Starts the service. If a port is not available, rejects with Node's error and closes everything that was opened. */
export async function startService(plan: ServicePlan): Promise<StartedService> {
  await using stack = new AsyncDisposableStack()
  const { store, clock } = plan.deps
  const trustedProxies = plan.trustedProxies ?? noTrustedProxies
  const watcher = stack.use(new TestWatcher({ store, clock }))
  // The app needs the public URL. The URL may contain the port, which is known only after the server has started
  // listening.
  let app: FetchHandler | null = null
  const http = stack.use(
    await startHttpServer(
      { fetch: (request, env) => app?.fetch(request, env) ?? answerStarting() },
      { ...plan.http, clock, isUnlimited: (address) => isLoopbackAddress(address) || trustedProxies.has(address) },
    ),
  )
  app = serviceApp({
    ...plan.deps,
    watcher,
    replies: replyCache(plan.replyCacheBytes ?? defaultReplyCacheBytes),
    trustedProxies,
    rateLimits: plan.rateLimits ?? defaultRateLimits,
    reportAccess: plan.reportAccess ?? 'tracking-id',
    publicUrl: plan.publicUrl(http),
  })
  const ports = { ...plan.mail, directory: plan.deps.directory, clock }
  const receiver = plan.smtp === null ? null : stack.use(await startReceiver(plan.smtp, ports))
  // Dispose of the watcher before the ports close, so that waiting requests still get a response.
  stack.defer(() => watcher[Symbol.dispose]())
  const owned = stack.move()
  return {
    http,
    receiver,
    drain: async (signal) => {
      const drained = Promise.all([http.drain(signal), receiver?.drain(signal)])
      // Dispose of the watcher only after draining has started, so that the responses to long polls close their
      // connections.
      watcher[Symbol.dispose]()
      await drained
    },
    waiterCount: () => watcher.waiterCount,
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

function answerStarting(): Response {
  return Response.json(
    { success: false, error: 'The service is starting; retry in a moment' },
    { status: 503, headers: { 'Retry-After': '1' } },
  )
}
