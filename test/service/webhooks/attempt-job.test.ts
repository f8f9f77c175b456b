import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { firstAttemptJobs, nextAttemptJob, parseAttemptKey } from '../../../src/service/webhooks/attempt-job.ts'
import { aDelivery, startMs } from './webhook-builders.ts'

it('firstAttemptJobs() creates one job per delivery, due now', () => {
  expect(firstAttemptJobs(['wd_1', 'wd_2'], startMs)).toEqual([
    { kind: 'deliver-webhook', key: 'wd_1:1', runAtMs: startMs },
    { kind: 'deliver-webhook', key: 'wd_2:1', runAtMs: startMs },
  ])
})

describe('nextAttemptJob()', () => {
  it('creates the job of the next attempt with its due time', () => {
    expect(nextAttemptJob(aDelivery({ attemptCount: 2, nextAttemptAtMs: startMs + 5 }))).toEqual({
      kind: 'deliver-webhook',
      key: 'wd_1:3',
      runAtMs: startMs + 5,
    })
  })

  it('returns null for a delivery that has ended', () => {
    expect(nextAttemptJob(aDelivery({ state: 'delivered', attemptCount: 1, nextAttemptAtMs: null }))).toBeNull()
  })
})

describe('parseAttemptKey()', () => {
  it('parses the key of a job with any delivery id', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w:.-]{1,80}$/u), fc.nat({ max: 99 }), (deliveryId, attemptCount) => {
        const job = nextAttemptJob(aDelivery({ deliveryId, attemptCount }))
        expect(parseAttemptKey(job?.key ?? '')).toEqual({ deliveryId, attemptNumber: attemptCount + 1 })
      }),
    )
  })

  it.each(['', 'wd_1', 'wd_1:', ':1', 'wd_1:0', 'wd_1:x', 'wd_1:1.5', 'wd_1:01'])('returns null for %j', (key) => {
    expect(parseAttemptKey(key)).toBeNull()
  })
})
