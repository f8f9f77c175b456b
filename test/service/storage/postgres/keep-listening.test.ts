import { expect, it } from 'vitest'

import { keepListening, sleepBeforeRetry } from '../../../../src/service/storage/postgres/keep-listening.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { fakeRandom } from '../../../support/fake-random.ts'

it('keepListening() retries an unreachable server until the signal aborts', async () => {
  const closing = new AbortController()
  const clock = fakeClock()
  const errors: unknown[] = []
  const tries = new Promise<void>((resolve) => {
    const onError = (error: unknown): void => {
      errors.push(error)
      if (errors.length === 4) {
        closing.abort(new Error('closed'))
        resolve()
      } else setImmediate(() => void clock.advance(5000))
    }
    const target = { url: 'postgres://presend@127.0.0.1:1/presend', channel: 'changes' }
    const parts = { clock, random: fakeRandom(1), onError, signal: closing.signal }
    const events = { onPayload: () => undefined, onConnected: () => undefined }
    void keepListening(target, parts, events).then(resolve)
  })
  await tries
  expect(errors.map(String)).toEqual(Array.from({ length: 4 }, () => expect.stringContaining('ECONNREFUSED')))
})

it('sleepBeforeRetry() doubles the delay up to 5 s, and returns immediately after an abort', async () => {
  const closing = new AbortController()
  const clock = fakeClock()
  const parts = {
    clock,
    random: { ...fakeRandom(1), fraction: () => 0 },
    onError: () => undefined,
    signal: closing.signal,
  }
  const gaps: number[] = []
  for (const failures of [1, 2, 3, 6, 1000]) {
    const startedMs = clock.monotonicMs()
    await clock.runToEnd(sleepBeforeRetry(failures, parts))
    gaps.push(clock.monotonicMs() - startedMs)
  }
  expect(gaps).toEqual([250, 500, 1000, 5000, 5000])
  closing.abort(new Error('closed'))
  await sleepBeforeRetry(1, parts)
})
