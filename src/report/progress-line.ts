/** Renders a progress event as one short line. */

import type { ProgressEvent } from '../check/progress.ts'
import { plainText } from '../foundation/errors/plain-text.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { shorten } from '../foundation/errors/shorten.ts'
import { durationText } from './figures.ts'

/** Returns a line of at most `widthColumns` UTF-16 code units, without terminal control sequences. */
export function renderProgressLine(event: ProgressEvent, widthColumns: number): string {
  return shorten(plainText(phraseOf(event)), widthColumns)
}

function phraseOf(event: ProgressEvent): string {
  switch (event.status) {
    case 'planned':
      return `planned ${renderCount(event.messageCount, 'message')}`
    case 'rendered':
      return `rendered ${event.title}: "${event.subject}", ${Math.ceil(event.htmlBytes / 1024)} KiB of HTML`
    case 'submission-verified':
      return 'SMTP connection verified'
    case 'created':
      return `created test ${event.test.trackingId} for ${event.title}: ${renderCount(event.test.seeds.length, 'seed')}`
    case 'awaiting':
      return `waiting for test ${event.test.trackingId} (${event.title}): ${renderCount(event.test.seeds.length, 'seed')}`
    case 'submitting':
      return sentText(event)
    case 'waiting':
      return `received ${event.receivedCount} of ${renderCount(event.expectedCount, 'result')} for ${event.title} after ${durationText(event.waitedMs)}`
    case 'decided':
      return `${event.outcome}: ${event.title}${outstandingText(event.outstandingCount)}`
    case 'postmaster-read':
      return `${event.outcome}: postmaster data for ${event.domain}`
    case 'notice':
      return event.text
    default:
      return event satisfies never
  }
}

function sentText(event: Extract<ProgressEvent, { status: 'submitting' }>): string {
  const { title, doneCount, acceptedCount, seedCount } = event
  const sent = `sent ${acceptedCount} of ${renderCount(seedCount, 'copy', 'copies')} of ${title}`
  return acceptedCount === doneCount ? sent : `${sent}, ${doneCount - acceptedCount} not accepted`
}

function outstandingText(count: number): string {
  return count === 0 ? '' : `, ${renderCount(count, 'result')} outstanding`
}
