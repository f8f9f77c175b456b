/** Parses the URL of a PostgreSQL database, without loading a driver. */

import { bad, ok, type Parsed } from '../../../foundation/errors/problem.ts'

/** The database, and the maximum number of connections that one instance opens. */
export interface PostgresTarget {
  /** The connection URL in pg's format. The URL may contain a password. */
  readonly url: string
  /** The maximum number of connections. Default: 10. */
  readonly poolSize?: number
}

const maxPoolSize = 1000

/**
 * Parses a storage URL and removes presend's own `pool_size` parameter. The other parameters (`sslmode`, `host`, …) are
 * passed to pg.
 */
export function parsePostgresUrl(text: string): Parsed<PostgresTarget> {
  const url = new URL(text)
  const size = url.searchParams.get('pool_size')
  if (size === null) return ok({ url: text })
  const poolSize = /^\d{1,4}$/u.test(size) ? Number(size) : 0
  if (poolSize < 1 || poolSize > maxPoolSize) {
    return bad({ input: 'storage', expected: `\`pool_size\` in the URL to be a number from 1 to ${maxPoolSize}` })
  }
  url.searchParams.delete('pool_size')
  return ok({ url: url.href, poolSize })
}
