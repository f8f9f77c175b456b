/** Tells in a log, which cannot be overwritten, how a run goes on: each step once, and waits at most every ten seconds. */

import type { ProgressEvent } from '../check/progress.ts'
import { renderProgressLine } from '../report/progress-line.ts'
import type { Clock } from '../world/world.ts'

/** GitHub's live log cuts lines at 1024 characters; nobody reads that far. */
const longestLine = 400

/** Between two lines about the same wait. */
const quietMs = 10_000

/** A listener that prints lines through `print`; what only counts up is thinned out, its end is always told. */
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
    // Sending is mostly over at once: only a slow one is worth a line before its last.
    const firstMs = event.status === 'submitting' ? nowMs : Number.NEGATIVE_INFINITY
    const beforeMs = lastPrintedMs.get(topic) ?? firstMs
    lastPrintedMs.set(topic, beforeMs)
    if (!isEnd(event) && nowMs - beforeMs < quietMs) return
    lastPrintedMs.set(topic, nowMs)
    print(line)
  }
}

/** What events of one kind tell about the same thing; `null`: each is told. */
function topicOf(event: ProgressEvent): string | null {
  return event.status === 'submitting' || event.status === 'waiting' ? `${event.status} ${event.trackingId}` : null
}

function isEnd(event: ProgressEvent): boolean {
  if (event.status === 'submitting') return event.doneCount === event.seedCount
  return event.status === 'waiting' && event.receivedCount === event.expectedCount
}
