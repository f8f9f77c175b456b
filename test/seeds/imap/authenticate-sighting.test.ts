import { expect, it } from 'vitest'

import { authenticateSighting, whyOpen } from '../../../src/seeds/imap/authenticate-sighting.ts'
import type { ObservedCopy } from '../../../src/seeds/judging/judging-job-types.ts'
import { LimitReached } from '../../../src/seeds/judging/limit-reached.ts'
import { unmeasuredAuthentication } from '../../../src/seeds/unjudged.ts'
import { aSession } from './a-session.ts'

const bytes = Buffer.from('From: a@shop.example\r\n\r\nhello\r\n')

async function exceed(): Promise<never> {
  return await Promise.reject(new LimitReached('took more than 10 s'))
}

it('authenticateSighting() passes the provider’s names, and why the body is missing', async () => {
  const asked: ObservedCopy[] = []
  const observe = async (input: ObservedCopy): Promise<ReturnType<typeof unmeasuredAuthentication>> => {
    asked.push(input)
    return await Promise.resolve(unmeasuredAuthentication('x'))
  }
  await using parts = await aSession({ ports: { observe } })
  await authenticateSighting({ bytes, isHeadOnly: false }, parts.session)
  await authenticateSighting({ bytes, isHeadOnly: true }, parts.session)
  expect(asked).toMatchObject([
    { provider: { authservIds: [], providerName: 'box.example' }, bytes },
    { bodyMissing: 'the message is larger than 36 MiB' },
  ])
  expect(asked[0]).not.toHaveProperty('bodyMissing')
})

it('authenticateSighting() reports an error and returns unmeasured verdicts', async () => {
  await using parts = await aSession()
  const { spf, dmarc } = await authenticateSighting({ bytes, isHeadOnly: false }, parts.session)
  expect([spf, dmarc]).toMatchObject([{ isMeasured: false }, { detail: 'not measured: reading the message failed' }])
  expect(parts.events).toMatchObject([{ kind: 'error' }])
})

it('authenticateSighting() names the limit that a message exceeded', async () => {
  await using parts = await aSession({ ports: { observe: async () => await exceed() } })
  const detail = 'not measured: reading the message took more than 10 s'
  const verdict = { isPass: null, isMeasured: false, detail }
  expect(await authenticateSighting({ bytes, isHeadOnly: false }, parts.session)).toMatchObject({
    spf: verdict,
    dkim: verdict,
    dmarc: verdict,
  })
  expect(parts.events).toMatchObject([{ kind: 'error', error: { message: 'took more than 10 s' } }])
})

it('whyOpen() returns the reason of an open verdict', () => {
  const none = unmeasuredAuthentication('x')
  expect(whyOpen(none)).toBeNull()
  expect(whyOpen({ ...none, dkim: { ...none.dkim, isOpen: true, detail: 'DNS is unavailable' } })).toBe(
    'DNS is unavailable',
  )
})
