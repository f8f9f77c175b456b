/** The one way to start a service around a store that somebody else opened: HTTP on one port, SMTP on another. */

import {
  type Receiver,
  type ReceiverOptions,
  type ReceiverPorts,
  startReceiver,
} from '../seeds/local-smtp/start-receiver.ts'
import { type ServiceApp, serviceApp } from './app.ts'
import { changeNotifier } from './change-notifier.ts'
import { type HttpServer, startHttpServer } from './http-server.ts'
import type { ServiceParts } from './service-context.ts'

/** Something that answers requests. */
export type Answering = Pick<ServiceApp, 'fetch'>

/** What is served, and where. */
export interface ServicePlan {
  /** All parts but those that starting makes. */
  readonly parts: Omit<ServiceParts, 'changes' | 'stopping' | 'publicUrl'>
  /** Called with the address that HTTP listens at. */
  publicUrl(http: { readonly host: string; readonly port: number }): string | null
  readonly http: Parameters<typeof startHttpServer>[1]
  /** `null`: no mail is received here. */
  readonly smtp: ReceiverOptions | null
  readonly receive: ReceiverPorts['receive']
  /** Puts something around the app; absent: nothing. */
  wrap?(app: Answering): Answering
}

/** A service that listens. Disposing it ends every request and connection at once. */
export interface StartedService extends AsyncDisposable {
  readonly http: HttpServer
  readonly receiver: Receiver | null
  /** How many requests wait for news right now. */
  readonly waiterCount: () => number
}

/** Starts it; when a port cannot be had, nothing is left open. Rejects with Node's own error then. */
export async function startService(plan: ServicePlan): Promise<StartedService> {
  await using stack = new AsyncDisposableStack()
  const stopping = new AbortController()
  const changes = changeNotifier()
  // A page's address holds the port, which is known only when it is taken.
  let app: Answering | null = null
  const http = stack.use(
    await startHttpServer({ fetch: (request, env) => app?.fetch(request, env) ?? notYet() }, plan.http),
  )
  const parts = { ...plan.parts, changes, stopping: stopping.signal, publicUrl: plan.publicUrl(http) }
  const api = serviceApp(parts)
  app = plan.wrap?.(api) ?? api
  stack.use(plan.parts.store.onTestChanged((numericId) => changes.notify(numericId)))
  const ports = { directory: plan.parts.directory, receive: plan.receive }
  const receiver = plan.smtp === null ? null : stack.use(await startReceiver(plan.smtp, ports))
  // Before the ports are closed, so that nobody is told of a failure when it is only the end.
  stack.defer(() => stopping.abort(new Error('the service is shutting down')))
  const owned = stack.move()
  return {
    http,
    receiver,
    waiterCount: () => changes.waiterCount,
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

function notYet(): Response {
  return Response.json(
    { success: false, error: 'The service is starting; try again in a moment' },
    { status: 503, headers: { 'Retry-After': '1' } },
  )
}
