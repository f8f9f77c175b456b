import { expect, it } from 'vitest'

import type { StoredDirectorySeed } from '../../../src/service/storage/stored-seed.ts'
import { loggedDatabase } from './logged-database.ts'

function aSeed(address: string): StoredDirectorySeed {
  const seed = { providerType: 'consumer', providerName: 'box.example', kind: 'local', health: 'healthy' } as const
  return { ...seed, address, isEnabled: true }
}

it('syncSeeds() writes rows in the order of their addresses, in one transaction', async () => {
  await using database = await loggedDatabase()
  await database.store.syncSeeds(['z@box.example', 'a@box.example'].map(aSeed))
  expect(database.statements.map((text) => text.split(' ').slice(0, 3).join(' '))).toEqual([
    'begin immediate',
    'select "address" from',
    'insert into "directory_seeds"',
    'insert into "directory_seeds"',
    'delete from "directory_seeds"',
    'delete from "seed_secrets"',
    'commit',
  ])
  const rows = await database.db.selectFrom('directory_seeds').selectAll().orderBy('position').execute()
  expect(rows.map((row) => row.address)).toEqual(['z@box.example', 'a@box.example'])
})
