/** Polls as lines of debug output: when and why, and what each brought. */

import type { PollAnswer } from './poll.ts'
import type { WatchState } from './watch-state.ts'

/** Why the next poll is made when it is. */
export function traceWait(state: WatchState, delayMs: number, isHeld: boolean): string {
  const received = state.counts.at(-1)?.receivedCount ?? 0
  const budget = state.limit === null ? '' : `, ${state.limit.remainingCount} requests left in the window`
  const failures = state.failureCount === 0 ? '' : `, after ${state.failureCount} failed polls`
  const adaptive = isHeld ? 'long poll' : 'expected arrivals'
  const why = state.fixedGapMs === null ? adaptive : 'poll-interval'
  return `poll: in ${Math.round(delayMs)} ms by ${why} (${received} of ${state.expectedCount} results${budget}${failures})`
}

/** What a poll brought. */
export function tracePoll(answer: PollAnswer): string {
  if (answer.status === 'told')
    return `poll: ${answer.receivedCount} results, service says ${answer.snapshot.status ?? 'no status'}`
  return answer.status === 'unchanged' ? 'poll: nothing new' : `poll: failed (${answer.because})`
}
