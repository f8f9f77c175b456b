/** The one way to start a service around a store that somebody else opened: HTTP on one port, SMTP on another. */

import {
  type Receiver,
  type ReceiverOptions,
  type ReceiverPorts,
  startReceiver,
} from '../seeds/local-smtp/start-receiver.ts'
import type { RateLimits } from '../settings/service-file/service-settings.ts'
import { isLoopbackAddress } from '../world/ip-address.ts'
import { type ServiceApp, serviceApp } from './app.ts'
import { noTrustedProxies, type TrustedProxies } from './http/client-address.ts'
import type { HttpServerOptions } from './http/http-options.ts'
import { type HttpServer, startHttpServer } from './http-server.ts'
import { replyCache } from './long-poll/reply-cache.ts'
import { openTestWatcher } from './long-poll/test-watcher.ts'
import { usualRateLimits } from './middleware/limit-rate.ts'
import type { ServiceParts } from './service-context.ts'

/** Something that answers requests. */
export type Answering = Pick<ServiceApp, 'fetch'>

/** What is served, and where. */
export interface ServicePlan {
  /** All parts but those that starting makes. */
  readonly parts: Omit<ServiceParts, 'watcher' | 'replies' | 'trustedProxies' | 'rateLimits' | 'publicUrl'>
  /** Whose word on a client's address is believed; absent: nobody's. */
  readonly trustedProxies?: TrustedProxies
  /** Absent: the documented defaults. */
  readonly rateLimits?: RateLimits
  /** How much memory finished bodies of tests may take; absent: 32 MiB, about 1500 tests of fifty seeds. */
  readonly replyCacheBytes?: number
  /** Called with the address that HTTP listens at. */
  publicUrl(http: { readonly host: string; readonly port: number }): string | null
  readonly http: Omit<HttpServerOptions, 'clock'>
  /** `null`: no mail is received here. */
  readonly smtp: ReceiverOptions | null
  /** What becomes of mail. */
  readonly mail: Omit<ReceiverPorts, 'directory' | 'clock'>
  /** Puts something around the app; absent: nothing. */
  wrap?(app: Answering): Answering
}

/** A service that listens. Disposing it ends every request and connection at once. */
export interface StartedService extends AsyncDisposable {
  readonly http: HttpServer
  readonly receiver: Receiver | null
  /**
   * Takes no new connection, tells those that wait what is known, and lets requests and messages under way end. Rejects
   * with the signal's reason when some did not.
   */
  drain(signal: AbortSignal): Promise<void>
  /** How many long polls are open now. */
  readonly waiterCount: () => number
}

const usualReplyCacheBytes = 32 * 1024 * 1024

/** Starts it; when a port cannot be had, nothing is left open. Rejects with Node's own error then. */
export async function startService(plan: ServicePlan): Promise<StartedService> {
  await using stack = new AsyncDisposableStack()
  const { store, clock } = plan.parts
  const trustedProxies = plan.trustedProxies ?? noTrustedProxies
  const watcher = stack.use(openTestWatcher({ store, clock }))
  // A page's address holds the port, which is known only when it is taken.
  let app: Answering | null = null
  const http = stack.use(
    await startHttpServer(
      { fetch: (request, env) => app?.fetch(request, env) ?? notYet() },
      { ...plan.http, clock, isUnlimited: (address) => isLoopbackAddress(address) || trustedProxies.has(address) },
    ),
  )
  const parts: ServiceParts = {
    ...plan.parts,
    watcher,
    replies: replyCache(plan.replyCacheBytes ?? usualReplyCacheBytes),
    trustedProxies,
    rateLimits: plan.rateLimits ?? usualRateLimits,
    publicUrl: plan.publicUrl(http),
  }
  const api = serviceApp(parts)
  app = plan.wrap?.(api) ?? api
  const ports = { ...plan.mail, directory: plan.parts.directory, clock }
  const receiver = plan.smtp === null ? null : stack.use(await startReceiver(plan.smtp, ports))
  // Before the ports are closed, so that waiting requests are still answered.
  stack.defer(() => watcher[Symbol.dispose]())
  const owned = stack.move()
  return {
    http,
    receiver,
    drain: async (signal) => {
      const drained = Promise.all([http.drain(signal), receiver?.drain(signal)])
      // After the drain has begun, so that their connections end with the response.
      watcher[Symbol.dispose]()
      await drained
    },
    waiterCount: () => watcher.waiterCount,
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

function notYet(): Response {
  return Response.json(
    { success: false, error: 'The service is starting; try again in a moment' },
    { status: 503, headers: { 'Retry-After': '1' } },
  )
}
