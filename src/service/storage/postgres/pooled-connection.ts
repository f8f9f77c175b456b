/** Wraps a PostgreSQL connection taken from the pool. */

import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { DatabaseError } from 'pg'

import { type StatementResult, typedRows } from '../sql-database.ts'
import { parseParameter } from '../sql-parameters.ts'

/** The part of pg's PoolClient that presend uses. */
export interface PoolClientLike {
  query(query: { readonly text: string; readonly values: unknown[]; readonly name?: string }): Promise<{
    readonly rows: readonly object[]
    readonly rowCount: number | null
    readonly command: string
  }>
  /**
   * Returns the connection to the pool. If `destroy` is true, the connection is closed and the pool opens a new one.
   */
  release(destroy: boolean): void
}

/** The part of pg's Pool that presend uses. */
export interface PoolLike {
  connect(): Promise<PoolClientLike>
  end(): Promise<void>
}

/** A connection for Kysely and for transactions. If the connection is broken, `release` closes it. */
export class PooledConnection implements DatabaseConnection {
  readonly #client: PoolClientLike
  #isBroken = false

  constructor(client: PoolClientLike) {
    this.#client = client
  }

  /**
   * True after a timeout or a lost connection. The connection must not be used again, because its next reply could
   * belong to an earlier statement.
   */
  get isBroken(): boolean {
    return this.#isBroken
  }

  /** Runs one statement. A named statement is parsed and planned once per connection. */
  async run(
    text: string,
    parameters: readonly unknown[] = [],
    name?: string,
  ): Promise<StatementResult & { command: string }> {
    try {
      const query = { text, values: parameters.map(parseParameter), ...(name === undefined ? {} : { name }) }
      const { rows, rowCount, command } = await this.#client.query(query)
      return { rows, changedCount: rowCount ?? 0, command }
    } catch (error) {
      if (!isStatementError(error)) this.#isBroken = true
      throw error
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changedCount } = await this.run(query.sql, query.parameters)
    return { rows: typedRows<R>(rows), numAffectedRows: BigInt(changedCount) }
  }

  streamQuery(): never {
    throw new TypeError('streaming a query is not supported')
  }

  release(): void {
    this.#client.release(this.#isBroken)
  }
}

/** Returns true if only the statement failed, which means that the connection can still be used. */
function isStatementError(error: unknown): boolean {
  return error instanceof DatabaseError && error.severity === 'ERROR'
}
