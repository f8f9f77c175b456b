/** What an extension adds to the storage. The storage itself knows no extension. */

import type { SqlDatabase } from './sql-database.ts'
import type { SqlDialect } from './sql-dialect.ts'

/**
 * The tables, queries and jobs of an extension. The types of its tables, queries and kinds of jobs are added to
 * `Tables`, `Store` and `JobKinds` by module augmentation.
 */
export interface StorageExtension {
  /** The extension's migrations by name, in the order of their names; see migrate.ts. */
  readonly migrations: Readonly<Record<string, Migration>>
  /** The tables whose rows belong to workspaces. */
  readonly ownedTables: readonly OwnedTable[]
  /** Returns the queries that become members of the store. */
  readonly queries: (database: SqlDatabase) => object
  readonly jobKinds: readonly string[]
}

/** Returns a migration's SQL statements, in order. */
export type Migration = (dialect: SqlDialect) => readonly string[]

/**
 * Describes how to find the rows of a table that belong to a workspace: by one of the table's own columns, or through
 * another table.
 */
export interface OwnedTable {
  readonly table: string
  /** The condition for rows of the workspace, with `:id` in place of the workspace's id. */
  readonly condition: string
  /** The columns by which rows are sorted for paging. Their values are unique within a workspace. */
  readonly key: string
  /** The number of rows to read at a time; 500 if absent. */
  readonly rowsPerPage?: number
  /** Columns with hashes and secrets, which are never exported. */
  readonly secrets?: readonly string[]
}
