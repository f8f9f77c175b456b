/** Timeout and circuit breaker for a remote spam engine. */

import { TimeLimitReached, withinTime } from '../../world/time-limit.ts'
import type { Clock } from '../../world/world.ts'
import type { SpamFilter, SpamFilterAnswer, SpamFilterInput } from './spam-filter.ts'

export interface GuardLimits {
  /** Default: 10 s. */
  readonly timeLimitMs?: number
  /** Default: 5. */
  readonly failuresToOpen?: number
  /** Default: 30 s. */
  readonly openMs?: number
}

/** Number of requests, for metrics. */
export interface GuardCounts {
  readonly judged: number
  readonly failed: number
  /** Requests that failed at once because the circuit breaker was open. */
  readonly skipped: number
}

export interface GuardedFilter<Input = SpamFilterInput> extends SpamFilter<Input> {
  counts(): GuardCounts
  /** True after too many consecutive failures. */
  isOpen(): boolean
}

const defaults = { timeLimitMs: 10_000, failuresToOpen: 5, openMs: 30_000 } satisfies Required<GuardLimits>

/**
 * After `failuresToOpen` consecutive failures, requests fail at once for `openMs`; then a single message probes the engine.
 */
export function guardedFilter<Input>(
  filter: SpamFilter<Input>,
  clock: Clock,
  limits: GuardLimits = {},
): GuardedFilter<Input> {
  const { timeLimitMs, failuresToOpen, openMs } = { ...defaults, ...limits }
  const counts = { judged: 0, failed: 0, skipped: 0 }
  let failuresInRow = 0
  let openUntilMs = Number.NEGATIVE_INFINITY
  let isProbing = false

  function isBlocked(): boolean {
    return failuresInRow >= failuresToOpen && (isProbing || clock.monotonicMs() < openUntilMs)
  }

  function count(answer: SpamFilterAnswer): void {
    counts[answer.status] += 1
    failuresInRow = answer.status === 'judged' ? 0 : failuresInRow + 1
    if (failuresInRow >= failuresToOpen) openUntilMs = clock.monotonicMs() + openMs
  }

  return {
    engine: filter.engine,
    version: filter.version,
    counts: () => ({ ...counts }),
    isOpen: () => failuresInRow >= failuresToOpen,
    judge: async (input, signal) => {
      if (isBlocked()) {
        counts.skipped += 1
        return {
          status: 'failed',
          reason: `${filter.engine} failed ${failuresInRow} times in a row; requests are paused`,
        }
      }
      isProbing = failuresInRow >= failuresToOpen
      try {
        const answer = await judgeInTime(async (limited) => await filter.judge(input, limited), {
          engine: filter.engine,
          clock,
          timeLimitMs,
          signal,
        })
        count(answer)
        return answer
      } finally {
        isProbing = false
      }
    },
  }
}

/** Rejects only with the signal's reason. */
async function judgeInTime(
  judge: (signal: AbortSignal) => Promise<SpamFilterAnswer>,
  limit: { readonly engine: string; readonly clock: Clock; readonly timeLimitMs: number; readonly signal: AbortSignal },
): Promise<SpamFilterAnswer> {
  const { engine, timeLimitMs, signal } = limit
  try {
    return await withinTime(judge, timeLimitMs, limit)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TimeLimitReached) {
      return { status: 'failed', reason: `${engine} timed out after ${timeLimitMs / 1000} s` }
    }
    return { status: 'failed', reason: error instanceof Error ? error.message : `${engine}: unknown error` }
  }
}
