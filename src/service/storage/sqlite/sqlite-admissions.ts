/** Admits requests on SQLite with three small statements in one transaction. */

import type { CompiledQuery, Kysely, SqliteDatabase } from 'kysely'
import {
  toTrackingId,
  toTrackingKey,
  toWorkspaceId,
  type WorkspaceId,
} from '../../../foundation/contract/identifiers.ts'

import type { AdmissionRequest } from '../account.ts'
import { countRequest, findToken, tokenSubject } from '../account-queries.ts'
import { type TokenTable, tokenColumns } from '../account-tables.ts'
import { type Admit, hasKnownSeeds, parseNumericId } from '../admission-queries.ts'
import { parseRow } from '../columns.ts'
import { parseSeedRow, parseTestRow, seedColumns, testSelection } from '../parse-rows.ts'
import { typedRows } from '../sql-database.ts'
import { isUnwritable } from '../storage-away.ts'
import type { Admission, AdmittedTest } from '../store.ts'
import type { Tables } from '../tables.ts'
import { execute } from './prepared-database.ts'

/** A transaction waiting to be committed with its group; see sqlite-database.ts. */
export interface PendingTransaction {
  /** Whether the caller's promise must not resolve before the next fsync. */
  readonly isDurable: boolean
  /** Runs the statements. @returns a function that resolves the caller's promise */
  readonly run: () => () => void
  readonly fail: (error: unknown) => void
}

/**
 * Returns a function that admits requests on `connection`. Counts are not fsynced, so the latest counts may be lost
 * after a power failure.
 */
export function sqliteAdmissions(
  db: Kysely<Tables>,
  connection: SqliteDatabase,
  add: (transaction: PendingTransaction) => void,
): Admit {
  const context = { connection, queries: compileQueries(db) }
  return async (request) =>
    await new Promise((resolve, reject) => {
      add({
        isDurable: false,
        run: () => {
          const admission = admit(request, 'counted', context)
          return () => resolve(admission)
        },
        fail: (error) => {
          // Reads must still work when the disk is full, so the request is admitted without being counted.
          if (isUnwritable(error)) resolve(admit(request, 'uncounted', context))
          else reject(error)
        },
      })
    })
}

interface AdmissionContext {
  readonly connection: SqliteDatabase
  readonly queries: ReturnType<typeof compileQueries>
}

function admit(request: AdmissionRequest, counting: 'counted' | 'uncounted', context: AdmissionContext): Admission {
  const { tokenHash, anonymousSubject, windowStartMs, nowMs, wantedTest } = request
  const { connection, queries } = context
  const [found] = tokenHash === null ? [] : ask(connection, queries.token, [tokenHash])
  const token = found === undefined || !isValid(found, nowMs) ? null : parseRow(found, tokenColumns)
  const subject = token === null ? anonymousSubject : tokenSubject(token.tokenId)
  const [row] =
    counting === 'counted'
      ? ask(connection, queries.count, [subject, windowStartMs, 1, nowMs, 1])
      : ask(connection, queries.counted, [subject, windowStartMs])
  const count = { windowStartMs: row?.window_start_ms ?? windowStartMs, requestCount: row?.request_count ?? 0 }
  const test = token === null || wantedTest === null ? null : readTest(token.workspaceId, wantedTest, context)
  return { token, count, test }
}

function isValid(token: TokenTable, nowMs: number): boolean {
  return token.revoked_at_ms === null && (token.expires_at_ms === null || token.expires_at_ms > nowMs)
}

function readTest(
  workspaceId: WorkspaceId,
  wanted: NonNullable<AdmissionRequest['wantedTest']>,
  { connection, queries }: AdmissionContext,
): AdmittedTest | null {
  const { name } = wanted
  const numericId = parseNumericId(name)
  const [row] =
    numericId === null
      ? ask(connection, queries.testByName, [workspaceId, name, name])
      : ask(connection, queries.testById, [workspaceId, numericId])
  if (row === undefined) return null
  const test = parseTestRow(row)
  const seeds = hasKnownSeeds(wanted, test) ? null : ask(connection, queries.seeds, [test.numericId]).map(parseSeedRow)
  return { ...test, seeds }
}

/**
 * Compiles the queries once, with placeholder values, because on SQLite, compiling a query takes longer than running
 * it.
 */
function compileQueries(db: Kysely<Tables>) {
  const tests = db
    .selectFrom('tests')
    .select(testSelection)
    .select('metadata')
    .where('workspace_id', '=', toWorkspaceId(''))
  return {
    token: findToken(db, '').compile(),
    count: countRequest(db, { subject: '', windowStartMs: 0, nowMs: 0 }).compile(),
    counted: db
      .selectFrom('request_counts')
      .select(['window_start_ms', 'request_count'])
      .where('subject', '=', '')
      .where('window_start_ms', '=', 0)
      .compile(),
    testById: tests.where('id', '=', 0).compile(),
    testByName: tests
      .where((eb) => eb.or([eb('tracking_id', '=', toTrackingId('')), eb('tracking_key', '=', toTrackingKey(''))]))
      .compile(),
    seeds: db.selectFrom('test_seeds').select(seedColumns).where('test_id', '=', 0).orderBy('position').compile(),
  } as const
}

function ask<R>(connection: SqliteDatabase, query: CompiledQuery<R>, parameters: readonly unknown[]): readonly R[] {
  return typedRows<R>(execute(connection, query.sql, parameters).rows)
}
