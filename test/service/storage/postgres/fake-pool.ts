/** A pool whose clients reply as the test specifies and record their statements. */

import { DatabaseError } from 'pg'

import type { PoolClientLike, PoolLike } from '../../../../src/service/storage/postgres/pooled-connection.ts'

export interface FakePool extends PoolLike {
  /** Statements of all clients in order. */
  readonly asked: readonly string[]
  readonly values: readonly (readonly unknown[])[]
  /** `kept` or `closed` for each released client. */
  readonly released: readonly string[]
}

type Answer = Awaited<ReturnType<PoolClientLike['query']>>

/** `answer` receives each statement; an error that it throws is the client's error. */
export function fakePool(answer: (text: string) => Partial<Answer> = () => ({})): FakePool {
  const [asked, values, released]: [string[], unknown[][], string[]] = [[], [], []]
  const query: PoolClientLike['query'] = async (statement) => {
    asked.push(statement.text)
    values.push(statement.values)
    await Promise.resolve()
    return { rows: [], rowCount: 0, command: statement.text.toUpperCase(), ...answer(statement.text) }
  }
  const release = (destroy: boolean): void => void released.push(destroy ? 'closed' : 'kept')
  return {
    connect: async () => await Promise.resolve({ query, release }),
    end: async () => await Promise.resolve(),
    asked,
    values,
    released,
  }
}

/** Creates an error as PostgreSQL sends it. */
export function serverError(code: string, severity: 'ERROR' | 'FATAL' = 'ERROR'): DatabaseError {
  const error = new DatabaseError(`error ${code}`, 0, 'error')
  error.code = code
  error.severity = severity
  return error
}
