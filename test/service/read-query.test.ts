import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import { ApiProblem } from '../../src/service/api-problem.ts'
import { readListQuery, readProviderTypes } from '../../src/service/read-query.ts'
import type { ServiceEnv, ServiceRequest } from '../../src/service/service-context.ts'

async function read(query: string, reader: (request: ServiceRequest) => unknown): Promise<unknown> {
  const app = new Hono<ServiceEnv>()
  app.get('/', (request) => request.json({ value: reader(request) }))
  app.onError((error, request) => request.json({ problems: error instanceof ApiProblem ? error.problems : null }))
  return await (await app.request(`/?${query}`)).json()
}

describe('readListQuery()', () => {
  it.each([
    ['', { source: null, status: null, page: 1, perPage: 10 }],
    ['page=2&per_page=25&source=ci&status=complete', { source: 'ci', status: 'complete', page: 2, perPage: 25 }],
    ['per_page=101', { source: null, status: null, page: 1, perPage: 100 }],
    ['page=007', { source: null, status: null, page: 7, perPage: 10 }],
    ['page=999999999999', { source: null, status: null, page: 1_000_000_000, perPage: 10 }],
  ])('of %j', async (query, expected) => {
    expect(await read(query, readListQuery)).toEqual({ value: expected })
  })

  it('names everything that is wrong at once, with what came', async () => {
    expect(await read('page=x&per_page=-5&status=y', readListQuery)).toEqual({
      problems: [
        'page: got "x", expected a positive integer',
        'per_page: got "-5", expected a positive integer',
        'status: got "y", expected "pending" or "in_progress" or "complete" or "expired"',
      ],
    })
  })

  it.each(['page=9999999999999999', 'page=1e3', 'page=%2B1', 'page=٣', 'page=0x10'])('refuses %s', async (query) => {
    expect(await read(query, readListQuery)).toEqual({ problems: [expect.stringContaining('a positive integer')] })
  })
})

describe('readProviderTypes()', () => {
  it('gives each type once, in the table’s order', async () => {
    const query = 'provider_types[]=protected&provider_types[]=consumer&provider_types[]=protected'
    expect(await read(query, readProviderTypes)).toEqual({ value: ['consumer', 'protected'] })
    expect(await read('', readProviderTypes)).toEqual({ value: [] })
  })

  it('names each one that it does not know', async () => {
    expect(await read('provider_types[]=&provider_types[]=Consumer', readProviderTypes)).toEqual({
      problems: [expect.stringContaining('got ""'), expect.stringContaining('got "Consumer"')],
    })
  })
})
