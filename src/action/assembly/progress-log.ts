/** Logs the progress of a run. Logs each step once, and progress during a wait at most every ten seconds. */

import type { ProgressEvent } from '../../check/progress.ts'
import type { Clock } from '../../foundation/world/world.ts'
import { renderProgressLine } from '../../report/progress-line.ts'

/** The maximum length of a log line, well below the limit of GitHub's live log (1,024 characters). */
const longestLine = 400

/** The minimum time between two log lines about the same wait. */
const quietMs = 10_000

/**
 * Returns a listener that prints progress events. Counts are printed at intervals; the final count is always printed.
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
    // Sending is usually quick, so intermediate counts are printed only if it is slow.
    const firstMs = event.status === 'submitting' ? nowMs : Number.NEGATIVE_INFINITY
    const beforeMs = lastPrintedMs.get(topic) ?? firstMs
    lastPrintedMs.set(topic, beforeMs)
    if (!isEnd(event) && nowMs - beforeMs < quietMs) return
    lastPrintedMs.set(topic, nowMs)
    print(line)
  }
}

/** Returns the key used to throttle progress counts, or `null` for an event that is always printed. */
function topicOf(event: ProgressEvent): string | null {
  return event.status === 'submitting' || event.status === 'waiting' ? `${event.status} ${event.trackingId}` : null
}

function isEnd(event: ProgressEvent): boolean {
  if (event.status === 'submitting') return event.doneCount === event.seedCount
  return event.status === 'waiting' && event.receivedCount === event.expectedCount
}
