/** Inspects a SQLite file without changing it. */

import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { PresendError } from '../../errors/presend-error.ts'
import { compareMigrations, type StorageState } from '../migrate.ts'

/** @throws PresendError STORAGE_FAILED when the file, or the folder for a new one, cannot be used */
export function inspectSqlite(path: string): StorageState {
  try {
    const isThere = existsSync(path)
    accessSync(isThere ? path : dirname(path), constants.R_OK | constants.W_OK)
    return isThere ? inspectFile(path) : { status: 'new' }
  } catch (error) {
    throw new PresendError({
      code: 'STORAGE_FAILED',
      outcome: 'inconclusive',
      done: `Opening the SQLite database "${path}"`,
      came: error instanceof Error ? `"${error.message}"` : 'an unknown error',
      expected: 'a presend database, or a folder in which one can be created',
      todo: 'check that the folder exists, that this user may write to it, and that the file is a presend database',
      cause: error,
    })
  }
}

function inspectFile(path: string): StorageState {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const [table] = database.prepare("select name from sqlite_master where name = 'presend_migrations'").all()
    const rows = table === undefined ? [] : database.prepare('select name from presend_migrations').all()
    return { status: 'found', ...compareMigrations(rows.map((row) => String(row['name']))) }
  } finally {
    database.close()
  }
}
