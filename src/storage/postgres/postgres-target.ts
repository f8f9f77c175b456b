/** Which PostgreSQL a location names; loads no driver. */

import { bad, ok, type Parsed } from '../../errors/problem.ts'

/** Where the server is, and how many connections one instance opens at most. */
export interface PostgresTarget {
  /** As pg takes it; may hold a password. */
  readonly url: string
  /** Absent: 10. */
  readonly poolSize?: number
}

const maxPoolSize = 1000

/** Reads a location's URL; `pool_size=<count>` among its parameters is ours, the others are pg's (`sslmode`, `host`…). */
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
