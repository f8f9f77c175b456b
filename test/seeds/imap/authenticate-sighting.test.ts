import { expect, it } from 'vitest'

import { authenticateSighting, notMeasured, whyOpen } from '../../../src/seeds/imap/authenticate-sighting.ts'
import type { ObservedCopy } from '../../../src/seeds/judging/judging-job-types.ts'
import { LimitReached } from '../../../src/seeds/judging/limit-reached.ts'
import { aSession } from './a-session.ts'

const bytes = Buffer.from('From: a@shop.example\r\n\r\nhello\r\n')

async function exceed(): Promise<never> {
  return await Promise.reject(new LimitReached('took more than 10 s'))
}

it('the provider is asked by its names, and a head alone says what is missing', async () => {
  const asked: ObservedCopy[] = []
  const observe = async (input: ObservedCopy): Promise<ReturnType<typeof notMeasured>> => {
    asked.push(input)
    return await Promise.resolve(notMeasured('x'))
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

it('a failure of our own is told, and measures nothing', async () => {
  await using parts = await aSession()
  const { spf, dmarc } = await authenticateSighting({ bytes, isHeadOnly: false }, parts.session)
  expect([spf, dmarc]).toMatchObject([{ isMeasured: false }, { detail: 'not measured: reading it failed' }])
  expect(parts.events).toMatchObject([{ kind: 'error' }])
})

it('says which limit a message exceeded', async () => {
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

it('what is open says why', () => {
  const none = notMeasured('x')
  expect(whyOpen(none)).toBeNull()
  expect(whyOpen({ ...none, dkim: { ...none.dkim, isOpen: true, detail: 'DNS is away' } })).toBe('DNS is away')
})
