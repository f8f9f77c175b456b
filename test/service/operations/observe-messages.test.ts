import { expect, it } from 'vitest'

import { localSeeds } from '../../../src/seeds/directory.ts'
import { observeMessages } from '../../../src/service/operations/observe-messages.ts'
import { fakeClock } from '../../support/fake-clock.ts'

it('the log of messages tells answer, size and time, and nothing of what was written or by whom', async () => {
  const clock = fakeClock()
  const lines: unknown[] = []
  const log = { info: (...line: readonly unknown[]) => void lines.push(line) }
  const reply = { code: 550, enhancedCode: '5.7.26', text: 'refused for ann@shop.example' }
  const receive = observeMessages(
    async () => {
      await clock.advance(7)
      return { reply, isMatched: true, isForeign: false }
    },
    { log, clock },
  )
  const message = {
    bytes: Buffer.from('Subject: secret plans\r\n\r\nbody'),
    envelopeSender: 'ann@shop.example',
    seeds: localSeeds.slice(0, 2),
    client: { address: '192.0.2.7', heloName: 'mx.shop.example', isTls: true },
  }
  expect(await receive(message, new AbortController().signal)).toEqual({ reply, isMatched: true, isForeign: false })
  const line = { reply: 550, matched: true, ms: 7, bytes: 29, seeds: 2, client: '192.0.2.7', tls: true }
  expect(lines).toEqual([['message', line]])
})
