/** Adds a timeout and a circuit breaker to a remote spam engine. */

import { TimeLimitReached, withinTime } from '../../foundation/world/time-limit.ts'
import type { Clock } from '../../foundation/world/world.ts'
import type { SpamFilter, SpamFilterAnswer, SpamFilterInput } from './spam-filter.ts'

/** The number of requests by result. */
export interface GuardCounts {
  readonly judged: number
  readonly failed: number
  /** The number of requests that failed immediately because the circuit breaker was open. */
  readonly skipped: number
}

export interface GuardedFilter<Input = SpamFilterInput> extends SpamFilter<Input> {
  counts(): GuardCounts
  /** Whether the circuit breaker is open because of too many consecutive failures. */
  isOpen(): boolean
}

const timeoutMs = 10_000
const failuresToOpen = 5
const openMs = 30_000

/**
 * Returns the engine with a timeout of 10 s for each message. After five consecutive failures, requests fail
 * immediately for 30 s; then a single message is used to test whether the engine works again.
 */
export function guardedFilter<Input>(filter: SpamFilter<Input>, clock: Clock): GuardedFilter<Input> {
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
        const judge = async (limited: AbortSignal): Promise<SpamFilterAnswer> => await filter.judge(input, limited)
        const answer = await judgeInTime(judge, { engine: filter.engine, clock, signal })
        count(answer)
        return answer
      } finally {
        isProbing = false
      }
    },
  }
}

/** Calls the engine. Rejects only with the signal's reason. */
async function judgeInTime(
  judge: (signal: AbortSignal) => Promise<SpamFilterAnswer>,
  { engine, clock, signal }: { readonly engine: string; readonly clock: Clock; readonly signal: AbortSignal },
): Promise<SpamFilterAnswer> {
  try {
    return await withinTime(judge, timeoutMs, { clock, signal })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TimeLimitReached) {
      return { status: 'failed', reason: `${engine} timed out after ${timeoutMs / 1000} s` }
    }
    return { status: 'failed', reason: error instanceof Error ? error.message : `${engine}: unknown error` }
  }
}
