import { describe, expect, it } from 'vitest'

import { receivedAtMs, skewMeter } from '../../../src/seeds/imap/received-time.ts'

const createdAtMs = 1_000_000_000
const seen = { createdAtMs, seenAtMs: createdAtMs + 10_000, skewMs: 0 }

describe('receivedAtMs()', () => {
  it("is the server's time where that can be true", () => {
    expect(receivedAtMs({ ...seen, internalDateMs: createdAtMs + 4000 })).toBe(createdAtMs + 4000)
  })

  it('is never before the test was created, and never after the message was seen', () => {
    expect(receivedAtMs({ ...seen, internalDateMs: createdAtMs - 900 })).toBe(createdAtMs)
    expect(receivedAtMs({ ...seen, internalDateMs: seen.seenAtMs + 90_000 })).toBe(seen.seenAtMs)
  })

  it('is when the message was seen, if the server gave no time or an impossible one', () => {
    expect(receivedAtMs({ ...seen, internalDateMs: null })).toBe(seen.seenAtMs)
    expect(receivedAtMs({ ...seen, internalDateMs: createdAtMs - 3_600_000 })).toBe(seen.seenAtMs)
  })

  it('puts right a clock that is known to be wrong', () => {
    const hourBehind = { ...seen, skewMs: 3_600_000, internalDateMs: createdAtMs - 3_600_000 + 5000 }
    expect(receivedAtMs(hourBehind)).toBe(createdAtMs + 5000)
    const minuteAhead = { ...seen, skewMs: -60_000, internalDateMs: createdAtMs + 65_000 }
    expect(receivedAtMs(minuteAhead)).toBe(createdAtMs + 5000)
  })
})

describe('skewMeter()', () => {
  it('is the least difference among the last messages', () => {
    const meter = skewMeter()
    expect(meter.skewMs).toBe(0)
    meter.note(1000, 1100)
    meter.note(null, 5000)
    meter.note(2000, 9000)
    expect(meter.skewMs).toBe(100)
    for (let index = 0; index < 20; index += 1) meter.note(3000, 3700)
    expect(meter.skewMs).toBe(700)
  })
})
