import { expect, it } from 'vitest'

import { noteWorking } from '../../../src/seeds/check/note-working.ts'
import { localSeeds } from '../../../src/seeds/directory.ts'
import { openSqliteStore } from '../../../src/storage/sqlite/open-sqlite-store.ts'

it('makes only unhealthy seeds healthy, and only those that work', async () => {
  await using store = await openSqliteStore({ kind: 'memory' })
  await store.syncSeeds(localSeeds)
  const [works, limited, fails] = localSeeds.map(({ address }) => address)
  await store.setSeedHealth(works ?? '', 'unhealthy', 'was away')
  await store.setSeedHealth(limited ?? '', 'degraded', 'no spam folder')
  await store.setSeedHealth(fails ?? '', 'unhealthy', 'is away')
  await noteWorking([works ?? '', limited ?? ''], store)
  const health = (await store.listSeeds()).map((seed) => seed.health)
  expect(health.slice(0, 4)).toEqual(['healthy', 'degraded', 'unhealthy', 'healthy'])
})
