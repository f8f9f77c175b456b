/** Implements a graceful shutdown, which stops accepting new work and finishes current work within a time limit. */

import type { Clock } from '../../foundation/world/world.ts'
import type { Readiness } from '../operations/readiness.ts'
import type { ServiceLog } from '../operations/service-log.ts'
import type { StartedService } from '../server/start-service.ts'
import type { Jobs } from '../storage/jobs.ts'

export interface DrainDeps {
  readonly readiness: Pick<Readiness, 'startDraining'>
  readonly service: Pick<StartedService, 'drain'>
  readonly jobs: Pick<Jobs, 'drain'>
  readonly clock: Clock
  readonly log: Pick<ServiceLog, 'warn'>
  /** How long `/readyz` reports `not ready` before draining starts. */
  readonly delayMs: number
  readonly limitMs: number
}

/** Whether all current work finished in time. */
export type DrainEnd = 'finished' | 'cut-off'

/**
 * Makes `/readyz` fail, so that load balancers stop sending requests; then stops accepting connections and waits for
 * requests, SMTP transactions and jobs. Work that is not finished after `limitMs` remains on disk until another
 * instance, or this instance after its next start, continues it. Never rejects.
 */
export async function drainService(deps: DrainDeps): Promise<DrainEnd> {
  const { readiness, service, jobs, clock, log, limitMs } = deps
  readiness.startDraining()
  await clock.sleep(deps.delayMs, new AbortController().signal)
  const timeout = new AbortController()
  const finished = new AbortController()
  const abort = (): void => {
    log.warn('shutdown timeout reached; aborting work in progress', { limit_ms: limitMs })
    timeout.abort(new Error(`not finished within ${limitMs} ms`))
  }
  const timer = clock.sleep(limitMs, finished.signal).then(abort, () => undefined)
  let hasFailed = false
  const onError = (error: unknown): void => {
    hasFailed = true
    log.warn('shutdown incomplete', { error })
  }
  // Keep this order: a message that is still being received may enqueue a job.
  for (const component of [service, jobs]) await component.drain(timeout.signal).catch(onError)
  finished.abort()
  await timer
  return hasFailed || timeout.signal.aborted ? 'cut-off' : 'finished'
}
