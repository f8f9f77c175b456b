import { expect, it } from 'vitest'
import { openClient } from '../../../src/check/client/open-client.ts'
import { toTrackingId } from '../../../src/foundation/contract/identifiers.ts'
import { aCreatedTest } from '../../support/api-builders.ts'
import { startBareApi } from '../../support/bare-api.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { endlessMs, hurriedClock } from '../../support/hurried-clock.ts'

const { signal } = new AbortController()
const request = {
  test: aCreatedTest({ trackingId: toTrackingId('pst_0123456789abcdef') }),
  outcome: { outcome: 'pass', reason: 'all fine', thresholds: [] },
  deadlineMs: Number.POSITIVE_INFINITY,
} as const

it('reportOutcome() rejects if the service does not support the request', async () => {
  await using api = await startBareApi({})
  const options = { apiUrl: api.apiUrl, apiToken: api.apiToken, userAgent: 'presend/test', requestTimeoutMs: endlessMs }
  await using client = openClient(options, { clock: hurriedClock(Date.now()), random: fakeRandom() })
  await expect(client.reportOutcome(request, signal)).rejects.toMatchObject({ name: 'PresendError' })
  expect(api.requests.at(-1)).toMatchObject({ method: 'PUT', path: expect.stringContaining('/outcome') })
})
