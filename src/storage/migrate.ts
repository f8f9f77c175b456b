/** Brings a database to today's schema, or refuses one that a newer presend has written. */

import { type CompiledQuery, type SchemaModule, sql } from 'kysely'

import { PresendError } from '../errors/presend-error.ts'
import { up as makeTests } from './migrations/0001-tests.ts'
import { up as makeWebhooks } from './migrations/0002-webhooks.ts'
import { up as makeInboundMessages } from './migrations/0003-inbound-messages.ts'
import { up as makeDirectorySeeds } from './migrations/0004-directory-seeds.ts'
import { up as makeJobs } from './migrations/0005-jobs.ts'
import { up as watchSeeds } from './migrations/0006-watched-seeds.ts'
import { up as addSeeds } from './migrations/0007-added-seeds.ts'
import { up as observeCopies } from './migrations/0008-observed-copies.ts'
import { up as makePostmaster } from './migrations/0009-postmaster.ts'
import { up as keepDmarcReports } from './migrations/0010-dmarc-reports.ts'
import { up as addMailType } from './migrations/0011-mail-type.ts'
import { changesOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { SqlWords } from './sql-words.ts'

/** The statements of a migration, in order. */
type Migration = (schema: SchemaModule, words: SqlWords) => readonly CompiledQuery[]

/** Every migration, in order of its name; names are never changed, entries never removed. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-tests': makeTests,
  '0002-webhooks': makeWebhooks,
  '0003-inbound-messages': makeInboundMessages,
  '0004-directory-seeds': makeDirectorySeeds,
  '0005-jobs': makeJobs,
  '0006-watched-seeds': watchSeeds,
  '0007-added-seeds': addSeeds,
  '0008-observed-copies': observeCopies,
  '0009-postmaster': makePostmaster,
  '0010-dmarc-reports': keepDmarcReports,
  '0011-mail-type': addMailType,
}

/** Migrations of a database compared with those of this version. */
export interface MigrationState {
  /** Not run there yet; the next start runs them. */
  readonly pending: readonly string[]
  /** Run there, but unknown to this version: a newer presend wrote the database. */
  readonly unknown: readonly string[]
}

/** A storage that was looked at. `new`: nothing is there yet, and the first start creates it. */
export type StorageState = { readonly status: 'new' } | ({ readonly status: 'found' } & MigrationState)

/** Compares. `done`: the names in the database's `presend_migrations`. */
export function compareMigrations(done: readonly string[]): MigrationState {
  return {
    pending: Object.keys(migrations).filter((name) => !done.includes(name)),
    unknown: done.filter((name) => migrations[name] === undefined),
  }
}

/**
 * Runs what is missing, all of it or nothing. Safe when several instances start at once: the lock is taken before
 * anybody looks, so the second one finds nothing to do.
 *
 * @throws PresendError STORAGE_FAILED when the database has migrations that this version does not know
 */
export async function migrate(database: SqlDatabase): Promise<void> {
  const unknown = await database.transact(() => migrationSteps(database)).catch(refuse)
  if (unknown.length > 0) refuseNewer(unknown)
}

/** @returns the names of migrations that this version does not know; then nothing was changed */
function* migrationSteps({ db, words }: SqlDatabase): Steps<readonly string[]> {
  if (words.lockMigrations !== null) yield words.lockMigrations.compile(db)
  yield sql`create table if not exists presend_migrations (name text primary key)`.compile(db)
  const compiled = sql<{ readonly name: string }>`select name from presend_migrations order by name`.compile(db)
  const done = (yield* rowsOf({ compile: () => compiled })).map((row) => row.name)
  const { pending, unknown } = compareMigrations(done)
  if (unknown.length > 0) return unknown
  for (const [name, up] of Object.entries(migrations)) {
    if (!pending.includes(name)) continue
    for (const statement of up(db.schema, words)) yield statement
    const noted = sql`insert into presend_migrations (name) values (${name})`.compile(db)
    yield* changesOf({ compile: () => noted })
  }
  return []
}

/** @throws PresendError STORAGE_FAILED */
export function refuseNewer(names: readonly string[]): never {
  throw new PresendError({
    code: 'STORAGE_FAILED',
    outcome: 'inconclusive',
    done: 'Opening the database',
    came: `migrations of a newer presend (${names.join(', ')})`,
    expected: 'a database written by this version or an older one',
    todo: 'use the presend version that wrote it last, or another database; nothing was changed',
  })
}

function refuse(error: unknown): never {
  throw new PresendError({
    code: 'STORAGE_FAILED',
    outcome: 'inconclusive',
    done: 'Bringing the database to the schema of this version',
    came: error instanceof Error ? `"${error.message}"` : 'an unknown error',
    expected: 'a database that this version can write to',
    todo: 'check that it is a writable presend database; if it is locked, end the program that holds the lock',
    cause: error,
  })
}
