/** Watches a test: polls it until the test is in a terminal state or the deadline is reached. */

import type { CreatedTest, TestSnapshot } from '../../foundation/contract/test.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import { openExternalTestPoll } from './external-test-poll.ts'
import type { Poll, PollOptions, PollOutcome } from './poll.ts'
import { nextPollDelayMs } from './poll-schedule.ts'
import { openSpamTestPoll } from './spam-test-poll.ts'
import type { Trace } from './trace.ts'
import type { Transport } from './transport.ts'
import { judgeWatchFailure } from './watch-failure.ts'
import { canLongPoll, noteOutcome, startWatchState, type WatchOptions, type WatchState } from './watch-state.ts'

export interface Watch {
  readonly test: CreatedTest
  readonly options: WatchOptions
  readonly transport: Transport
  readonly clock: Clock
  readonly random: Random
  readonly trace?: Trace
}

/** The time limit, including retries, for the last poll, which starts at the deadline. */
const graceMs = 2000
/** A long poll must end at least this long before the deadline. */
const longPollMarginMs = 500

/**
 * Yields a snapshot after each response, including the first. Ends after a terminal snapshot, or after the poll at the
 * deadline.
 *
 * @throws PresendError with an API_ code and the outcome `inconclusive`; the signal's reason if the signal aborts
 */
export async function* watchTest(watch: Watch, signal: AbortSignal): AsyncGenerator<TestSnapshot, void> {
  const { options, clock, transport } = watch
  const poll = openPoll(watch.test, transport)
  const limit = transport.lastRateLimit()
  let state: WatchState = { ...startWatchState(watch.test, options, clock.monotonicMs()), limit }
  for (let isLast = false; !isLast; ) {
    const delayMs = calculateDelayMs(state, watch)
    const leftMs = Math.max(options.deadlineMs - clock.monotonicMs(), 0)
    isLast = delayMs >= leftMs
    watch.trace?.(traceWait(state, Math.min(delayMs, leftMs)))
    await clock.sleep(Math.min(delayMs, leftMs), signal)
    const pollOptions = toPollOptions(state, watch, isLast)
    const askedAtMs = clock.monotonicMs()
    const outcome = await poll(pollOptions, signal)
    watch.trace?.(tracePoll(outcome))
    const timing = { askedAtMs, answeredAtMs: clock.monotonicMs(), wasLongPoll: pollOptions.longPoll !== null }
    state = noteOutcome(state, outcome, timing)
    throwIfOver(outcome, state, isLast)
    if (outcome.status !== 'ok') continue
    yield outcome.snapshot
    if (outcome.snapshot.isTerminal) return
  }
}

/** Without a numeric id, an external test can be read only by its tracking id. */
function openPoll(test: CreatedTest, transport: Transport): Poll {
  if (test.style === 'spam-test' || test.numericId === null) return openSpamTestPoll(test, transport)
  return openExternalTestPoll(test, test.numericId, transport)
}

function calculateDelayMs(state: WatchState, { clock, random }: Watch): number {
  const kind = canLongPoll(state) ? 'long-poll' : 'plain'
  const moment = { nowMs: clock.monotonicMs(), fraction: random.fraction() }
  return nextPollDelayMs({ ...state, kind }, state.limit, moment)
}

function toPollOptions(state: WatchState, { options, clock }: Watch, isLast: boolean): PollOptions {
  const { deadlineMs } = options
  if (isLast) return { longPoll: null, deadlineMs: Math.max(deadlineMs, clock.monotonicMs()) + graceMs }
  const leftSeconds = Math.floor((deadlineMs - clock.monotonicMs() - longPollMarginMs) / 1000)
  const seconds = Math.min(state.longPollSeconds ?? 0, leftSeconds)
  const { etag } = state
  return { longPoll: canLongPoll(state) && etag !== null && seconds >= 1 ? { seconds, etag } : null, deadlineMs }
}

function throwIfOver(outcome: PollOutcome, { refusalCount, hasAnswered }: WatchState, isLast: boolean): void {
  if (outcome.status !== 'failed') return
  const error = judgeWatchFailure({ failed: outcome, refusalCount, hasAnswered, isLast })
  if (error !== null) throw error
}

/** Returns the debug line that says when the next poll will happen, and why. */
export function traceWait(state: WatchState, delayMs: number): string {
  const received = state.counts.at(-1)?.receivedCount ?? 0
  const budget = state.limit === null ? '' : `, requests left in the rate limit window: ${state.limit.remainingCount}`
  const failures = state.failureCount === 0 ? '' : `, failed polls: ${state.failureCount}`
  const adaptive = canLongPoll(state) ? 'long poll' : 'expected arrivals'
  const reason = state.fixedGapMs === null ? adaptive : 'poll-interval'
  return `poll: next in ${Math.round(delayMs)} ms, based on ${reason} (${received} of ${state.expectedCount} results${budget}${failures})`
}

/** Returns the debug line that summarizes the result of a poll. */
export function tracePoll(outcome: PollOutcome): string {
  if (outcome.status === 'failed') return `poll: failed (${outcome.reason})`
  if (outcome.status === 'unchanged') return 'poll: unchanged'
  return `poll: results: ${outcome.receivedCount}, status: ${outcome.snapshot.status ?? 'unknown'}`
}
