import { expect, it } from 'vitest'

import { localSeeds } from '../../../src/service/receiving/directory.ts'
import { readArrival } from '../../../src/service/receiving/read-arrival.ts'
import type { IncomingMessage } from '../../../src/service/receiving/reception.ts'
import { createTrackingId } from '../../../src/service/receiving/tracking-id.ts'
import type { CopyTarget } from '../../../src/service/storage/store.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { noOtherDomains } from './no-other-domains.ts'

const trackingId = createTrackingId(fakeRandom(5))
const [waiting, unrelated] = localSeeds

function aMessage(lines: readonly string[], lineEnd = '\r\n'): IncomingMessage {
  return {
    bytes: Buffer.from(lines.map((line) => `${line}${lineEnd}`).join('')),
    envelopeSender: null,
    seeds: [waiting, unrelated].filter((seed) => seed !== undefined),
    client: { address: '192.0.2.9', heloName: 'mail.shop.example', isTls: false },
  }
}

/** A store with one test that is waiting at one seed. */
const store = {
  findCopyTarget: async (query: { readonly trackingIds: readonly string[]; readonly address: string }) => {
    const isWaiting = query.trackingIds.includes(trackingId) && query.address === waiting?.address
    const target: CopyTarget = {
      numericId: 1,
      trackingId,
      address: query.address,
      providerType: 'consumer',
      providerName: 'box.example',
      createdAtMs: 0,
      expiresAtMs: 3_600_000,
      senderDomain: null,
      mailType: null,
      shownStatus: null,
      acceptedCopyCount: 0,
      temporaryRefusalCount: 0,
    }
    return await Promise.resolve(isWaiting ? target : null)
  },
}

const ports = { store, isSameOrganization: noOtherDomains }
const never = new AbortController().signal

it('readArrival() returns one copy for each seed where a test expects the message', async () => {
  const arrival = await readArrival(aMessage([`X-Presend-Test: ${trackingId}`, '', 'Hello']), ports, never)
  expect(arrival.copies.map((copy) => [copy.seed, copy.target.trackingId])).toEqual([[waiting, trackingId]])
  expect(arrival.formRefusal).toBeNull()
})

it('readArrival() searches the body when the header names no test', async () => {
  const arrival = await readArrival(aMessage(['Subject: Hello', '', `Seen: ${trackingId}`]), ports, never)
  expect(arrival.copies).toHaveLength(1)
})

it('readArrival() returns no copies for a message that matches no test', async () => {
  expect((await readArrival(aMessage(['Subject: Hello', '', 'Hello']), ports, never)).copies).toEqual([])
})

it('readArrival() reports a bare line ending for the message and each copy', async () => {
  const arrival = await readArrival(aMessage([`X-Presend-Test: ${trackingId}`, '', 'Hello'], '\n'), ports, never)
  expect(arrival.formRefusal?.reply).toMatchObject({ code: 550, enhancedCode: '5.5.2' })
  expect(arrival.copies.every((copy) => copy.formRefusal === arrival.formRefusal)).toBe(true)
})
