import { expect, it } from 'vitest'
import { accountQueries } from '../../../../src/extensions/postmaster/storage/account-queries.ts'
import { dayQueries } from '../../../../src/extensions/postmaster/storage/day-queries.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { type LoggedDatabase, loggedDatabase } from '../../../service/storage/logged-database.ts'
import { aFullDay } from './builders.ts'

async function accountOf(database: LoggedDatabase): Promise<number> {
  const account = { workspaceId: toWorkspaceId('a'), email: 'a@shop.example', source: 'google', nowMs: 1 } as const
  return (await accountQueries(database).ensurePostmasterAccount(account)).id
}

it('writePostmasterDays() writes any number of days and their progress in one transaction', async () => {
  await using database = await loggedDatabase()
  const accountId = await accountOf(database)
  database.statements.length = 0
  const days = Array.from({ length: 30 }, (_, index) =>
    aFullDay('shop.example', `2026-01-${String(index + 1).padStart(2, '0')}`),
  )
  const mark = { domain: 'shop.example', readUntil: '2026-01-30', readAtMs: 1 }
  await dayQueries(database).writePostmasterDays(accountId, days, [mark])
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

it('writePostmasterDays() does not update unchanged days', async () => {
  await using database = await loggedDatabase()
  const accountId = await accountOf(database)
  const { writePostmasterDays } = dayQueries(database)
  const days = [aFullDay('shop.example', '2026-01-01')]
  await writePostmasterDays(accountId, days)
  await database.db.updateTable('postmaster_days').set({ spam_rate: 0.001 }).execute()
  const changes = await database.db
    .selectNoFrom((eb) => eb.fn<number>('total_changes', []).as('count'))
    .executeTakeFirstOrThrow()
  await writePostmasterDays(accountId, days)
  const after = await database.db
    .selectNoFrom((eb) => eb.fn<number>('total_changes', []).as('count'))
    .executeTakeFirstOrThrow()
  // Only the revision of the account changed.
  expect(after.count - changes.count).toBe(1)
})

it('readPostmasterDays() and readPostmasterPage() use a constant number of statements', async () => {
  await using database = await loggedDatabase()
  const accountId = await accountOf(database)
  const domains = Array.from({ length: 20 }, (_, index) => `d${index}.example`)
  const queries = dayQueries(database)
  await queries.writePostmasterDays(
    accountId,
    domains.map((domain) => aFullDay(domain, '2026-01-01')),
  )
  database.statements.length = 0
  await queries.readPostmasterDays({ accountId, domain: 'd3.example', range: null })
  expect(database.statements).toHaveLength(1)
  await queries.readPostmasterPage({ accountId, cursor: null, domainCount: 10 })
  expect(database.statements).toHaveLength(3)
})
