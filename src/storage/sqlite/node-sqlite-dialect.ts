/** The few points in which kysely's SQLite dialect must be stricter for us. */

import type { DatabaseConnection, DialectAdapter, Driver, SqliteDialectConfig } from 'kysely'
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'

/** kysely's dialect, with transactions that take the write lock first, and migrations inside such a transaction. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config)
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter()
  }
}

/**
 * A deferred transaction that reads and then writes fails with SQLITE_BUSY at once when another process wrote in
 * between; one that takes the write lock first waits for `busy_timeout`.
 * Source: https://www.sqlite.org/lang_transaction.html
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** SQLite rolls back DDL like anything else; kysely leaves it out for old wrappers' sake. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
