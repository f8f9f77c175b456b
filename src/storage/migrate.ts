/** Brings a database to today's schema, or refuses one that a newer presend has written. */

import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'

import { PresendError } from '../errors/presend-error.ts'
import { up as makeTests } from './migrations/0001-tests.ts'
import type { SqlWords } from './sql-words.ts'
import type { Tables } from './tables.ts'

/** Every migration, in order of its name; names are never changed, entries never removed. */
const migrations: Readonly<Record<string, (db: Kysely<unknown>, words: SqlWords) => Promise<void>>> = {
  '0001-tests': makeTests,
}

/**
 * Runs what is missing, all of it or nothing. Safe when several instances start at once: the adapter's transaction
 * takes the write lock before it looks.
 *
 * @throws PresendError STORAGE_FAILED when the database has migrations that this version does not know
 */
export async function migrate(db: Kysely<Tables>, words: SqlWords): Promise<void> {
  const known = Object.entries(migrations).map(([name, up]) => {
    return [name, { up: async (target: Kysely<unknown>) => await up(target, words) }] as const
  })
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(known)) }
  const migrator = new Migrator({ db, provider })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  throw new PresendError({
    code: 'STORAGE_FAILED',
    outcome: 'inconclusive',
    done: 'Bringing the database to the schema of this version',
    came: error instanceof Error ? `"${error.message}"` : 'a failure without words',
    expected: 'a database of this version or an older one',
    todo: 'use the presend version that wrote it last, or another file; if it is locked, end the program that holds it',
    cause: error,
  })
}
