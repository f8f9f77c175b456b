import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/contract/identifiers.ts'

import { ensureAccount } from '../../../src/postmaster/storage/account-queries.ts'
import { readDays, readPage, writeDays } from '../../../src/postmaster/storage/day-queries.ts'
import { type LoggedDatabase, loggedDatabase } from '../../storage/logged-database.ts'
import { aFullDay } from './builders.ts'

async function accountOf(database: LoggedDatabase): Promise<number> {
  const account = { workspaceId: toWorkspaceId('a'), email: 'a@shop.example', source: 'google', nowMs: 1 } as const
  return (await ensureAccount(database, account)).id
}

it('writeDays() writes any number of days and their progress in one transaction', async () => {
  await using database = await loggedDatabase()
  const accountId = await accountOf(database)
  database.statements.length = 0
  const days = Array.from({ length: 30 }, (_, index) =>
    aFullDay('shop.example', `2026-01-${String(index + 1).padStart(2, '0')}`),
  )
  await writeDays(database, {
    accountId,
    days,
    read: [{ domain: 'shop.example', readUntil: '2026-01-30', readAtMs: 1 }],
  })
  expect(database.statements.map((text) => text.split(' ').slice(0, 3).join(' '))).toEqual([
    'begin immediate',
    'update "postmaster_accounts" set',
    'select "id", "domain"',
    'insert into "postmaster_domains"',
    'insert into "postmaster_days"',
    'update "postmaster_domains" set',
    'update "postmaster_domains" set',
    'commit',
  ])
})

it('writeDays() does not update unchanged days', async () => {
  await using database = await loggedDatabase()
  const accountId = await accountOf(database)
  const write = { accountId, days: [aFullDay('shop.example', '2026-01-01')], read: [] }
  await writeDays(database, write)
  await database.db.updateTable('postmaster_days').set({ spam_rate: 0.001 }).execute()
  const changes = await database.db
    .selectNoFrom((eb) => eb.fn<number>('total_changes', []).as('count'))
    .executeTakeFirstOrThrow()
  await writeDays(database, write)
  const after = await database.db
    .selectNoFrom((eb) => eb.fn<number>('total_changes', []).as('count'))
    .executeTakeFirstOrThrow()
  // Only the revision of the account changed.
  expect(after.count - changes.count).toBe(1)
})

it('readDays() and readPage() use a constant number of statements', async () => {
  await using database = await loggedDatabase()
  const accountId = await accountOf(database)
  const domains = Array.from({ length: 20 }, (_, index) => `d${index}.example`)
  await writeDays(database, { accountId, days: domains.map((domain) => aFullDay(domain, '2026-01-01')), read: [] })
  database.statements.length = 0
  await readDays(database.db, { accountId, domain: 'd3.example', range: null })
  expect(database.statements).toHaveLength(1)
  await readPage(database.db, { accountId, cursor: null, domainCount: 10 })
  expect(database.statements).toHaveLength(3)
})
