/** Watching a test: wait, look, tell, again; until nothing will change any more or the time is up. */

import type { CreatedTest, TestSnapshot } from '../contract/test.ts'
import type { Clock, Random } from '../world/world.ts'
import { openPoll } from './open-poll.ts'
import type { PollAnswer, PollQuestion } from './poll.ts'
import { nextPollDelayMs } from './poll-schedule.ts'
import type { Trace } from './trace.ts'
import { tracePoll, traceWait } from './trace-poll.ts'
import type { Transport } from './transport.ts'
import { judgeWatchFailure } from './watch-failure.ts'
import type { WatchOptions } from './watch-options.ts'
import type { WatchState } from './watch-state.ts'
import { canHold, noteAnswer, startWatchState } from './watch-state.ts'

/** One watch. */
export interface Watch {
  readonly test: CreatedTest
  readonly options: WatchOptions
  readonly transport: Transport
  readonly clock: Clock
  readonly random: Random
  readonly trace?: Trace
}

/** The last look is made when the time is up, and may take so much longer, retries and all. */
const graceMs = 2000
/** Less than the time left: a hold that is answered at its end must still arrive before the deadline. */
const holdMarginMs = 500

/**
 * Yields each answer, the first always; ends after the one that is terminal, or the one at the deadline.
 *
 * @throws PresendError with an API_ code, always `inconclusive`; the signal's reason at once
 */
export async function* watchTest(watch: Watch, signal: AbortSignal): AsyncGenerator<TestSnapshot, void> {
  const { options, clock } = watch
  const poll = openPoll(watch.test, watch.transport)
  const limit = watch.transport.lastRateLimit()
  let state: WatchState = { ...startWatchState(watch.test, options, clock.monotonicMs()), limit }
  for (let isLast = false; !isLast; ) {
    const delayMs = delayOf(state, watch)
    const leftMs = Math.max(options.deadlineMs - clock.monotonicMs(), 0)
    isLast = delayMs >= leftMs
    watch.trace?.(traceWait(state, Math.min(delayMs, leftMs), canHold(state)))
    await clock.sleep(Math.min(delayMs, leftMs), signal)
    const question = toQuestion(state, watch, isLast)
    const askedAtMs = clock.monotonicMs()
    const answer = await poll(question, signal)
    watch.trace?.(tracePoll(answer))
    state = noteAnswer(state, answer, { askedAtMs, answeredAtMs: clock.monotonicMs(), wasHeld: question.hold !== null })
    throwIfOver(answer, state, isLast)
    if (answer.status !== 'told') continue
    yield answer.snapshot
    if (answer.snapshot.isTerminal) return
  }
}

function delayOf(state: WatchState, { clock, random }: Watch): number {
  const manner = { kind: canHold(state) ? 'held' : 'plain', fixedGapMs: state.fixedGapMs } as const
  const moment = { nowMs: clock.monotonicMs(), fraction: random.fraction() }
  return nextPollDelayMs({ ...state, ...manner }, state.limit, moment)
}

function toQuestion(state: WatchState, { options, clock }: Watch, isLast: boolean): PollQuestion {
  const { deadlineMs } = options
  if (isLast) return { hold: null, deadlineMs: Math.max(deadlineMs, clock.monotonicMs()) + graceMs }
  const leftSeconds = Math.floor((deadlineMs - clock.monotonicMs() - holdMarginMs) / 1000)
  const seconds = Math.min(state.longPollSeconds ?? 0, leftSeconds)
  const hold = canHold(state) && state.etag !== null && seconds >= 1 ? { seconds, etag: state.etag } : null
  return { hold, deadlineMs }
}

function throwIfOver(answer: PollAnswer, state: WatchState, isLast: boolean): void {
  if (answer.status !== 'given-up') return
  const { refusalCount, hasAnswered } = state
  const error = judgeWatchFailure({ failed: answer, refusalCount, hasAnswered, isLast })
  if (error !== null) throw error
}
