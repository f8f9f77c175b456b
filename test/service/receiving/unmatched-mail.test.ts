import { expect, it } from 'vitest'

import { localSeeds } from '../../../src/service/receiving/directory.ts'
import { unmatchedMailCounter } from '../../../src/service/receiving/unmatched-mail.ts'
import { fakeClock } from '../../support/fake-clock.ts'

const client = { address: '192.0.2.7', heloName: 'mx.shop.example', isTls: true }
const message = { bytes: Buffer.from(''), envelopeSender: 'ann@shop.example', seeds: localSeeds.slice(0, 1), client }
const reception = {
  reply: { code: 250, enhancedCode: '2.0.0', text: 'Ok' },
  isMatched: false,
  isForeign: false,
  copies: [],
} as const

it('unmatchedMailCounter() counts accepted mail that belongs to no test, with its latest sender and time', async () => {
  const clock = fakeClock(1000)
  const counter = unmatchedMailCounter(clock)
  expect(counter.read()).toBeNull()
  counter.count(message, reception)
  await clock.advance(500)
  counter.count({ ...message, envelopeSender: null }, reception)
  expect(counter.read()).toEqual({ count: 2, lastSender: null, lastAtMs: 1500 })
})

it.each([
  ['belongs to a test', { isMatched: true }],
  ['carries the tracking id of a test for another sender', { isForeign: true }],
  ['was rejected', { reply: { code: 550, enhancedCode: '5.6.0', text: 'malformed' } }],
])('unmatchedMailCounter() does not count mail that %s', (_what, changes) => {
  const counter = unmatchedMailCounter(fakeClock())
  counter.count(message, { ...reception, ...changes })
  expect(counter.read()).toBeNull()
})
