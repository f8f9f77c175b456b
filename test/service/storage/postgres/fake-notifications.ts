/** A SqlDatabase that only accepts notifications. */

import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type QueryResult } from 'kysely'

import type { SqlDatabase } from '../../../../src/service/storage/sql-database.ts'
import { postgresDialect } from '../../../../src/service/storage/sql-dialect.ts'
import type { Tables } from '../../../../src/service/storage/tables.ts'

export interface FakeNotifications {
  readonly database: SqlDatabase
  /** Payloads in order, including failed ones. */
  readonly payloads: readonly string[]
}

async function done(): Promise<void> {
  await Promise.resolve()
}

async function refuse(): Promise<never> {
  return await Promise.reject(new TypeError('only notifications are faked'))
}

/** `answer` is awaited for each notification; when it rejects, the notification fails. */
export function fakeNotifications(answer: (payload: string) => Promise<void>): FakeNotifications {
  const payloads: string[] = []
  async function executeQuery<R>({ parameters }: { parameters: readonly unknown[] }): Promise<QueryResult<R>> {
    const payload = String(parameters.at(-1))
    payloads.push(payload)
    await answer(payload)
    return { rows: [] }
  }
  const connection = {
    executeQuery,
    streamQuery: (): never => {
      throw new TypeError('streaming is not supported')
    },
  }
  const driver = {
    init: done,
    acquireConnection: async () => await Promise.resolve(connection),
    beginTransaction: done,
    commitTransaction: done,
    rollbackTransaction: done,
    releaseConnection: done,
    destroy: done,
  }
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  const database = { db, dialect: postgresDialect, admit: refuse, transact: refuse, [Symbol.asyncDispose]: done }
  return { database, payloads }
}
