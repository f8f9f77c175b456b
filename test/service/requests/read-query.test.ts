import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import { listExternalTestsQuery, providersQuery } from '../../../src/foundation/contract/queries.ts'
import type { WireSchema } from '../../../src/foundation/contract/wire-schema.ts'
import { ApiProblem } from '../../../src/service/problems/api-problem.ts'
import { readQuery } from '../../../src/service/requests/read-query.ts'
import type { ServiceEnv } from '../../../src/service/requests/service-context.ts'

async function read(query: string, schema: WireSchema<unknown>): Promise<unknown> {
  const app = new Hono<ServiceEnv>()
  app.get('/', (request) => request.json({ value: readQuery(request, schema) }))
  app.onError((error, request) => request.json({ problems: error instanceof ApiProblem ? error.problems : null }))
  return await (await app.request(`/?${query}`)).json()
}

describe('readQuery()', () => {
  it('reports all problems at once, with the received values', async () => {
    expect(await read('page=x&per_page=-5&status=y', listExternalTestsQuery)).toEqual({
      problems: ['page: expected a positive integer, got "x"', 'per_page: expected a positive integer, got "-5"'],
    })
  })

  it.each([
    'provider_types[]=protected&provider_types=consumer',
    'provider_types%5B%5D=protected&provider_types=consumer',
  ])('accepts a list with and without brackets: %s', async (query) => {
    expect(await read(query, providersQuery)).toEqual({
      value: { 'provider_types[]': 'protected', provider_types: ['protected', 'consumer'] },
    })
  })

  it('names each invalid entry of a list', async () => {
    expect(await read('provider_types[]=&provider_types[]=Consumer', providersQuery)).toEqual({
      problems: [
        'provider_types[0]: expected "consumer", "business" or "protected", got ""',
        'provider_types[1]: expected "consumer", "business" or "protected", got "Consumer"',
      ],
    })
  })

  it('uses the first of several repeated values, and ignores unknown parameters', async () => {
    expect(await read('page=2&page=x&__proto__=1&constructor=2', listExternalTestsQuery)).toMatchObject({
      value: { page: 2 },
    })
  })
})
