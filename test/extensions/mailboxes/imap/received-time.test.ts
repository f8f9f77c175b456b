import { describe, expect, it } from 'vitest'

import { receivedAtMs, skewMeter } from '../../../../src/extensions/mailboxes/imap/received-time.ts'

const createdAtMs = 1_000_000_000
const seen = { createdAtMs, seenAtMs: createdAtMs + 10_000, skewMs: 0 }

describe('receivedAtMs()', () => {
  it("returns the server's time if it is plausible", () => {
    expect(receivedAtMs({ ...seen, internalDateMs: createdAtMs + 4000 })).toBe(createdAtMs + 4000)
  })

  it('returns a time between the creation of the test and the sighting', () => {
    expect(receivedAtMs({ ...seen, internalDateMs: createdAtMs - 900 })).toBe(createdAtMs)
    expect(receivedAtMs({ ...seen, internalDateMs: seen.seenAtMs + 90_000 })).toBe(seen.seenAtMs)
  })

  it("returns the time of the sighting if the server's time is missing or impossible", () => {
    expect(receivedAtMs({ ...seen, internalDateMs: null })).toBe(seen.seenAtMs)
    expect(receivedAtMs({ ...seen, internalDateMs: createdAtMs - 3_600_000 })).toBe(seen.seenAtMs)
  })

  it('corrects a known clock skew', () => {
    const hourBehind = { ...seen, skewMs: 3_600_000, internalDateMs: createdAtMs - 3_600_000 + 5000 }
    expect(receivedAtMs(hourBehind)).toBe(createdAtMs + 5000)
    const minuteAhead = { ...seen, skewMs: -60_000, internalDateMs: createdAtMs + 65_000 }
    expect(receivedAtMs(minuteAhead)).toBe(createdAtMs + 5000)
  })
})

describe('skewMeter()', () => {
  it('returns the smallest difference among the last messages', () => {
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
