import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { createTest, type TestOptions } from '../../../src/service/api/create-test.ts'
import { localSeeds, seedDirectory } from '../../../src/service/receiving/directory.ts'
import { plusAddressOf } from '../../../src/service/receiving/plus-address.ts'
import type { NewTest } from '../../../src/service/storage/store.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'

const wish: TestOptions = {
  style: 'spam-test',
  name: null,
  source: null,
  metadata: {},
  senderDomain: null,
  mailType: null,
  providerTypes: [],
  timeoutMinutes: null,
}

function parts(): { readonly written: NewTest[]; readonly parts: Parameters<typeof createTest>[2] } {
  const written: NewTest[] = []
  const store = {
    createTest: async (test: NewTest) => {
      written.push(test)
      return await Promise.resolve(42)
    },
  }
  return {
    written,
    // createTest() calls only this method of the store.
    parts: {
      store: Object.assign(Object.create(null), store),
      directory: seedDirectory(localSeeds),
      clock: fakeClock(1000),
      random: fakeRandom(),
      testTimeoutMs: 5000,
    },
  }
}

describe('createTest()', () => {
  it('stores the test that it returns', async () => {
    const scene = parts()
    const test = await createTest(
      { ...wish, name: 'Order', metadata: { a: 1 } },
      toWorkspaceId('workspace-a'),
      scene.parts,
    )
    const { numericId, ...written } = test
    expect(numericId).toBe(42)
    expect(scene.written).toEqual([written])
    expect(test).toMatchObject({
      workspaceId: toWorkspaceId('workspace-a'),
      name: 'Order',
      metadata: { a: 1 },
      createdAtMs: 1000,
    })
  })

  it('gives each test its own ids, and a tracking key that differs from the tracking id', async () => {
    const scene = parts()
    const [one, two] = [
      await createTest(wish, toWorkspaceId('a'), scene.parts),
      await createTest(wish, toWorkspaceId('a'), scene.parts),
    ]
    expect(new Set([one.trackingId, one.trackingKey, two.trackingId, two.trackingKey]).size).toBe(4)
  })

  it("uses the client's timeout if given, otherwise the service's timeout", async () => {
    const scene = parts()
    expect((await createTest(wish, toWorkspaceId('a'), scene.parts)).expiresAtMs).toBe(6000)
    expect((await createTest({ ...wish, timeoutMinutes: 2 }, toWorkspaceId('a'), scene.parts)).expiresAtMs).toBe(
      121_000,
    )
  })

  it('uses a plus-address per test for mailboxes that support it', async () => {
    const scene = parts()
    const [seed] = localSeeds
    const directory = seedDirectory(seed === undefined ? [] : [{ ...seed, kind: 'imap', hasPlusAddress: true }])
    const test = await createTest(wish, toWorkspaceId('a'), { ...scene.parts, directory })
    expect(test.seeds.map(({ address }) => address)).toEqual([plusAddressOf('seed1@freemail.example', test.trackingId)])
    expect(scene.written[0]?.seeds).toEqual(test.seeds)
  })

  it('stores nothing if no seed is available', async () => {
    const scene = parts()
    const directory = seedDirectory(localSeeds.filter((seed) => seed.providerType === 'business'))
    const asked = createTest({ ...wish, providerTypes: ['business', 'consumer'] }, toWorkspaceId('a'), {
      ...scene.parts,
      directory,
    })
    await expect(asked).rejects.toMatchObject({ status: 503, message: expect.stringContaining('"consumer"') })
    const twice = createTest({ ...wish, providerTypes: ['consumer', 'consumer'] }, toWorkspaceId('a'), {
      ...scene.parts,
      directory,
    })
    await expect(twice).rejects.toMatchObject({
      message: expect.stringContaining('no working seed mailbox for "consumer"'),
    })
    expect(scene.written).toEqual([])
    expect((await createTest(wish, toWorkspaceId('a'), { ...scene.parts, directory })).seeds).toHaveLength(3)
  })
})
