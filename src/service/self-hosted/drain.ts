/** The good end of a service: nothing new is taken, what is under way is finished, and it does not take for ever. */

import type { Jobs } from '../../storage/jobs.ts'
import type { Clock } from '../../world/world.ts'
import type { Readiness } from '../operations/readiness.ts'
import type { ServiceLog } from '../operations/service-log.ts'
import type { StartedService } from '../start-service.ts'

/** What is drained. */
export interface DrainedParts {
  readonly readiness: Pick<Readiness, 'startDraining'>
  readonly service: Pick<StartedService, 'drain'>
  readonly jobs: Pick<Jobs, 'drain'>
  readonly clock: Clock
  readonly log: Pick<ServiceLog, 'warn'>
  /** How long it says that it is not ready before it begins. */
  readonly delayMs: number
  readonly limitMs: number
}

/** Whether everything that was under way came to its end. */
export type DrainEnd = 'finished' | 'cut-off'

/**
 * First `/readyz` says no, so that load balancers look elsewhere, then no connection is taken any more; requests and SMTP transactions that are under way end,
 * and then the jobs. What is not done after `limitMs` is left: it is on disk, and another instance or the next start does
 * it. Never rejects.
 */
export async function drainService(parts: DrainedParts): Promise<DrainEnd> {
  const { readiness, service, jobs, clock, log, limitMs } = parts
  readiness.startDraining()
  await clock.sleep(parts.delayMs, new AbortController().signal)
  const timeUp = new AbortController()
  const finished = new AbortController()
  const cutOff = (): void => {
    log.warn('shutdown timeout reached; aborting work in progress', { limit_ms: limitMs })
    timeUp.abort(new Error(`not finished within ${limitMs} ms`))
  }
  // Ends early when everything is finished.
  const timer = clock.sleep(limitMs, finished.signal).then(cutOff, () => undefined)
  let isBroken = false
  const sayBroken = (error: unknown): void => {
    isBroken = true
    log.warn('shutdown incomplete', { error })
  }
  // One after the other: a message that is being taken may still ask for a job.
  for (const part of [service, jobs]) await part.drain(timeUp.signal).catch(sayBroken)
  finished.abort()
  await timer
  return isBroken || timeUp.signal.aborted ? 'cut-off' : 'finished'
}
