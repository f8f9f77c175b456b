import { describe, expect, it } from 'vitest'
import { progressLog } from '../../../src/action/assembly/progress-log.ts'
import type { ProgressEvent } from '../../../src/check/progress.ts'
import { toTrackingId } from '../../../src/foundation/contract/identifiers.ts'
import { fakeClock } from '../../support/fake-clock.ts'

function waiting(receivedCount: number, id = 'trk-1'): ProgressEvent {
  const trackingId = toTrackingId(id)
  return { status: 'waiting', title: 'a.html', trackingId, receivedCount, expectedCount: 5, waitedMs: 2400 }
}

function sent(doneCount: number): ProgressEvent {
  return {
    status: 'submitting',
    title: 'a.html',
    trackingId: toTrackingId('trk-1'),
    doneCount,
    acceptedCount: doneCount,
    seedCount: 9,
  }
}

describe('progressLog()', () => {
  it('reports a wait at most every ten seconds, but always its end', async () => {
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
    expect(lines.map((line) => line.slice('received '.length, 'received 0 of 5'.length))).toEqual([
      '0 of 5',
      '3 of 5',
      '5 of 5',
    ])
  })

  it('reports only the end of sending, unless it is slow', async () => {
    const clock = fakeClock()
    const lines: string[] = []
    const listen = progressLog((line) => lines.push(line), clock)
    listen(sent(1))
    await clock.advance(10_000)
    listen(sent(5))
    listen(sent(9))
    expect(lines).toEqual(['sent 5 of 9 copies of a.html', 'sent 9 of 9 copies of a.html'])
  })

  it('throttles each wait separately, and reports every other event', () => {
    const lines: string[] = []
    const listen = progressLog((line) => lines.push(line), fakeClock())
    listen(waiting(0, 'trk-1'))
    listen(waiting(0, 'trk-2'))
    listen({ status: 'notice', text: 'one' })
    listen({ status: 'notice', text: 'one' })
    listen({
      status: 'submitting',
      title: 'a.html',
      trackingId: toTrackingId('trk-1'),
      doneCount: 9,
      acceptedCount: 9,
      seedCount: 9,
    })
    expect(lines).toHaveLength(5)
  })
})
