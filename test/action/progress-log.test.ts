import { describe, expect, it } from 'vitest'

import { progressLine, progressLog } from '../../src/action/progress-log.ts'
import type { ProgressEvent } from '../../src/check/progress.ts'
import { aSeed } from '../support/check-builders.ts'
import { fakeClock } from '../support/fake-clock.ts'

const test = {
  style: 'spam-test',
  trackingId: 'trk-1',
  numericId: null,
  seeds: [aSeed(0)],
  longPollSeconds: null,
  reportUrl: null,
} as const

function waiting(receivedCount: number, trackingId: string = 'trk-1'): ProgressEvent {
  return { status: 'waiting', trackingId, receivedCount, expectedCount: 5, waitedMs: 2400 }
}

function sent(doneCount: number): ProgressEvent {
  return { status: 'submitting', trackingId: 'trk-1', doneCount, seedCount: 9 }
}

describe('progressLine()', () => {
  it.each<[ProgressEvent, string]>([
    [{ status: 'planned', messageCount: 1 }, 'Planned 1 message'],
    [
      { status: 'rendered', templatePath: 'a.html', subject: 'Hi', htmlBytes: 2049 },
      'Rendered a.html: "Hi", 3 KiB of HTML',
    ],
    [{ status: 'submission-verified' }, 'Connected to the SMTP server: it takes our mail'],
    [{ status: 'created', templatePath: 'a.html', test }, 'Created test trk-1 for a.html: 1 seed'],
    [{ status: 'submitting', trackingId: 'trk-1', doneCount: 1, seedCount: 9 }, 'Sent 1 of 9 copies (trk-1)'],
    [waiting(3), 'Results: 3 of 5 after 2 s (trk-1)'],
    [{ status: 'decided', templatePath: 'a.html', outcome: 'pass', outstandingCount: 0 }, 'Decided a.html: pass'],
    [
      { status: 'decided', templatePath: 'a.html', outcome: 'fail', outstandingCount: 2 },
      'Decided a.html: fail, 2 results still outstanding',
    ],
    [{ status: 'notice', text: 'As you like it' }, 'As you like it'],
  ])('tells %j in one line', (event, line) => {
    expect(progressLine(event)).toBe(line)
  })
})

describe('progressLog()', () => {
  it('tells of one wait at most every ten seconds, but always of its end', async () => {
    const clock = fakeClock()
    const lines: string[] = []
    const listen = progressLog((line) => lines.push(line), clock)
    listen(waiting(0))
    listen(waiting(1))
    await clock.advance(9999)
    listen(waiting(2))
    await clock.advance(1)
    listen(waiting(3))
    listen(waiting(5))
    expect(lines.map((line) => line.slice(0, 15))).toEqual(['Results: 0 of 5', 'Results: 3 of 5', 'Results: 5 of 5'])
  })

  it('tells of sending only its end, unless it is slow', async () => {
    const clock = fakeClock()
    const lines: string[] = []
    const listen = progressLog((line) => lines.push(line), clock)
    listen(sent(1))
    await clock.advance(10_000)
    listen(sent(5))
    listen(sent(9))
    expect(lines.map((line) => line.slice(0, 11))).toEqual(['Sent 5 of 9', 'Sent 9 of 9'])
  })

  it('tells of two waits independently, and of everything else each time', () => {
    const lines: string[] = []
    const listen = progressLog((line) => lines.push(line), fakeClock())
    listen(waiting(0, 'trk-1'))
    listen(waiting(0, 'trk-2'))
    listen({ status: 'notice', text: 'one' })
    listen({ status: 'notice', text: 'one' })
    listen({ status: 'submitting', trackingId: 'trk-1', doneCount: 9, seedCount: 9 })
    expect(lines).toHaveLength(5)
  })
})
