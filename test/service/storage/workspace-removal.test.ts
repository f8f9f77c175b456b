import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { openSqliteStore } from '../../../src/service/storage/sqlite/open-sqlite-store.ts'
import { storageExtensions } from '../../support/extensions.ts'
import { fillWorkspace } from './filled-workspace.ts'

/** Returns all rows of all tables, as JSON. */
function contentOf(path: string): ReadonlyMap<string, string> {
  using database = new DatabaseSync(path)
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'")
    .all()
  return new Map(
    tables.map(({ name }) => [String(name), JSON.stringify(database.prepare(`select * from "${String(name)}"`).all())]),
  )
}

/** The tables whose rows belong to a workspace; fillWorkspace() must fill every new one. */
function ownedTables(path: string): readonly string[] {
  using database = new DatabaseSync(path)
  return [...contentOf(path).keys()].filter((table) =>
    database
      .prepare(`select name from pragma_table_info('${table}')`)
      .all()
      .some(({ name }) => name === 'workspace_id'),
  )
}

it('deleting a workspace leaves no row in any table', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'presend-removal-'))
  try {
    const path = join(folder, 'presend.db')
    await using store = await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
    await fillWorkspace(store, toWorkspaceId('kept'))
    const before = contentOf(path)
    await fillWorkspace(store, toWorkspaceId('doomed'))
    const filled = contentOf(path)
    const owned = ownedTables(path)
    expect(owned.length).toBeGreaterThan(7)
    expect(owned.filter((table) => filled.get(table) === before.get(table))).toEqual([])
    await store.deleteWorkspace(toWorkspaceId('doomed'))
    expect(contentOf(path)).toEqual(before)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
