/** Queries for the daily data of domains. */

import type { Kysely } from 'kysely'

import { changesOf, rowsOf, type SqlDatabase, type Steps } from '../../../service/storage/sql-database.ts'
import { withoutNul } from '../../../service/storage/sql-parameters.ts'
import type { Tables } from '../../../service/storage/tables.ts'
import { incrementRevision } from './account-queries.ts'
import type {
  ListedDomain,
  PageQuery,
  PostmasterDay,
  PostmasterDays,
  PostmasterPage,
  ReadMark,
} from './accounts-and-days.ts'
import { type DayRow, parseDayRow, type SeriesRow, seriesColumns, toSeriesRow } from './parse-rows.ts'

/** The number of rows per statement. A row has 16 parameters, and SQLite allows 32,766 parameters per statement. */
const rowsPerStatement = 250
/** The number of domains per statement. */
const namesPerStatement = 1000

/** Days to write, and the progress of their domains. */
export interface DayWrite {
  readonly accountId: number
  readonly days: readonly PostmasterDay[]
  readonly read: readonly ReadMark[]
}

/** The queries that implement PostmasterDays. */
export function dayQueries(database: SqlDatabase): PostmasterDays {
  const { db } = database
  return {
    listPostmasterDomains: async (accountId) => {
      const rows = await db
        .selectFrom('postmaster_domains')
        .select(['domain', 'read_until as readUntil', 'read_at_ms as readAtMs', 'standing'])
        .where('account_id', '=', accountId)
        .execute()
      // Sort here, not in the database, because SQLite and PostgreSQL use different collations.
      return rows.toSorted((left, right) => byText(left.domain, right.domain))
    },
    recordPostmasterDomains: async (accountId, domains) => {
      if (domains.length > 0) await database.transact(() => recordSteps(db, accountId, domains))
    },
    writePostmasterDays: async (accountId, days, read = []) =>
      await database.transact(() => writeDaySteps(db, { accountId, days, read })),
    readPostmasterDays: async ({ accountId, domain, range }) => {
      const all = db
        .selectFrom('postmaster_domains')
        .innerJoin('postmaster_days', 'postmaster_days.domain_id', 'postmaster_domains.id')
        .select(['postmaster_domains.domain', 'postmaster_days.date', ...seriesColumns])
        .where('postmaster_domains.account_id', '=', accountId)
        .where('postmaster_domains.domain', '=', withoutNul(domain))
        .orderBy('postmaster_days.date')
      const wanted =
        range === null
          ? all
          : all.where('postmaster_days.date', '>=', range.startDate).where('postmaster_days.date', '<=', range.endDate)
      return (await wanted.execute()).map(parseDayRow)
    },
    readPostmasterPage: async (page) => await readPage(db, page),
  }
}

function* recordSteps(db: Kysely<Tables>, accountId: number, domains: readonly ListedDomain[]): Steps<void> {
  const ids = yield* domainIds(
    db,
    accountId,
    domains.map((one) => one.domain),
  )
  const byStanding = Map.groupBy(domains, (one) => one.standing)
  for (const [standing, list] of byStanding) {
    for (const part of inChunks(list, namesPerStatement)) {
      const own = part.map((one) => idOf(ids, one.domain))
      yield* changesOf(db.updateTable('postmaster_domains').set({ standing }).where('id', 'in', own))
    }
  }
}

/** Writes days and progress as part of a larger transaction. */
export function* writeDaySteps(db: Kysely<Tables>, { accountId, days, read }: DayWrite): Steps<void> {
  if (days.length + read.length === 0) return
  yield* incrementRevision(db, accountId)
  const names = [...days, ...read].map((one) => one.domain)
  const ids = yield* domainIds(db, accountId, names)
  const rows = mergedRows(days).map(({ domain, ...row }) => Object.assign(row, { domain_id: idOf(ids, domain) }))
  for (const part of inChunks(rows, rowsPerStatement)) {
    yield* changesOf(
      db
        .insertInto('postmaster_days')
        .values(part)
        .onConflict((conflict) =>
          conflict
            .columns(['domain_id', 'date'])
            // The columns of a series are either all null or all set, so the update replaces each series as a whole.
            .doUpdateSet((eb) =>
              Object.fromEntries(
                seriesColumns.map((name) => [
                  name,
                  eb.fn.coalesce(eb.ref(`excluded.${name}`), eb.ref(`postmaster_days.${name}`)),
                ]),
              ),
            )
            // Skip unchanged rows: presend usually fetches each day ten times, mostly without changes, and PostgreSQL
            // would otherwise write a new row version each time.
            .where((eb) =>
              eb.or(
                seriesColumns.map((name) =>
                  eb.and([
                    eb(`excluded.${name}`, 'is not', null),
                    eb(`excluded.${name}`, 'is distinct from', eb.ref(`postmaster_days.${name}`)),
                  ]),
                ),
              ),
            ),
        ),
    )
  }
  for (const mark of read) yield* markRead(db, idOf(ids, mark.domain), mark)
}

function* markRead(db: Kysely<Tables>, id: number, { readUntil, readAtMs }: ReadMark): Steps<void> {
  const further = db
    .updateTable('postmaster_domains')
    .set({ read_until: readUntil })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('read_until', 'is', null), eb('read_until', '<', readUntil)]))
  yield* changesOf(further)
  if (readAtMs === undefined) return
  yield* changesOf(db.updateTable('postmaster_domains').set({ read_at_ms: readAtMs }).where('id', '=', id))
}

/** Returns the ids of domains, inserting those that are missing. */
function* domainIds(
  db: Kysely<Tables>,
  accountId: number,
  names: readonly string[],
): Steps<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  // Insert rows in a fixed order, so that concurrent transactions cannot deadlock.
  const sorted = [...new Set(names.map(withoutNul))].toSorted(byText)
  for (const part of inChunks(sorted, namesPerStatement)) {
    const known = db
      .selectFrom('postmaster_domains')
      .select(['id', 'domain'])
      .where('account_id', '=', accountId)
      .where('domain', 'in', part)
    for (const row of yield* rowsOf(known)) ids.set(row.domain, row.id)
    const missing = part.filter((domain) => !ids.has(domain))
    if (missing.length === 0) continue
    const added = db
      .insertInto('postmaster_domains')
      .values(missing.map((domain) => ({ account_id: accountId, domain })))
      .onConflict((conflict) => conflict.columns(['account_id', 'domain']).doUpdateSet({ account_id: accountId }))
      .returning(['id', 'domain'])
    for (const row of yield* rowsOf(added)) ids.set(row.domain, row.id)
  }
  return ids
}

function idOf(ids: ReadonlyMap<string, number>, domain: string): number {
  const id = ids.get(withoutNul(domain))
  if (id === undefined) throw new TypeError('the database returned no id for an inserted domain')
  return id
}

/**
 * Merges entries for the same domain and day; later entries win. Merging is needed because PostgreSQL cannot change a
 * row twice in one statement.
 */
function mergedRows(days: readonly PostmasterDay[]): readonly DayRow[] {
  const rows = new Map<string, DayRow>()
  for (const day of days) {
    const key = JSON.stringify([day.domain, day.date])
    const before = rows.get(key)
    const row = toSeriesRow(day)
    rows.set(key, { domain: day.domain, date: day.date, ...(before === undefined ? row : merged(before, row)) })
  }
  return [...rows.values()]
}

function merged(before: SeriesRow, row: SeriesRow): SeriesRow {
  return { ...before, ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) }
}

async function readPage(db: Kysely<Tables>, page: PageQuery): Promise<PostmasterPage> {
  const { accountId, cursor, domainCount } = page
  const domains = await db
    .selectFrom('postmaster_domains')
    .select(['id', 'domain'])
    .where('account_id', '=', accountId)
    .where('id', '>', cursor ?? 0)
    .orderBy('id')
    .limit(domainCount)
    .execute()
  const last = domains.at(-1)
  if (last === undefined) return { days: [], nextCursor: null }
  const names = new Map(domains.map((one) => [one.id, one.domain]))
  // Don't use a join, because SQLite would scan all of the account's domains for each page.
  const rows = await db
    .selectFrom('postmaster_days')
    .select(['domain_id', 'date', ...seriesColumns])
    .where('domain_id', 'in', [...names.keys()])
    .execute()
  const days = rows.map((row) => parseDayRow(Object.assign(row, { domain: names.get(row.domain_id) ?? '' })))
  return { days, nextCursor: domains.length < domainCount ? null : last.id }
}

function* inChunks<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size)
}

function byText(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
