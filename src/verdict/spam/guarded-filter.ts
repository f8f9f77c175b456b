/** A time limit and a circuit breaker around an engine on the other side of a socket. */

import { TimeLimitReached, withinTime } from '../../world/time-limit.ts'
import type { Clock } from '../../world/world.ts'
import type { SpamFilter, SpamFilterAnswer, SpamFilterInput } from './spam-filter.ts'

/** When an engine is given up, and for how long. */
export interface GuardLimits {
  /** 10 s: an engine that is well answers within one. */
  readonly timeLimitMs?: number
  /** 5 */
  readonly failuresToOpen?: number
  /** 30 s */
  readonly openMs?: number
}

/** How often an engine was asked, for the metrics. */
export interface GuardCounts {
  readonly judged: number
  readonly failed: number
  /** Answered with a failure without asking, since the last ones had failed. */
  readonly skipped: number
}

/** An engine that answers in time, or says that it does not. */
export interface GuardedFilter<Input = SpamFilterInput> extends SpamFilter<Input> {
  counts(): GuardCounts
  /** True: it has failed too often in a row, and is asked again only after a while. */
  isGivenUp(): boolean
}

const defaults = { timeLimitMs: 10_000, failuresToOpen: 5, openMs: 30_000 } satisfies Required<GuardLimits>

/**
 * After `failuresToOpen` failures in a row the engine is not asked for `openMs`; then one message is sent to try. A dead
 * engine thus costs each message nothing instead of a time limit, and is not buried when it comes back.
 */
export function guardedFilter<Input>(
  filter: SpamFilter<Input>,
  clock: Clock,
  limits: GuardLimits = {},
): GuardedFilter<Input> {
  const { timeLimitMs, failuresToOpen, openMs } = { ...defaults, ...limits }
  const counts = { judged: 0, failed: 0, skipped: 0 }
  let failuresInRow = 0
  let closedAgainAtMs = Number.NEGATIVE_INFINITY
  let isTrying = false

  function isOpen(): boolean {
    return failuresInRow >= failuresToOpen && (isTrying || clock.monotonicMs() < closedAgainAtMs)
  }

  function count(answer: SpamFilterAnswer): void {
    counts[answer.status] += 1
    failuresInRow = answer.status === 'judged' ? 0 : failuresInRow + 1
    if (failuresInRow >= failuresToOpen) closedAgainAtMs = clock.monotonicMs() + openMs
  }

  return {
    engine: filter.engine,
    version: filter.version,
    counts: () => ({ ...counts }),
    isGivenUp: () => failuresInRow >= failuresToOpen,
    judge: async (input, signal) => {
      if (isOpen()) {
        counts.skipped += 1
        return {
          status: 'failed',
          reason: `${filter.engine} failed ${failuresInRow} times in a row and is not asked now`,
        }
      }
      isTrying = failuresInRow >= failuresToOpen
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
        isTrying = false
      }
    },
  }
}

/** Rejects with the signal's reason, and with nothing else. */
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
      return { status: 'failed', reason: `${engine} gave no verdict within ${timeLimitMs / 1000} s` }
    }
    return { status: 'failed', reason: error instanceof Error ? error.message : `${engine} broke off` }
  }
}
