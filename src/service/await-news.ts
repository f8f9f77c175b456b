/** The long poll: waits until a test says something that the client does not know. */

import type { Clock } from '../world/world.ts'
import type { ChangeNotifier, Subscription } from './change-notifier.ts'

/** Longest wait that is offered; proxies cut idle connections at 30 s. */
export const maxWaitSeconds = 20

/** Results of one test come in bursts: an answer waits until none came for this long … */
const quietMs = 45
/** … but not longer than this in all. The last result of a test never waits. */
const maxGatherMs = 400

/** What is being waited for. */
export interface NewsQuestion<T> {
  readonly numericId: number
  readonly waitMs: number
  read(): Promise<T>
  /** True when the client knows this already. */
  isKnown(reading: T): boolean
  /** True when nothing more can come. */
  isFinal(reading: T): boolean
  /** Time from now at which the reading changes by itself; `Infinity` when it does not. */
  changesInMs(reading: T): number
}

export interface NewsPorts {
  readonly changes: ChangeNotifier
  readonly clock: Clock
}

/**
 * The first reading that the client does not know, or the last one when time is up.
 * Rejects with the signal's reason as soon as it aborts; then nobody waits any more.
 */
export async function awaitNews<T>(question: NewsQuestion<T>, ports: NewsPorts, signal: AbortSignal): Promise<T> {
  using subscription = ports.changes.subscribe(question.numericId)
  const endMs = ports.clock.monotonicMs() + question.waitMs
  // Read after subscribing: what is recorded between the two must not be slept through.
  let reading = await question.read()
  while (question.isKnown(reading)) {
    const leftMs = endMs - ports.clock.monotonicMs()
    if (leftMs <= 0) return reading
    await changeWithin(Math.min(leftMs, question.changesInMs(reading)), { subscription, ...ports }, signal)
    reading = await question.read()
  }
  return await gather(reading, { question, subscription, ...ports }, signal)
}

/** Lets a burst of results become one answer. */
async function gather<T>(
  first: T,
  context: NewsPorts & { readonly question: NewsQuestion<T>; readonly subscription: Subscription },
  signal: AbortSignal,
): Promise<T> {
  const endMs = context.clock.monotonicMs() + maxGatherMs
  let reading = first
  while (!context.question.isFinal(reading) && context.clock.monotonicMs() < endMs) {
    const change = await changeWithin(quietMs, context, signal)
    if (change === 'quiet') return reading
    reading = await context.question.read()
  }
  return reading
}

async function changeWithin(
  delayMs: number,
  { subscription, clock }: { readonly subscription: Subscription; readonly clock: Clock },
  signal: AbortSignal,
): Promise<'changed' | 'quiet'> {
  const isOver = new AbortController()
  const either = AbortSignal.any([signal, isOver.signal])
  try {
    return await Promise.race([
      subscription.next(either).then(() => 'changed' as const),
      clock.sleep(delayMs, either).then(() => 'quiet' as const),
    ])
  } finally {
    isOver.abort()
  }
}
