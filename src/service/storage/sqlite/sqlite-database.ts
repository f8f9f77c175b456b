/**
 * Implements SqlDatabase on one SQLite connection. Transactions that arrive in the same turn of the event loop share a
 * commit, and commits made while an fsync is running share the next one.
 */

import { Kysely, type SqliteDatabase } from 'kysely'

import { nodeClock } from '../../../foundation/world/node-clock.ts'
import type { Clock } from '../../../foundation/world/world.ts'
import type { SqlDatabase, Steps } from '../sql-database.ts'
import { sqliteDialect } from '../sql-dialect.ts'
import type { Tables } from '../tables.ts'
import { busyRetries, retryingDialect } from './busy-retries.ts'
import { execute } from './prepared-database.ts'
import { type PendingTransaction, sqliteAdmissions } from './sqlite-admissions.ts'
import type { WriteAheadLog } from './write-ahead-log.ts'

/**
 * The maximum number of transactions per commit. A larger group would save little time, and its first transaction would
 * have to wait longer for the last one.
 */
const maxGroupSize = 16

/** A committed transaction that is waiting for the fsync. */
interface Unsynced {
  readonly succeed: () => void
  readonly fail: (error: unknown) => void
}

/**
 * Creates the database, which owns `connection` and `log` and closes them.
 *
 * @param log the log that makes commits durable; `null` for an in-memory database
 */
export function sqliteDatabase(
  connection: SqliteDatabase,
  log: WriteAheadLog | null = null,
  clock: Clock = nodeClock(),
): SqlDatabase {
  // Kysely closes only connections that it has used, so the real `close` is called below.
  const lent = { prepare: (text: string) => connection.prepare(text), close: () => undefined }
  const retries = busyRetries(clock)
  const db = new Kysely<Tables>({ dialect: retryingDialect(lent, retries) })
  const queue: PendingTransaction[] = []
  let unsynced: Unsynced[] = []
  let syncing: Promise<void> | null = null

  function add(transaction: PendingTransaction): void {
    queue.push(transaction)
    if (log === null) commitNextGroup()
    else if (queue.length === 1) setImmediate(commitNextGroup)
  }

  function commitNextGroup(): void {
    const group = queue.splice(0, maxGroupSize)
    if (queue.length > 0) setImmediate(commitNextGroup)
    if (group.length === 0) return
    for (const { transaction, succeed } of commitGroup(connection, group)) {
      if (log === null || !transaction.isDurable) succeed()
      else unsynced.push({ succeed, fail: transaction.fail })
    }
    if (log !== null && unsynced.length > 0) syncing ??= syncAll(log)
  }

  /**
   * Makes all commits so far durable. Other connections can read the rows even before the fsync, but the writer's
   * promise resolves only after it.
   */
  async function syncAll(ownLog: WriteAheadLog): Promise<void> {
    while (unsynced.length > 0) {
      const batch = unsynced
      unsynced = []
      try {
        await ownLog.sync(batch.length)
        for (const { succeed } of batch) succeed()
      } catch (error) {
        for (const { fail } of batch) fail(error)
      }
    }
    syncing = null
  }

  const admit = sqliteAdmissions(db, connection, add)

  return {
    db,
    dialect: sqliteDialect,
    admit: async (request) => await retries.run(async () => await admit(request)),
    transact: async (begin) =>
      await retries.run(
        async () => await new Promise((resolve, reject) => add(durable(connection, begin, { resolve, reject }))),
      ),
    [Symbol.asyncDispose]: async () => {
      while (queue.length > 0) commitNextGroup()
      await retries.settle()
      await syncing
      await log?.[Symbol.asyncDispose]()
      connection.close()
    },
  }
}

function durable<T>(
  connection: SqliteDatabase,
  begin: () => Steps<T>,
  { resolve, reject }: { readonly resolve: (value: T) => void; readonly reject: (error: unknown) => void },
): PendingTransaction {
  const run = (): (() => void) => {
    const value = runSteps(connection, begin())
    return () => resolve(value)
  }
  return { isDurable: true, run, fail: reject }
}

interface Committed {
  readonly transaction: PendingTransaction
  /** Resolves the caller's promise. */
  readonly succeed: () => void
}

/**
 * Commits a group of transactions. There is no `await` between `begin` and `commit`, so none of this process's other
 * statements can run in between.
 */
function commitGroup(connection: SqliteDatabase, group: readonly PendingTransaction[]): readonly Committed[] {
  try {
    // `begin immediate` takes the lock, or fails if another process holds it. A deferred transaction that reads first
    // would fail later if another process wrote in between. Source: https://www.sqlite.org/lang_transaction.html
    execute(connection, 'begin immediate')
    const committed = group.map((transaction) => ({
      transaction,
      succeed: group.length === 1 ? transaction.run() : runInSavepoint(connection, transaction),
    }))
    execute(connection, 'commit')
    return committed
  } catch (error) {
    rollBack(connection)
    for (const { fail } of group) fail(error)
    return []
  }
}

/** Runs one transaction in a savepoint, so that its failure does not affect the other transactions in its group. */
function runInSavepoint(connection: SqliteDatabase, { run, fail }: PendingTransaction): () => void {
  execute(connection, 'savepoint one')
  try {
    const succeed = run()
    execute(connection, 'release one')
    return succeed
  } catch (error) {
    execute(connection, 'rollback to one')
    execute(connection, 'release one')
    return () => fail(error)
  }
}

function rollBack(connection: SqliteDatabase): void {
  try {
    execute(connection, 'rollback')
  } catch {
    // There may be no transaction to roll back: `begin` failed, or SQLite already rolled back, for example because the
    // disk is full.
  }
}

function runSteps<T>(connection: SqliteDatabase, steps: Steps<T>): T {
  let step = steps.next()
  while (step.done !== true) step = steps.next(execute(connection, step.value.sql, step.value.parameters))
  return step.value
}
