/** Whether this instance should be given work, and which part of it says no. */

import { withinTime } from '../../world/time-limit.ts'
import type { Clock } from '../../world/world.ts'
import type { ServiceLog } from './service-log.ts'

/** A part without which nothing goes: its check rejects when it is not there. */
export interface ReadinessCheck {
  readonly part: string
  check(): Promise<void>
}

/** What `/readyz` says. */
export interface ReadinessReport {
  readonly isReady: boolean
  readonly parts: Readonly<Record<string, 'ready' | 'not ready'>>
}

/** Asks all parts, seldom. */
export interface Readiness {
  report(): Promise<ReadinessReport>
  /** From now on the instance is not ready, whatever its parts say: it is about to end. */
  startDraining(): void
}

/** Anybody may ask: an answer serves everyone who asks within this time, so that asking often costs nothing. */
const keptMs = 1000
/** Shorter than the time that load balancers allow. */
const checkLimitMs = 2000

/** The readiness of one instance. */
export function readiness(
  checks: readonly ReadinessCheck[],
  { clock, log }: { readonly clock: Clock; readonly log: Pick<ServiceLog, 'warn'> },
): Readiness {
  let isDraining = false
  let kept: { readonly atMs: number; readonly report: Promise<ReadinessReport> } | null = null

  async function ask(): Promise<ReadinessReport> {
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
      if (kept === null || nowMs - kept.atMs >= keptMs) kept = { atMs: nowMs, report: ask() }
      return await kept.report
    },
  }
}
