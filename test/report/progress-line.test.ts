import { describe, expect, it } from 'vitest'
import type { ProgressEvent } from '../../src/check/progress.ts'
import { toTrackingId } from '../../src/foundation/contract/identifiers.ts'
import { renderProgressLine } from '../../src/report/progress-line.ts'
import { aCreatedTest } from '../support/api-builders.ts'

const test = aCreatedTest({ trackingId: toTrackingId('trk'), seeds: [] })

describe('renderProgressLine()', () => {
  it.each([
    [{ status: 'planned', messageCount: 2 }, 'planned 2 messages'],
    [{ status: 'rendered', title: 'a.html', subject: 'Hi', htmlBytes: 1500 }, 'rendered a.html: "Hi", 2 KiB of HTML'],
    [{ status: 'submission-verified' }, 'SMTP connection verified'],
    [{ status: 'created', title: 'a.html', test }, 'created test trk for a.html: 0 seeds'],
    [{ status: 'awaiting', title: 'a.html', test }, 'waiting for test trk (a.html): 0 seeds'],
    [
      {
        status: 'submitting',
        title: 'a.html',
        trackingId: toTrackingId('trk'),
        doneCount: 1,
        acceptedCount: 1,
        seedCount: 9,
      },
      'sent 1 of 9 copies of a.html',
    ],
    [
      {
        status: 'submitting',
        title: 'a.html',
        trackingId: toTrackingId('trk'),
        doneCount: 9,
        acceptedCount: 2,
        seedCount: 9,
      },
      'sent 2 of 9 copies of a.html, 7 not accepted',
    ],
    [
      {
        status: 'waiting',
        title: 'a.html',
        trackingId: toTrackingId('trk'),
        receivedCount: 3,
        expectedCount: 9,
        waitedMs: 65_000,
      },
      'received 3 of 9 results for a.html after 1 min 5 s',
    ],
    [
      { status: 'decided', title: 'a.html', outcome: 'pass', outstandingCount: 1 },
      'pass: a.html, 1 result outstanding',
    ],
    [{ status: 'decided', title: 'a.html', outcome: 'fail', outstandingCount: 0 }, 'fail: a.html'],
    [{ status: 'notice', text: 'two\nlines' }, 'two lines'],
  ] as const satisfies readonly (readonly [ProgressEvent, string])[])('renders %j as %j', (event, line) => {
    expect(renderProgressLine(event, 80)).toBe(line)
  })

  it('fits the terminal width and contains no control characters', () => {
    const line = renderProgressLine({ status: 'notice', text: `\u001B[2J${'x'.repeat(500)}` }, 40)
    expect(line).toBe(`${'x'.repeat(39)}…`)
  })
})
