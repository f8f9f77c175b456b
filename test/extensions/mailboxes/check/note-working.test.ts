import { expect, it } from 'vitest'

import { noteWorking } from '../../../../src/extensions/mailboxes/check/note-working.ts'
import { localSeeds } from '../../../../src/service/receiving/directory.ts'
import { openMemoryStore } from '../../../support/memory-store.ts'

it('makes only unhealthy seeds healthy, and only those that work', async () => {
  await using store = await openMemoryStore()
  await store.syncSeeds(localSeeds)
  const [works, limited, fails] = localSeeds.map(({ address }) => address)
  await store.setSeedHealth(works ?? '', { health: 'unhealthy', reason: 'was away', nowMs: 1 })
  await store.setSeedHealth(limited ?? '', { health: 'degraded', reason: 'no spam folder', nowMs: 1 })
  await store.setSeedHealth(fails ?? '', { health: 'unhealthy', reason: 'is away', nowMs: 1 })
  await noteWorking([works ?? '', limited ?? ''], { store, clock: { nowMs: () => 2 } })
  const health = (await store.listSeeds()).map((seed) => seed.health)
  expect(health.slice(0, 4)).toEqual(['healthy', 'degraded', 'unhealthy', 'healthy'])
})
