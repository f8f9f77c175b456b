import { describe, expect, it } from 'vitest'
import { localSeeds } from '../../../src/service/receiving/directory.ts'
import { keptCopies } from '../../../src/service/receiving/kept-copies.ts'
import { type Copy, readArrival } from '../../../src/service/receiving/read-arrival.ts'
import { createTrackingId } from '../../../src/service/receiving/tracking-id.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { openMemoryStore } from '../../support/memory-store.ts'
import { aNewTest } from '../storage/builders.ts'
import { noOtherDomains } from './no-other-domains.ts'

const never = new AbortController().signal

async function copiesOf(sizeBytes: number): Promise<readonly Copy[]> {
  const trackingId = createTrackingId(fakeRandom(7))
  const bytes = Buffer.alloc(sizeBytes, 'x')
  bytes.write(`X-Presend-Test: ${trackingId}\r\n\r\n`)
  await using store = await openMemoryStore()
  const seeds = localSeeds.slice(0, 1)
  await store.createTest(aNewTest({ trackingId, seeds, expiresAtMs: 60_000 }))
  const client = { address: '192.0.2.1', heloName: 'x.example', isTls: false }
  const message = { bytes, envelopeSender: null, seeds, client }
  return (await readArrival(message, { store, isSameOrganization: noOtherDomains }, never)).copies
}

describe('keptCopies()', () => {
  it('returns each copy once', async () => {
    const kept = keptCopies(fakeClock())
    const copies = await copiesOf(100)
    kept.add('a', copies)
    expect(kept.take('a')).toBe(copies)
    expect(kept.take('a')).toBeNull()
  })

  it('accepts at most 64 MiB, and accepts more once copies have been taken', async () => {
    const kept = keptCopies(fakeClock())
    const copies = await copiesOf(20 * 1024 * 1024)
    for (const id of ['a', 'b', 'c', 'd']) kept.add(id, copies)
    expect(kept.take('d')).toBeNull()
    kept.take('a')
    kept.add('e', copies)
    expect(kept.take('e')).toBe(copies)
  })

  it('drops messages that are not taken within two minutes', async () => {
    const clock = fakeClock()
    const kept = keptCopies(clock)
    const copies = await copiesOf(60 * 1024 * 1024)
    kept.add('a', copies)
    await clock.runToEnd(clock.sleep(120_000, never))
    kept.add('b', copies)
    expect([kept.take('a'), kept.take('b')]).toEqual([null, copies])
  })
})
