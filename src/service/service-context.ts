/** What every handler works with. */

import type { HttpBindings } from '@hono/node-server'
import type { Context, Handler, MiddlewareHandler } from 'hono'

import type { SeedDirectory } from '../seeds/directory.ts'
import type { StoredToken } from '../storage/account.ts'
import type { Store } from '../storage/store.ts'
import type { Clock, Random } from '../world/world.ts'
import type { ChangeNotifier } from './change-notifier.ts'
import type { PostmasterReader } from './postmaster-reader.ts'

/** The parts of a running service. */
export interface ServiceParts {
  readonly store: Store
  readonly directory: SeedDirectory
  readonly changes: ChangeNotifier
  readonly clock: Clock
  readonly random: Random
  readonly postmaster: PostmasterReader
  /** Where people reach the service, without a slash at its end: `https://presend.example`; `null`: nowhere. */
  readonly publicUrl: string | null
  /** How long a test stays open when its creator does not say. */
  readonly testTimeoutMs: number
  /** Aborts when the service stops: waiting requests end. */
  readonly stopping: AbortSignal
  /** Stands before every request, refused and unknown ones too: names, counts and logs it. Absent: nobody looks. */
  readonly observe?: ServiceMiddleware
}

/** What hono carries from middleware to handler. */
export interface ServiceEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** Who asks; `null` until a valid token was seen. */
    token: StoredToken | null
  }
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
