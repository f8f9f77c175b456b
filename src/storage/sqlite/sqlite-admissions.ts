/** Admissions on SQLite: three small statements in one go, and those of one turn of the event loop in one transaction. */

import type { CompiledQuery, Kysely, SqliteDatabase } from 'kysely'

import type { AdmissionRequest } from '../account.ts'
import { countRequest, findToken, parseToken, tokenSubject } from '../account-queries.ts'
import { type Admit, isKnownTo, toNumericId } from '../admission-queries.ts'
import { parseSeedRow, parseTestRow } from '../parse-rows.ts'
import { areRowsOf } from '../sql-database.ts'
import { isUnwritable } from '../storage-away.ts'
import type { Admission, AdmittedTest, RequestCount, StoredSeed } from '../store.ts'
import type { Tables } from '../tables.ts'
import { seedColumns, testColumns } from '../test-columns.ts'
import { begin, execute, rollBack } from './sqlite-statements.ts'
import { type CommitKind, turnGroups } from './turn-groups.ts'

/** An admission that waits for its group. */
interface Waiting {
  readonly request: AdmissionRequest
  readonly resolve: (admission: Admission) => void
  readonly reject: (error: unknown) => void
}

/**
 * Most of the gain of a shared transaction is there with this many. A test with fifty seeds is read in half a millisecond:
 * in a large group the first would wait for the last.
 */
const maxGroupSize = 8

/**
 * Admits on `connection`. A count is one small write, and most of its cost is the transaction around it: a busy server
 * reads many requests in one turn, and they share one. No fsync: a power cut may forget the counts of the last moment.
 */
export function sqliteAdmissions(db: Kysely<Tables>, connection: SqliteDatabase, commit: CommitKind): Admit {
  const questions = compileQuestions(db)
  const groups = turnGroups<Waiting>(commit, (group) => admitGroup(group, { connection, questions }), maxGroupSize)
  return async (request) => await new Promise((resolve, reject) => groups.add({ request, resolve, reject }))
}

interface Asking {
  readonly connection: SqliteDatabase
  readonly questions: Questions
}

/** One that is alone needs no transaction: its one write is one. */
function admitGroup(group: readonly Waiting[], asking: Asking): void {
  const [first] = group
  if (first !== undefined && group.length === 1) return settle(() => admit(first.request, asking), first)()
  const { connection } = asking
  try {
    begin(connection)
    const endings = group.map((one) => settle(() => admit(one.request, asking), one))
    execute(connection, 'commit')
    for (const end of endings) end()
  } catch (error) {
    rollBack(connection)
    // A full disk can undo the whole transaction: each alone is let in without being counted.
    for (const one of group) {
      if (isUnwritable(error)) settle(() => admit(one.request, asking), one)()
      else one.reject(error)
    }
  }
}

/** In a group one request's failure is its own, unless SQLite undid the transaction: then the commit fails for all. */
function settle(admitOne: () => Admission, { resolve, reject }: Waiting): () => void {
  try {
    const admission = admitOne()
    return () => resolve(admission)
  } catch (error) {
    return () => reject(error)
  }
}

function admit(request: AdmissionRequest, { connection, questions }: Asking): Admission {
  const { tokenHash, stranger, windowStartMs, nowMs, wantedTest } = request
  const [found] = tokenHash === null ? [] : ask(connection, questions.token, [tokenHash])
  const token = found === undefined || found.revoked_at_ms !== null ? null : parseToken(found)
  const subject = token === null ? stranger : tokenSubject(token.tokenId)
  const count = countOnce({ subject, windowStartMs, nowMs }, { connection, questions })
  if (token === null || wantedTest === null) return { token, count, test: null }
  return { token, count, test: readTest(token.workspaceId, wantedTest, { connection, questions }) }
}

interface Counted {
  readonly subject: string
  readonly windowStartMs: number
  readonly nowMs: number
}

/** A request that cannot be counted, because the disk is full, is let in as if it had been: reads must go on. */
function countOnce({ subject, windowStartMs, nowMs }: Counted, { connection, questions }: Asking): RequestCount {
  try {
    const [counted] = ask(connection, questions.count, [subject, windowStartMs, 1, nowMs])
    if (counted === undefined) throw new TypeError('SQLite counted a request and returned nothing')
    return { windowStartMs: counted.window_start_ms, requestCount: counted.request_count }
  } catch (error) {
    if (!isUnwritable(error)) throw error
    const [counted] = ask(connection, questions.counted, [subject, windowStartMs])
    return { windowStartMs, requestCount: counted?.request_count ?? 0 }
  }
}

function readTest(
  workspaceId: string,
  wanted: NonNullable<AdmissionRequest['wantedTest']>,
  { connection, questions }: Asking,
): AdmittedTest | null {
  const { name } = wanted
  const numericId = toNumericId(name)
  const [row] =
    numericId === null
      ? ask(connection, questions.testByName, [workspaceId, name, name])
      : ask(connection, questions.testById, [workspaceId, numericId])
  if (row === undefined) return null
  const test = parseTestRow(row)
  const seeds: readonly StoredSeed[] | null = isKnownTo(wanted, test)
    ? null
    : ask(connection, questions.seeds, [test.numericId]).map(parseSeedRow)
  return { ...test, seeds }
}

type Questions = ReturnType<typeof compileQuestions>

/** Compiled once: kysely takes longer to write one of them than SQLite to answer it. The values are asked with later. */
function compileQuestions(db: Kysely<Tables>) {
  const tests = db.selectFrom('tests').select(testColumns).select('metadata').where('workspace_id', '=', '')
  return {
    token: findToken(db, '').compile(),
    count: countRequest(db, { subject: '', windowStartMs: 0, nowMs: 0 }).compile(),
    counted: db
      .selectFrom('request_counts')
      .select('request_count')
      .where('subject', '=', '')
      .where('window_start_ms', '=', 0)
      .compile(),
    testById: tests.where('id', '=', 0).compile(),
    testByName: tests.where((eb) => eb.or([eb('tracking_id', '=', ''), eb('tracking_key', '=', '')])).compile(),
    seeds: db.selectFrom('test_seeds').select(seedColumns).where('test_id', '=', 0).orderBy('position').compile(),
  } as const
}

function ask<R>(connection: SqliteDatabase, query: CompiledQuery<R>, parameters: readonly unknown[]): readonly R[] {
  const { rows } = execute(connection, query.sql, parameters)
  if (!areRowsOf(query, rows)) throw new TypeError('SQLite gave something else than rows')
  return rows
}
