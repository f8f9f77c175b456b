import { describe, expect, it } from 'vitest'

import { localSeeds } from '../../src/service/receiving/directory.ts'
import { mailLines, sendMail } from './receiving/smtp-client.ts'
import { runService } from './running-service.ts'

const [first] = localSeeds
if (first === undefined) throw new Error('no seed')
const oneSeed = [first]

async function untilWaiting(count: () => number, wanted: number): Promise<void> {
  while (count() !== wanted) await new Promise((resolve) => setImmediate(resolve))
}

describe('a long poll', () => {
  it('ends with the last result, on both paths', async () => {
    await using running = await runService({ seeds: oneSeed })
    const { body: created } = await running.call('POST', '/external_tests', {
      body: { external_test: { name: 'n', source: 's' } },
    })
    const paths = [`/spam_tests/${created.test.tracking_id}`, `/external_tests/${created.test.id}`]
    const polls = paths.map(async (path) => {
      const { headers } = await running.call('GET', path)
      const headersOfPoll = { Prefer: 'wait=20', 'If-None-Match': headers.get('ETag') ?? '' }
      return await running.call('GET', path, { headers: headersOfPoll })
    })
    await untilWaiting(running.waiterCount, 2)
    await sendMail(running.smtpPort, { to: first.address, lines: mailLines(created.test.tracking_id) })
    const [spamTest, externalTest] = await Promise.all(polls)
    expect(spamTest?.status).toBe(200)
    expect(spamTest?.body.data).toMatchObject({ status: 'complete', test_results: [{ delivered_to: 'INBOX' }] })
    expect(spamTest?.headers.get('Preference-Applied')).toBe('wait=20')
    expect(externalTest?.body).toMatchObject({ test: { status: 'complete' }, summary: { inbox_rate: 100 } })
    expect(running.waiterCount()).toBe(0)
  })

  it('gets 304 without a body if nothing changed', async () => {
    await using running = await runService()
    const { trackingId } = await running.create()
    const { headers } = await running.call('GET', `/spam_tests/${trackingId}`)
    const etag = headers.get('ETag') ?? ''
    for (const prefer of ['wait=1', 'respond-async']) {
      const answer = await running.call('GET', `/spam_tests/${trackingId}`, {
        headers: { Prefer: prefer, 'If-None-Match': etag },
      })
      expect(answer).toMatchObject({ status: 304, body: null })
      expect(answer.headers.get('ETag')).toBe(etag)
      expect(answer.headers.get('X-RateLimit-Limit')).toBe('10000')
    }
  })

  it('does not wait if the client has another state or no state', async () => {
    await using running = await runService()
    const { trackingId } = await running.create()
    for (const headers of [{ Prefer: 'wait=20' }, { Prefer: 'wait=20', 'If-None-Match': '"old"' }]) {
      expect((await running.call('GET', `/spam_tests/${trackingId}`, { headers })).status).toBe(200)
    }
  })

  it('does not wait for a complete test', async () => {
    await using running = await runService({ seeds: oneSeed })
    const { trackingId } = await running.create()
    await sendMail(running.smtpPort, { to: first.address, lines: mailLines(trackingId) })
    const { headers } = await running.call('GET', `/spam_tests/${trackingId}`)
    const again = { Prefer: 'wait=20', 'If-None-Match': headers.get('ETag') ?? '' }
    expect((await running.call('GET', `/spam_tests/${trackingId}`, { headers: again })).status).toBe(304)
  })

  it('ends when the test expires', async () => {
    await using running = await runService({ testTimeoutMs: 300 })
    const { trackingId } = await running.create()
    const { headers } = await running.call('GET', `/spam_tests/${trackingId}`)
    const poll = { Prefer: 'wait=20', 'If-None-Match': headers.get('ETag') ?? '' }
    const answer = await running.call('GET', `/spam_tests/${trackingId}`, { headers: poll })
    expect(answer.body.data.status).toBe('expired')
  })

  it('is released when the client disconnects', async () => {
    await using running = await runService()
    const { trackingId } = await running.create()
    const { headers } = await running.call('GET', `/spam_tests/${trackingId}`)
    const leave = new AbortController()
    const poll = running.call('GET', `/spam_tests/${trackingId}`, {
      headers: { Prefer: 'wait=20', 'If-None-Match': headers.get('ETag') ?? '' },
      signal: leave.signal,
    })
    await untilWaiting(running.waiterCount, 1)
    leave.abort(new Error('left'))
    await expect(poll).rejects.toThrow('left')
    await untilWaiting(running.waiterCount, 0)
  })

  it('combines many results into few replies', async () => {
    await using running = await runService()
    const { trackingId } = await running.create()
    let etag = (await running.call('GET', `/spam_tests/${trackingId}`)).headers.get('ETag') ?? ''
    const sending = Promise.all(
      localSeeds.map(
        async ({ address }) => await sendMail(running.smtpPort, { to: address, lines: mailLines(trackingId) }),
      ),
    )
    let pollCount = 0
    for (let status = ''; status !== 'complete'; pollCount += 1) {
      const headers = { Prefer: 'wait=20', 'If-None-Match': etag }
      const answer = await running.call('GET', `/spam_tests/${trackingId}`, { headers })
      etag = answer.headers.get('ETag') ?? ''
      status = answer.body.data.status
    }
    await sending
    expect(pollCount).toBeLessThanOrEqual(4)
  })
})
