/** PostgreSQL's SQL. */

import { sql } from 'kysely'

import type { SqlDialect } from '../sql-dialect.ts'

/** Any number that nothing else in the database uses: "presend" in ASCII. */
const migrationLock = 0x70_72_65_73_65_6e

/** Ids have 64 bits: 10⁶ tests a day with 50 seeds each would use up 32 bits in six weeks. */
export const postgresDialect: SqlDialect = {
  numericId: { type: 'bigserial', define: (column) => column },
  bytes: 'bytea',
  hasJobTable: false,
  lockMigrations: sql`select pg_advisory_xact_lock(${migrationLock})`,
  inKeyOrder: sql``,
  lockRows: sql`for key share`,
}
