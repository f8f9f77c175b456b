import { expect, it } from 'vitest'

import { authenticateSighting, notMeasured, whyOpen } from '../../../src/seeds/imap/authenticate-sighting.ts'
import type { ObservedInput } from '../../../src/verdict/authentication/observed/observed-input.ts'
import { aSession } from './a-session.ts'

const bytes = Buffer.from('From: a@shop.example\r\n\r\nhello\r\n')

it('the provider is asked by its names, and a head alone says what is missing', async () => {
  const asked: ObservedInput[] = []
  const authenticate = async (input: ObservedInput): Promise<ReturnType<typeof notMeasured>> => {
    asked.push(input)
    return await Promise.resolve(notMeasured('x'))
  }
  await using parts = await aSession({ ports: { authenticate } })
  await authenticateSighting({ bytes, isHeadOnly: false }, parts.session)
  await authenticateSighting({ bytes, isHeadOnly: true }, parts.session)
  expect(asked).toMatchObject([
    { provider: { authservIds: [], providerName: 'box.example' }, message: { text: 'hello\n' } },
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

it('what is open says why', () => {
  const none = notMeasured('x')
  expect(whyOpen(none)).toBeNull()
  expect(whyOpen({ ...none, dkim: { ...none.dkim, isOpen: true, detail: 'DNS is away' } })).toBe('DNS is away')
})
