import { afterAll, beforeAll, describe } from 'vitest'

import { type RunningPostgres, startPostgres } from '../support/postgres.ts'
import { webhooksKilledSuite } from './webhooks-killed-suite.ts'

describe('webhooks on PostgreSQL', () => {
  let server: RunningPostgres | null = null

  beforeAll(async () => {
    server = await startPostgres()
  })

  afterAll(async () => await server?.[Symbol.asyncDispose]())

  webhooksKilledSuite({
    open: async () => {
      if (server === null) throw new TypeError('PostgreSQL did not start')
      return { location: await server.createDatabase(), [Symbol.asyncDispose]: async () => await Promise.resolve() }
    },
  })
})
