/** Logs progress: each step once, and a wait in progress at most every ten seconds. */

import type { ProgressEvent } from '../check/progress.ts'
import { renderProgressLine } from '../report/progress-line.ts'
import type { Clock } from '../world/world.ts'

/** GitHub's live log truncates lines at 1,024 characters. */
const longestLine = 400

/** Minimum time between two log lines about the same wait. */
const quietMs = 10_000

/**
 * Returns a listener that prints progress events. Counters are throttled, but the final value of each counter is always
 * printed.
 */
export function progressLog(
  print: (line: string) => void,
  clock: Pick<Clock, 'monotonicMs'>,
): (event: ProgressEvent) => void {
  const lastPrintedMs = new Map<string, number>()
  return (event) => {
    const line = renderProgressLine(event, longestLine)
    const topic = topicOf(event)
    if (topic === null) {
      print(line)
      return
    }
    const nowMs = clock.monotonicMs()
    // Sending is usually quick; intermediate counts are printed only when it is slow.
    const firstMs = event.status === 'submitting' ? nowMs : Number.NEGATIVE_INFINITY
    const beforeMs = lastPrintedMs.get(topic) ?? firstMs
    lastPrintedMs.set(topic, beforeMs)
    if (!isEnd(event) && nowMs - beforeMs < quietMs) return
    lastPrintedMs.set(topic, nowMs)
    print(line)
  }
}

/** Returns the topic by which an event is throttled, or `null` for events that are always printed. */
function topicOf(event: ProgressEvent): string | null {
  return event.status === 'submitting' || event.status === 'waiting' ? `${event.status} ${event.trackingId}` : null
}

function isEnd(event: ProgressEvent): boolean {
  if (event.status === 'submitting') return event.doneCount === event.seedCount
  return event.status === 'waiting' && event.receivedCount === event.expectedCount
}
