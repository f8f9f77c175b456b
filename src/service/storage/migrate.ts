/** Migrates a database to the current schema. Rejects a database that has migrations unknown to this version. */

import { CompiledQuery, sql } from 'kysely'
import { PresendError } from '../../foundation/errors/presend-error.ts'
import type { Migration, StorageExtension } from './extension.ts'
import { up as createSchema } from './migrations/0001-schema.ts'
import { rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import { storageFailure } from './storage-failure.ts'

/**
 * The migrations of the storage, in the order of their names; those of the extensions follow. The name of a migration
 * never changes, and migrations are never removed.
 */
const ownMigrations: Readonly<Record<string, Migration>> = {
  '0001-schema': createSchema,
}

type Extensions = readonly Pick<StorageExtension, 'migrations'>[]

function migrationsWith(extensions: Extensions): Readonly<Record<string, Migration>> {
  return Object.assign({}, ownMigrations, ...extensions.map((one) => one.migrations))
}

/** The migrations applied to a database, compared with those known to this version of presend. */
export interface MigrationState {
  /** Migrations not applied yet; the next start applies them. */
  readonly pending: readonly string[]
  /** Migrations that were applied by another version of presend and are unknown to this one. */
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
export function compareMigrations(applied: readonly string[], extensions: Extensions): MigrationState {
  const migrations = migrationsWith(extensions)
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
export async function migrate(database: SqlDatabase, extensions: Extensions): Promise<void> {
  const unknown = await database.transact(() => migrationSteps(database, extensions)).catch(refuse)
  if (unknown.length > 0) refuseUnknown(unknown)
}

/**
 * Applies the pending migrations. @returns the migrations that are unknown to this version; if there are any, nothing
 * has been changed
 */
function* migrationSteps({ db, dialect }: SqlDatabase, extensions: Extensions): Steps<readonly string[]> {
  if (dialect.lockMigrations !== null) yield dialect.lockMigrations.compile(db)
  yield sql`create table if not exists presend_migrations (name text primary key)`.compile(db)
  const select = sql<{ readonly name: string }>`select name from presend_migrations order by name`.compile(db)
  const applied = (yield* rowsOf(select)).map((row) => row.name)
  const { pending, unknown } = compareMigrations(applied, extensions)
  if (unknown.length > 0) return unknown
  for (const [name, up] of Object.entries(migrationsWith(extensions))) {
    if (!pending.includes(name)) continue
    for (const statement of up(dialect)) yield CompiledQuery.raw(statement)
    yield sql`insert into presend_migrations (name) values (${name})`.compile(db)
  }
  return []
}

/** Rejects a database that another version of presend has migrated. @throws PresendError STORAGE_FAILED */
export function refuseUnknown(names: readonly string[]): never {
  throw new PresendError({
    code: 'STORAGE_FAILED',
    outcome: 'inconclusive',
    done: 'Opening the database',
    came: `unknown migrations from another version of presend (${names.join(', ')})`,
    expected: 'a database written by this version or an older release',
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
