/** PostgreSQL's words. */

import { sql } from 'kysely'

import type { SqlWords } from '../sql-words.ts'

/** Any number, as long as nothing else in the database takes it; these are the letters "presend" as they stand in ASCII. */
const migrationLock = 0x70_72_65_73_65_6e

/** 64 bits: 10⁶ tests a day with 50 seeds each would use up 32 bits in six weeks. */
export const postgresWords: SqlWords = {
  numericId: { type: 'bigserial', define: (column) => column },
  bytes: 'bytea',
  jobTable: 'of-its-engine',
  lockMigrations: sql`select pg_advisory_xact_lock(${migrationLock})`,
  inKeyOrder: sql``,
  holdRows: sql`for key share`,
}
