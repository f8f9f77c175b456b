/** Tells in a log, which cannot be overwritten, how a run goes on: each step once, and waits at most every ten seconds. */

import type { ProgressEvent } from '../check/progress.ts'
import { renderCount } from '../check/rate.ts'
import type { Clock } from '../world/world.ts'

/** Between two lines about the same wait. */
const quietMs = 10_000

/** A listener that prints lines through `print`; what only counts up is thinned out, its end is always told. */
export function progressLog(
  print: (line: string) => void,
  clock: Pick<Clock, 'monotonicMs'>,
): (event: ProgressEvent) => void {
  const lastPrintedMs = new Map<string, number>()
  return (event) => {
    const line = progressLine(event)
    if (line === null) return
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

/** The event as one line. */
export function progressLine(event: ProgressEvent): string | null {
  switch (event.status) {
    case 'planned':
      return `Planned ${renderCount(event.messageCount, 'message')}`
    case 'rendered':
      return `Rendered ${event.templatePath}: "${event.subject}", ${Math.ceil(event.htmlBytes / 1024)} KiB of HTML`
    case 'submission-verified':
      return 'Connected to the SMTP server: it takes our mail'
    case 'created':
      return `Created test ${event.test.trackingId} for ${event.templatePath}: ${renderCount(event.test.seeds.length, 'seed')}`
    case 'submitting':
      return `Sent ${event.doneCount} of ${renderCount(event.seedCount, 'copy', 'copies')} (${event.trackingId})`
    case 'waiting':
      return `Results: ${event.receivedCount} of ${event.expectedCount} after ${Math.round(event.waitedMs / 1000)} s (${event.trackingId})`
    case 'decided':
      return `Decided ${event.templatePath}: ${event.outcome}${event.outstandingCount === 0 ? '' : `, ${renderCount(event.outstandingCount, 'result')} still outstanding`}`
    case 'notice':
      return event.text
    default:
      return event satisfies never
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
