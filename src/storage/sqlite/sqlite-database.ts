/** One SQLite connection as a SqlDatabase: transactions run in one go; those that come together share commit and fsync. */

import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'

import type { SqlDatabase, Steps } from '../sql-database.ts'
import type { Tables } from '../tables.ts'
import type { LogSync } from './log-sync.ts'
import { sqliteAdmissions } from './sqlite-admissions.ts'
import { begin, execute, rollBack } from './sqlite-statements.ts'
import { sqliteWords } from './sqlite-words.ts'
import { type CommitKind, turnGroups } from './turn-groups.ts'

/** A transaction that waits for its group. */
interface Waiting {
  /** Runs the steps; what comes back is called when the commit lasts. */
  run(): () => void
  fail(error: unknown): void
}

/**
 * Owns `connection` and `log` and closes them.
 *
 * @param log makes commits last; absent: nothing lasts, as in memory
 */
export function sqliteDatabase(
  connection: SqliteDatabase,
  commit: CommitKind,
  log: LogSync | null = null,
): SqlDatabase {
  // Kysely closes a connection only when it has used it, so that is left to us.
  const lent = { prepare: (text: string) => connection.prepare(text), close: () => undefined }
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: lent }) })
  const lasting = new Set<Promise<void>>()
  const groups = turnGroups<Waiting>(commit, (group) => {
    const endings = commitGroup(connection, group)
    if (log === null) {
      for (const end of endings) end()
      return
    }
    const ending = endWhenLasting(log, { group, endings }).finally(() => lasting.delete(ending))
    lasting.add(ending)
  })

  return {
    db,
    words: sqliteWords,
    admit: sqliteAdmissions(db, connection, commit),
    transact: async (steps) =>
      await new Promise((resolve, reject) => {
        groups.add({
          run: () => {
            const value = runSteps(connection, steps())
            return () => resolve(value)
          },
          fail: reject,
        })
      }),
    [Symbol.asyncDispose]: async () => {
      // Whoever still waits was promised an answer.
      groups.flush()
      await Promise.all(lasting)
      await log?.[Symbol.asyncDispose]()
      connection.close()
    },
  }
}

/**
 * No `await` from begin to commit: statements of others cannot get in between, nor can their locks wait for us.
 *
 * @returns what is to be called when the commit lasts; nothing when the commit failed and everybody knows
 */
function commitGroup(connection: SqliteDatabase, group: readonly Waiting[]): readonly (() => void)[] {
  try {
    begin(connection)
    const endings = group.length === 1 ? group.map((one) => one.run()) : group.map((one) => runApart(connection, one))
    execute(connection, 'commit')
    return endings
  } catch (error) {
    rollBack(connection)
    for (const one of group) one.fail(error)
    return []
  }
}

interface Committed {
  readonly group: readonly Waiting[]
  readonly endings: readonly (() => void)[]
}

/** Others may read the rows before the disk has them; whoever wrote them is told only then. */
async function endWhenLasting(log: LogSync, { group, endings }: Committed): Promise<void> {
  if (endings.length === 0) return
  try {
    await log.sync(endings.length)
    for (const end of endings) end()
  } catch (error) {
    for (const one of group) one.fail(error)
  }
}

/** In a group one transaction's failure is its own. */
function runApart(connection: SqliteDatabase, one: Waiting): () => void {
  execute(connection, 'savepoint one')
  try {
    const end = one.run()
    execute(connection, 'release one')
    return end
  } catch (error) {
    execute(connection, 'rollback to one')
    execute(connection, 'release one')
    return () => one.fail(error)
  }
}

function runSteps<T>(connection: SqliteDatabase, steps: Steps<T>): T {
  let step = steps.next()
  while (step.done !== true) step = steps.next(execute(connection, step.value.sql, step.value.parameters))
  return step.value
}
