import { expect, it } from 'vitest'

import {
  compareOrganizationsInWorker,
  findTrackingIdsInWorker,
} from '../../../../src/service/receiving/judging/judging-jobs.ts'
import { createTrackingId } from '../../../../src/service/receiving/tracking-id.ts'
import { fakeDns } from '../../../support/fake-dns.ts'
import { fakeRandom } from '../../../support/fake-random.ts'
import { aMail } from '../../../support/mail-builder.ts'

const { signal } = new AbortController()
const dns = fakeDns({ '_dmarc.shop.example': { TXT: ['v=DMARC1; p=none'] } })
const asked: unknown[] = []

/** The main thread's end of the channel. */
async function call(port: string, ...args: readonly unknown[]): Promise<unknown> {
  asked.push([port, ...args])
  return await dns.resolve(String(args[0]), 'TXT', signal)
}

it('the job that compares organizations sends its DNS queries through the main thread', async () => {
  const request = { domain: 'news.shop.example', expected: 'shop.example', dnsKind: 'zone-file' }
  expect(await compareOrganizationsInWorker(request, { call, signal })).toBe(true)
  expect(asked).toContainEqual(['resolve', '_dmarc.shop.example', 'TXT'])
})

it('the job that finds tracking ids sends no query', async () => {
  const id = createTrackingId(fakeRandom(2))
  const askedBefore = asked.length
  expect(await findTrackingIdsInWorker(aMail({ text: id }), { call, signal })).toEqual([id])
  expect(asked).toHaveLength(askedBefore)
})
