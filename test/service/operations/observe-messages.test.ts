import { expect, it } from 'vitest'
import { observeMessages } from '../../../src/service/operations/observe-messages.ts'
import { localSeeds } from '../../../src/service/receiving/directory.ts'
import { fakeClock } from '../../support/fake-clock.ts'

it('observeMessages() logs test, outcome at each seed, reply, size and time, without text or sender of the message', async () => {
  const clock = fakeClock()
  const lines: unknown[] = []
  const log = { info: (...line: readonly unknown[]) => void lines.push(line) }
  const [first, second] = localSeeds.map((seed) => seed.address)
  const copies = [{ numericId: 7, seed: first ?? '', outcome: 'refused' }] as const
  const reply = { code: 550, enhancedCode: '5.7.26', text: 'refused for ann@shop.example' }
  const receive = observeMessages(
    async () => {
      await clock.advance(7)
      return { reply, isMatched: true, isForeign: false, copies }
    },
    { log, clock, unmatched: { count: () => undefined } },
  )
  const message = {
    bytes: Buffer.from('Subject: secret plans\r\n\r\nbody'),
    envelopeSender: 'ann@shop.example',
    seeds: localSeeds.slice(0, 2),
    client: { address: '192.0.2.7', heloName: 'mx.shop.example', isTls: true },
  }
  expect(await receive(message, new AbortController().signal)).toEqual({
    reply,
    isMatched: true,
    isForeign: false,
    copies,
  })
  const seeds = { [first ?? '']: 'refused', [second ?? '']: 'unmatched' }
  const line = { test: 7, reply: 550, matched: true, ms: 7, bytes: 29, seeds, client: '192.0.2.7', tls: true }
  expect(lines).toEqual([['message received', line]])
})
