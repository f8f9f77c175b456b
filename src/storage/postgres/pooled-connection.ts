/** One connection of a pool, from the moment it is taken out until it is given back. */

import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { DatabaseError } from 'pg'

import type { StatementResult } from '../sql-database.ts'
import { withoutNul } from '../without-nul.ts'

/** What we use of a client that pg's pool has given out. */
export interface PoolClientLike {
  query(query: { readonly text: string; readonly values: unknown[]; readonly name?: string }): Promise<{
    readonly rows: readonly object[]
    readonly rowCount: number | null
    readonly command: string
  }>
  /** `true`: close it, the pool opens another one. */
  release(destroy: boolean): void
}

/** What we use of pg's pool. */
export interface PoolLike {
  connect(): Promise<PoolClientLike>
  end(): Promise<void>
}

/** What kysely and transactions work on. A connection that failed is not given back but closed: the pool opens another. */
export class PooledConnection implements DatabaseConnection {
  readonly #client: PoolClientLike
  #isBroken = false

  constructor(client: PoolClientLike) {
    this.#client = client
  }

  /** True after a time-out or a lost connection: nobody knows what its next answer would belong to. */
  get isBroken(): boolean {
    return this.#isBroken
  }

  /** Runs one statement; one with a name is parsed and planned once a connection. */
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
      if (!isAnswer(error)) this.#isBroken = true
      throw error
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changedCount } = await this.run(query.sql, query.parameters)
    if (!areRows<R>(rows)) throw new TypeError('PostgreSQL gave something else than rows')
    return { rows, numAffectedRows: BigInt(changedCount) }
  }

  /** Kysely wants the method; presend reads whole pages and never streams. */
  streamQuery(): never {
    throw new TypeError('presend streams no query')
  }

  /** Gives it back, or closes it when it cannot be trusted any more. */
  release(): void {
    this.#client.release(this.#isBroken)
  }
}

/** True for an error that the server gave to a statement, and after which the connection goes on. */
function isAnswer(error: unknown): boolean {
  return error instanceof DatabaseError && error.severity === 'ERROR'
}

/** Kysely has typed the query; see areRowsOf in sql-database.ts. */
function areRows<R>(rows: readonly unknown[]): rows is R[] {
  return rows.every((row) => typeof row === 'object' && row !== null)
}

/**
 * Only what SQLite takes as well.
 *
 * @throws TypeError for anything else: pg turns an object into JSON and a Date into local time, and says nothing
 */
function parseParameter(value: unknown): string | number | null | bigint | Uint8Array {
  if (typeof value === 'string') return withoutNul(value)
  if (value === null || typeof value === 'bigint' || value instanceof Uint8Array) return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new TypeError(`a statement takes text, numbers, bytes and NULL, got ${Object.prototype.toString.call(value)}`)
}
