/** The one way to start a service around a store that somebody else opened: HTTP on one port, SMTP on another. */

import {
  type Receiver,
  type ReceiverOptions,
  type ReceiverPorts,
  startReceiver,
} from '../seeds/local-smtp/start-receiver.ts'
import { type ServiceApp, serviceApp } from './app.ts'
import { noTrustedProxies, type TrustedProxies } from './http/client-address.ts'
import type { HttpServerOptions } from './http/http-options.ts'
import { type HttpServer, startHttpServer } from './http-server.ts'
import { openNewsRoom } from './long-poll/news-room.ts'
import { replyCache } from './long-poll/reply-cache.ts'
import type { ServiceParts } from './service-context.ts'

/** Something that answers requests. */
export type Answering = Pick<ServiceApp, 'fetch'>

/** What is served, and where. */
export interface ServicePlan {
  /** All parts but those that starting makes. */
  readonly parts: Omit<ServiceParts, 'news' | 'replies' | 'trustedProxies' | 'publicUrl'>
  /** Whose word on a client's address is believed; absent: nobody's. */
  readonly trustedProxies?: TrustedProxies
  /** How much memory finished bodies of tests may take; absent: 32 MiB, about 1500 tests of fifty seeds. */
  readonly replyCacheBytes?: number
  /** Called with the address that HTTP listens at. */
  publicUrl(http: { readonly host: string; readonly port: number }): string | null
  readonly http: Omit<HttpServerOptions, 'clock'>
  /** `null`: no mail is received here. */
  readonly smtp: ReceiverOptions | null
  /** What becomes of mail. */
  readonly mail: Omit<ReceiverPorts, 'directory'>
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
  /** How many requests wait for news right now. */
  readonly waiterCount: () => number
}

const usualReplyCacheBytes = 32 * 1024 * 1024

/** Starts it; when a port cannot be had, nothing is left open. Rejects with Node's own error then. */
export async function startService(plan: ServicePlan): Promise<StartedService> {
  await using stack = new AsyncDisposableStack()
  const { store, clock } = plan.parts
  const news = stack.use(openNewsRoom({ store, clock }))
  // A page's address holds the port, which is known only when it is taken.
  let app: Answering | null = null
  const http = stack.use(
    await startHttpServer({ fetch: (request, env) => app?.fetch(request, env) ?? notYet() }, { ...plan.http, clock }),
  )
  const parts: ServiceParts = {
    ...plan.parts,
    news,
    replies: replyCache(plan.replyCacheBytes ?? usualReplyCacheBytes),
    trustedProxies: plan.trustedProxies ?? noTrustedProxies,
    publicUrl: plan.publicUrl(http),
  }
  const api = serviceApp(parts)
  app = plan.wrap?.(api) ?? api
  const ports = { ...plan.mail, directory: plan.parts.directory }
  const receiver = plan.smtp === null ? null : stack.use(await startReceiver(plan.smtp, ports))
  // Before the ports are closed, so that nobody is told of a failure when it is only the end.
  stack.defer(() => news[Symbol.dispose]())
  const owned = stack.move()
  return {
    http,
    receiver,
    drain: async (signal) => {
      const drained = Promise.all([http.drain(signal), receiver?.drain(signal)])
      // After the drain has begun, so that their connections end with the answer.
      news[Symbol.dispose]()
      await drained
    },
    waiterCount: () => news.waiterCount,
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

function notYet(): Response {
  return Response.json(
    { success: false, error: 'The service is starting; try again in a moment' },
    { status: 503, headers: { 'Retry-After': '1' } },
  )
}
