/** Reports whether this instance is ready for requests and, if not, which components are not ready. */

import { withinTime } from '../../foundation/world/time-limit.ts'
import type { Clock } from '../../foundation/world/world.ts'
import type { ServiceLog } from './service-log.ts'

/** A required component, with a check that rejects if the component does not work. */
export interface ReadinessCheck {
  readonly part: string
  check(): Promise<void>
}

/** The response of `/readyz`. */
export interface ReadinessReport {
  readonly isReady: boolean
  readonly parts: Readonly<Record<string, 'ready' | 'not ready'>>
}

export interface Readiness {
  report(): Promise<ReadinessReport>
  /** Makes `/readyz` report `not ready` from now on, because the instance is shutting down. */
  startDraining(): void
}

/** How long a report is reused, so that frequent requests do not cause additional checks. */
const maxAgeMs = 1000
/** Time limit for one check, which is shorter than the timeouts of common load balancers. */
const checkLimitMs = 2000

/** Creates the readiness check for one instance. */
export function readiness(
  checks: readonly ReadinessCheck[],
  { clock, log }: { readonly clock: Clock; readonly log: Pick<ServiceLog, 'warn'> },
): Readiness {
  let isDraining = false
  let last: { readonly atMs: number; readonly report: Promise<ReadinessReport> } | null = null

  async function check(): Promise<ReadinessReport> {
    const parts = await Promise.all(checks.map(async (one) => [one.part, await stateOf(one)] as const))
    return { isReady: parts.every(([, state]) => state === 'ready'), parts: Object.fromEntries(parts) }
  }

  async function stateOf(one: ReadinessCheck): Promise<'ready' | 'not ready'> {
    try {
      const limit = { clock, signal: new AbortController().signal }
      await withinTime(async () => await one.check(), checkLimitMs, limit)
      return 'ready'
    } catch (error) {
      log.warn('not ready', { part: one.part, error })
      return 'not ready'
    }
  }

  return {
    startDraining: () => {
      isDraining = true
    },
    report: async () => {
      if (isDraining) return { isReady: false, parts: { draining: 'not ready' } }
      const nowMs = clock.monotonicMs()
      if (last === null || nowMs - last.atMs >= maxAgeMs) last = { atMs: nowMs, report: check() }
      return await last.report
    },
  }
}
