import { expect, it } from 'vitest'

import { localSeeds } from '../../../src/service/receiving/directory.ts'
import { judgeCopy } from '../../../src/service/receiving/judge-copy.ts'
import { readArrival } from '../../../src/service/receiving/read-arrival.ts'
import type { JudgedCopy } from '../../../src/service/receiving/reception.ts'
import type { KeepTestMail } from '../../../src/service/receiving/test-mail/keep-test-mail.ts'
import { createTrackingId } from '../../../src/service/receiving/tracking-id.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { openMemoryStore } from '../../support/memory-store.ts'
import { aNewTest } from '../storage/builders.ts'
import { fakeJudge } from './fake-judge.ts'
import { noOtherDomains } from './no-other-domains.ts'
import { mailLines } from './smtp-client.ts'

const rules = {
  measuredAddress: (address: string) => address,
  isUnsignedMeasured: true,
  senderClass: 'all',
  isUndecidedFinal: true,
} as const

it('judgeCopy() reports the recorded judgement with its test and seed', async () => {
  await using store = await openMemoryStore()
  const clock = fakeClock()
  const trackingId = createTrackingId(fakeRandom(31))
  const [seed] = localSeeds
  if (seed === undefined) throw new Error('no local seed')
  const numericId = await store.createTest(aNewTest({ trackingId, seeds: [seed], expiresAtMs: clock.nowMs() + 1000 }))
  const judged: JudgedCopy[] = []
  const ports = {
    store,
    clock,
    judge: fakeJudge().judge,
    isSameOrganization: noOtherDomains,
    onJudged: (copy: JudgedCopy) => void judged.push(copy),
  }
  const { signal } = new AbortController()
  const message = {
    bytes: Buffer.from(`${mailLines(trackingId, 'Spam').join('\r\n')}\r\n`),
    envelopeSender: 'bounce@shop.example',
    seeds: [seed],
    client: { address: '192.0.2.9', heloName: 'mail.shop.example', isTls: true },
  }
  const [copy] = (await readArrival(message, ports, signal)).copies
  if (copy === undefined) throw new Error('the message matches no test')
  const kept: unknown[] = []
  const keepTestMail = async (...[id, mail]: Parameters<KeepTestMail>): Promise<void> =>
    await Promise.resolve(void kept.push([id, mail]))
  await judgeCopy(copy, { rules, ports: { ...ports, keepTestMail }, isAcknowledged: false }, signal)
  expect(kept).toEqual([[numericId, { bytes: message.bytes, isHeadOnly: false }]])
  expect(judged).toMatchObject([
    { numericId, seed: seed.address, judgement: { folder: 'Spam' }, isAcknowledged: false },
  ])
})
