/** Reads everything that a workspace owns from the service's database, to find out whether an attack changed any of it. */

import type { DatabaseSync } from 'node:sqlite'

export interface Snapshots {
  /** Returns the rows of each table that belong to the workspace or to its members. */
  take(): ReadonlyMap<string, string>
}

/** Tables and columns that every request changes, whether or not it succeeds. */
const ignoredTables = new Set(['daily_requests', 'request_counts'])
const ignoredColumns = new Set(['last_seen_at_ms', 'expires_at_ms'])

/**
 * Prepares the queries. The tables are those with a workspace, and those that refer to them by a foreign key, so a new
 * table is included without being listed here.
 */
export function openSnapshots(database: DatabaseSync, workspace: string): Snapshots {
  const conditions = findConditions(database, workspace)
  const queries = [...conditions].map(([table, condition]) => ({
    table,
    query: database.prepare(`select * from ${table} where ${condition} order by 1, 2`),
  }))
  return {
    take: () =>
      new Map(
        queries.map(({ table, query }) => [
          table,
          JSON.stringify(query.all(), (key, value) => (table === 'sessions' && ignoredColumns.has(key) ? null : value)),
        ]),
      ),
  }
}

/** Returns the tables that differ. */
export function changedTables(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  return [...before].flatMap(([table, rows]) => (after.get(table) === rows ? [] : [table]))
}

function findConditions(database: DatabaseSync, workspace: string): ReadonlyMap<string, string> {
  const tables = database
    .prepare("select name from sqlite_master where type = 'table'")
    .all()
    .map(({ name }) => String(name))
  const found = new Map([
    ['users', `id in (select user_id from memberships where workspace_id = '${workspace}')`],
    ['sessions', `user_id in (select user_id from memberships where workspace_id = '${workspace}')`],
    ['workspaces', `id = '${workspace}'`],
    ['directory_seeds', 'true'],
  ])
  const wanted = tables.filter((table) => !ignoredTables.has(table) && !found.has(table))
  for (const table of wanted) {
    const columns = database.prepare(`pragma table_info(${table})`).all()
    if (columns.some(({ name }) => name === 'workspace_id')) found.set(table, `workspace_id = '${workspace}'`)
  }
  // A table may refer to one that is found only in the previous round, such as attempts, deliveries and webhooks.
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const table of wanted) addByForeignKey(database, table, found)
  }
  return found
}

function addByForeignKey(database: DatabaseSync, table: string, found: Map<string, string>): void {
  if (found.has(table)) return
  for (const { table: parent, from, to } of database.prepare(`pragma foreign_key_list(${table})`).all()) {
    const condition = found.get(String(parent))
    if (condition === undefined) continue
    found.set(table, `${String(from)} in (select ${String(to ?? 'id')} from ${String(parent)} where ${condition})`)
    return
  }
}
