import { describe, expect, it } from 'vitest'

import type { Attempt } from '../../../src/check/client/api-call.ts'
import { acceptedReply, sendCall } from '../../../src/check/client/send.ts'
import { aRefusal, aReply } from '../../support/api-builders.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'

const never = new AbortController().signal
const good: Attempt = { status: 'replied', reply: aReply() }
const busy: Attempt = { status: 'replied', reply: aRefusal(503, 'busy') }
const limited: Attempt = { status: 'replied', reply: aRefusal(429, 'Rate limit exceeded. Retry in 100 seconds.') }

/** Sends a call whose attempts have the given outcomes; the last outcome repeats. */
function sending(attempts: readonly Attempt[], method: 'GET' | 'POST' = 'GET', deadlineMs = Number.POSITIVE_INFINITY) {
  const clock = fakeClock()
  const startedAtMs: number[] = []
  const attempt = async (): Promise<Attempt> => {
    startedAtMs.push(clock.monotonicMs())
    return attempts[startedAtMs.length - 1] ?? attempts.at(-1) ?? good
  }
  const random = { ...fakeRandom(), fraction: () => 0 }
  const call = { method, done: `${method} /x`, deadlineMs, attempt }
  const start = (signal: AbortSignal) => sendCall(call, { clock, random }, signal)
  return { clock, startedAtMs, start, outcome: clock.runToEnd(start(never)) }
}

describe('sendCall()', () => {
  it('returns the first accepted reply', async () => {
    const { outcome, startedAtMs } = sending([good])
    expect(await outcome).toEqual({ status: 'accepted', reply: aReply() })
    expect(startedAtMs).toEqual([0])
  })

  it.each(['GET', 'POST'] as const)('makes three attempts for a %s, after waits of 1 and 2 s', async (method) => {
    const { outcome, startedAtMs } = sending([busy], method)
    expect(await outcome).toMatchObject({ status: 'failed', reason: 'attempts', error: { code: 'API_UNAVAILABLE' } })
    expect(startedAtMs).toEqual([0, 1000, 3000])
  })

  it('succeeds on the third attempt', async () => {
    expect(await sending([busy, busy, good]).outcome).toMatchObject({ status: 'accepted' })
  })

  it('waits as long as a 429 requests', async () => {
    const { outcome, startedAtMs } = sending([limited, good], 'POST')
    expect(await outcome).toMatchObject({ status: 'accepted' })
    expect(startedAtMs).toEqual([0, 100_000])
  })

  it('fails without waiting when the requested wait exceeds the deadline', async () => {
    const { outcome, startedAtMs } = sending([limited], 'GET', 99_999)
    const given = await outcome
    expect(given).toMatchObject({ reason: 'retry-after', error: { code: 'API_RATE_LIMITED', outcome: 'inconclusive' } })
    expect(given.status === 'failed' && given.error.message).toContain(
      'a request to wait 100 s, which exceeds the time left',
    )
    expect(startedAtMs).toEqual([0])
  })

  it('does not mention its own backoff in the error', async () => {
    const given = await sending([busy], 'GET', 999).outcome
    expect(given).toMatchObject({ reason: 'deadline', error: { code: 'API_UNAVAILABLE' } })
    expect(given.status === 'failed' && given.error.message).not.toContain('wait')
  })

  it('never waits longer than an hour', async () => {
    const forever: Attempt = { status: 'replied', reply: aRefusal(429, '', { 'retry-after': '999999999' }) }
    expect(await sending([forever]).outcome).toMatchObject({ reason: 'retry-after' })
  })

  it('does not retry a POST that may have taken effect', async () => {
    const { outcome, startedAtMs } = sending([{ status: 'lost', cause: new Error('socket hang up') }], 'POST')
    expect(await outcome).toMatchObject({ reason: 'refused', error: { code: 'API_REPLY_LOST' } })
    expect(startedAtMs).toHaveLength(1)
  })

  it('stops waiting when the signal aborts', async () => {
    const clock = fakeClock()
    const controller = new AbortController()
    const call = { method: 'GET', done: 'GET /x', deadlineMs: 1e9, attempt: async () => busy } as const
    const sent = sendCall(call, { clock, random: fakeRandom() }, controller.signal)
    await clock.advance(500)
    controller.abort(new Error('cancelled'))
    await expect(sent).rejects.toThrow('cancelled')
    expect(clock.sleepingCount).toBe(0)
  })
})

it('acceptedReply() throws the error of a failed call', async () => {
  const outcome = await sending([{ status: 'replied', reply: aRefusal(401, 'no') }]).outcome
  expect(() => acceptedReply(outcome)).toThrow('got 401 "no"')
})
