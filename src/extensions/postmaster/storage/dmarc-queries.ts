/** Queries that store, add up and delete DMARC aggregate reports. */

import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { dayOf } from '../../../foundation/contract/day.ts'
import { dayMs } from '../../../foundation/errors/day-ms.ts'
import { changesOf, firstRowOf, rowsOf, type SqlDatabase, type Steps } from '../../../service/storage/sql-database.ts'
import { withoutNul } from '../../../service/storage/sql-parameters.ts'
import type { Tables } from '../../../service/storage/tables.ts'
import { incrementRevision } from './account-queries.ts'
import { authenticationOf, emptyDay, type PostmasterDay } from './accounts-and-days.ts'
import { writeDaySteps } from './day-queries.ts'
import type { DmarcReport, DmarcStore, DmarcTally, NewDmarcReport } from './dmarc-reports.ts'
import { readReports, readSources } from './dmarc-source-queries.ts'

/** The number of rows per statement; a row has 11 parameters. */
const rowsPerStatement = 250
/** The maximum number of reports to delete, with all their records, in one transaction. */
const reportsPerTransaction = 20
/**
 * A margin for selecting reports by the end of their range. A report counts toward the day in the middle of its range,
 * which is at most half a month before the end of the range.
 */
const tallyMarginMs = 31 * dayMs

/** The queries that implement DmarcStore. */
export function dmarcQueries(database: SqlDatabase): DmarcStore {
  const { db } = database
  return {
    keepDmarcReport: async (report) => await database.transact(() => keepSteps(db, report)),
    readDmarcSources: async (query) => await readSources(db, query),
    readDmarcReports: async (query) => await readReports(db, query),
    readDmarcCursor: async (mailbox) =>
      (await db
        .selectFrom('dmarc_mailboxes')
        .select(['uid_validity as uidValidity', 'next_uid as nextUid'])
        .where('name', '=', withoutNul(mailbox))
        .executeTakeFirst()) ?? null,
    writeDmarcCursor: async (mailbox, { uidValidity, nextUid }) => {
      const row = { uid_validity: withoutNul(uidValidity), next_uid: nextUid }
      const written = db
        .insertInto('dmarc_mailboxes')
        .values({ name: withoutNul(mailbox), ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      await database.transact(() => changesOf(written))
    },
    deleteDmarcReports: async (endedBeforeMs, signal) => await deleteReports(database, endedBeforeMs, signal),
  }
}

function* keepSteps(db: Kysely<Tables>, wanted: NewDmarcReport): Steps<'kept' | 'known'> {
  const { accountId, report, date, tallies } = wanted
  yield* incrementRevision(db, accountId)
  const inserted = db
    .insertInto('dmarc_reports')
    .values(toReportRow(wanted))
    .onConflict((conflict) => conflict.columns(['account_id', 'identity']).doNothing())
    .returning('id')
  const kept = yield* firstRowOf(inserted)
  if (kept === null) return 'known'
  const rows = report.records.map((record, position) => ({
    report_id: kept.id,
    position,
    source_address: record.sourceAddress,
    message_count: record.messageCount,
    disposition: record.disposition,
    is_dkim_aligned: record.isDkimAligned ? 1 : 0,
    is_spf_aligned: record.isSpfAligned ? 1 : 0,
    header_from: record.headerFrom,
    envelope_from: record.envelopeFrom,
    results: JSON.stringify(record.results),
    overrides: withoutNul(JSON.stringify(record.overrides)),
  }))
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    yield* changesOf(db.insertInto('dmarc_records').values(rows.slice(start, start + rowsPerStatement)))
  }
  const days: PostmasterDay[] = []
  for (const tally of tallies) days.push(toDay(yield* addTally(db, { accountId, date }, tally), date))
  yield* writeDaySteps(db, { accountId, days, read: [] })
  return 'kept'
}

function toReportRow({ accountId, report, date, carrierDomain, nowMs }: NewDmarcReport): {
  readonly [Column in keyof Omit<Tables['dmarc_reports'], 'id'>]: Tables['dmarc_reports'][Column]
} {
  return {
    account_id: accountId,
    identity: identityOf(report),
    organization: withoutNul(report.organization),
    contact: withoutNul(report.contact),
    report_id: withoutNul(report.reportId),
    domain: report.domain,
    begins_at_ms: report.beginsAtMs,
    ends_at_ms: report.endsAtMs,
    date,
    policy: JSON.stringify(report.policy),
    carrier_domain: carrierDomain,
    message_count: report.records.reduce((sum, record) => sum + record.messageCount, 0),
    read_at_ms: nowMs,
  }
}

/**
 * Returns the identity of a report. A report id alone is not unique: RFC 9990 §3.5.1 requires unique ids only per
 * domain, and some reporters use the same id for all of a day's reports.
 */
function identityOf({ organization, reportId, domain, beginsAtMs, endsAtMs }: DmarcReport): string {
  const parts = [organization, reportId, domain, beginsAtMs, endsAtMs]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Adds a tally to the totals for its day, and returns the new totals. */
function* addTally(
  db: Kysely<Tables>,
  { accountId, date }: { readonly accountId: number; readonly date: string },
  tally: DmarcTally,
): Steps<DmarcTally> {
  const { domain, messageCount, spfCount, dkimCount, dmarcCount } = tally
  const added = db
    .insertInto('dmarc_tallies')
    .values({
      account_id: accountId,
      domain,
      date,
      message_count: messageCount,
      spf_count: spfCount,
      dkim_count: dkimCount,
      dmarc_count: dmarcCount,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'domain', 'date']).doUpdateSet({
        message_count: sql<number>`dmarc_tallies.message_count + excluded.message_count`,
        spf_count: sql<number>`dmarc_tallies.spf_count + excluded.spf_count`,
        dkim_count: sql<number>`dmarc_tallies.dkim_count + excluded.dkim_count`,
        dmarc_count: sql<number>`dmarc_tallies.dmarc_count + excluded.dmarc_count`,
      }),
    )
    .returning([
      'domain',
      'message_count as messageCount',
      'spf_count as spfCount',
      'dkim_count as dkimCount',
      'dmarc_count as dmarcCount',
    ])
  const total = yield* firstRowOf(added)
  if (total === null) throw new TypeError('the database returned no row for an inserted tally')
  return total
}

function toDay({ domain, messageCount, spfCount, dkimCount, dmarcCount }: DmarcTally, date: string): PostmasterDay {
  return {
    ...emptyDay(domain, date),
    authentication: authenticationOf(spfCount / messageCount, dkimCount / messageCount, dmarcCount / messageCount),
  }
}

/** Deletes reports in small transactions. */
async function deleteReports(database: SqlDatabase, endedBeforeMs: number, signal: AbortSignal): Promise<number> {
  for (let total = 0; ; ) {
    signal.throwIfAborted()
    const count = await database.transact(() => deleteSteps(database.db, endedBeforeMs))
    total += count
    if (count < reportsPerTransaction) {
      await database.transact(() => deleteTallies(database.db, endedBeforeMs))
      return total
    }
    // SQLite queries block this thread, so let other work run between two batches.
    await nextTurn()
  }
}

function* deleteSteps(db: Kysely<Tables>, endedBeforeMs: number): Steps<number> {
  const old = db
    .selectFrom('dmarc_reports')
    .select('id')
    .where('ends_at_ms', '<', endedBeforeMs)
    .orderBy('ends_at_ms')
    .limit(reportsPerTransaction)
  return (yield* rowsOf(db.deleteFrom('dmarc_reports').where('id', 'in', old).returning('id'))).length
}

/** Deletes old tallies. They can no longer change, because presend rejects reports whose ranges ended that long ago. */
function* deleteTallies(db: Kysely<Tables>, endedBeforeMs: number): Steps<number> {
  const before = dayOf(endedBeforeMs - tallyMarginMs)
  return yield* changesOf(db.deleteFrom('dmarc_tallies').where('date', '<', before))
}
