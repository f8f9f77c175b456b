/** Migrates a database to the current schema. Rejects a database that has been used by a newer version of presend. */

import { type CompiledQuery, type SchemaModule, sql } from 'kysely'
import { PresendError } from '../errors/presend-error.ts'
import { up as createTests } from './migrations/0001-tests.ts'
import { up as createWebhooks } from './migrations/0002-webhooks.ts'
import { up as createInboundMessages } from './migrations/0003-inbound-messages.ts'
import { up as createDirectorySeeds } from './migrations/0004-directory-seeds.ts'
import { up as createJobs } from './migrations/0005-jobs.ts'
import { up as watchSeeds } from './migrations/0006-watched-seeds.ts'
import { up as addSeeds } from './migrations/0007-added-seeds.ts'
import { up as observeCopies } from './migrations/0008-observed-copies.ts'
import { up as createPostmaster } from './migrations/0009-postmaster.ts'
import { up as createDmarcReports } from './migrations/0010-dmarc-reports.ts'
import { up as addMailType } from './migrations/0011-mail-type.ts'
import { up as countPending } from './migrations/0012-pending-tests.ts'
import { up as createAccounts } from './migrations/0013-accounts.ts'
import { up as createOutcomes } from './migrations/0016-test-outcomes.ts'
import { up as createReportLinks } from './migrations/0017-report-links.ts'
import { up as listTests } from './migrations/0018-test-list.ts'
import { up as createTestMessages } from './migrations/0019-test-messages.ts'
import { up as sumDays } from './migrations/0020-daily-sums.ts'
import { up as createSendings } from './migrations/0021-test-sendings.ts'
import { up as createAlerts } from './migrations/0022-alerts.ts'
import { up as addHealthTime } from './migrations/0023-seed-health-time.ts'
import { up as limitAlerts } from './migrations/0024-alert-limits.ts'
import { up as addMailSubjects } from './migrations/0025-mail-subjects.ts'
import { rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { SqlDialect } from './sql-dialect.ts'
import { storageFailure } from './storage-failure.ts'

/** Returns a migration's statements, in order. */
type Migration = (schema: SchemaModule, dialect: SqlDialect) => readonly CompiledQuery[]

/**
 * All migrations, in the order of their names. The name of a migration never changes, and migrations are never removed.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-tests': createTests,
  '0002-webhooks': createWebhooks,
  '0003-inbound-messages': createInboundMessages,
  '0004-directory-seeds': createDirectorySeeds,
  '0005-jobs': createJobs,
  '0006-watched-seeds': watchSeeds,
  '0007-added-seeds': addSeeds,
  '0008-observed-copies': observeCopies,
  '0009-postmaster': createPostmaster,
  '0010-dmarc-reports': createDmarcReports,
  '0011-mail-type': addMailType,
  '0012-pending-tests': countPending,
  '0013-accounts': createAccounts,
  '0016-test-outcomes': createOutcomes,
  '0017-report-links': createReportLinks,
  '0018-test-list': listTests,
  '0019-test-messages': createTestMessages,
  '0020-daily-sums': sumDays,
  '0021-test-sendings': createSendings,
  '0022-alerts': createAlerts,
  '0023-seed-health-time': addHealthTime,
  '0024-alert-limits': limitAlerts,
  '0025-mail-subjects': addMailSubjects,
}

/** The migrations applied to a database, compared with those known to this version of presend. */
export interface MigrationState {
  /** Migrations not applied yet; the next start applies them. */
  readonly pending: readonly string[]
  /** Migrations that were applied by a newer version of presend and are unknown to this one. */
  readonly unknown: readonly string[]
}

/**
 * The state of a database. `new` means that the database does not exist yet and that the first start will create it.
 */
export type StorageState = { readonly status: 'new' } | ({ readonly status: 'found' } & MigrationState)

/**
 * Compares the applied migrations, listed in the `presend_migrations` table, with those known to this version of
 * presend.
 */
export function compareMigrations(applied: readonly string[]): MigrationState {
  return {
    pending: Object.keys(migrations).filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => migrations[name] === undefined),
  }
}

/**
 * Applies all pending migrations in one transaction. Several instances may start at the same time, so a lock makes them
 * migrate one after another. docs/decisions/0007-what-waits-for-the-disk.md explains why Kysely's Migrator is not used.
 *
 * @throws PresendError STORAGE_FAILED if the database has migrations unknown to this version
 */
export async function migrate(database: SqlDatabase): Promise<void> {
  const unknown = await database.transact(() => migrationSteps(database)).catch(refuse)
  if (unknown.length > 0) refuseNewer(unknown)
}

/**
 * Applies the pending migrations. @returns the migrations that are unknown to this version; if there are any, nothing
 * has been changed
 */
function* migrationSteps({ db, dialect }: SqlDatabase): Steps<readonly string[]> {
  if (dialect.lockMigrations !== null) yield dialect.lockMigrations.compile(db)
  yield sql`create table if not exists presend_migrations (name text primary key)`.compile(db)
  const select = sql<{ readonly name: string }>`select name from presend_migrations order by name`.compile(db)
  const applied = (yield* rowsOf(select)).map((row) => row.name)
  const { pending, unknown } = compareMigrations(applied)
  if (unknown.length > 0) return unknown
  for (const [name, up] of Object.entries(migrations)) {
    if (!pending.includes(name)) continue
    for (const statement of up(db.schema, dialect)) yield statement
    yield sql`insert into presend_migrations (name) values (${name})`.compile(db)
  }
  return []
}

/** Rejects a database that a newer version of presend has migrated. @throws PresendError STORAGE_FAILED */
export function refuseNewer(names: readonly string[]): never {
  throw new PresendError({
    code: 'STORAGE_FAILED',
    outcome: 'inconclusive',
    done: 'Opening the database',
    came: `migrations from a newer version of presend (${names.join(', ')})`,
    expected: 'a database written by this version or an older one',
    todo: 'use the version of presend that last wrote to this database, or set a different database; nothing was changed',
  })
}

function refuse(error: unknown): never {
  throw storageFailure(
    {
      done: 'Migrating the database to the current schema',
      expected: 'a database that this version can write to',
      todo: 'check that the database belongs to presend and is writable; if it is locked, end the program that holds the lock',
    },
    error,
  )
}
