import { describe, expect, it } from 'vitest'

import { listExternalTestsQuery, providersQuery } from '../../../src/foundation/contract/queries.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'

describe('listExternalTestsQuery', () => {
  it.each([
    [{}, {}],
    [
      { page: '2', per_page: '25', source: 'ci', status: 'complete' },
      { page: 2, per_page: 25, source: 'ci', status: 'complete' },
    ],
    [{ page: '007' }, { page: 7 }],
    [{ page: '9007199254740991' }, { page: 9_007_199_254_740_991 }],
    [{ page: '9'.repeat(400) }, { page: 9_007_199_254_740_991 }],
    [{ status: 'Lost' }, { status: 'Lost' }],
    [{ source: '', status: '', page: '', per_page: '' }, {}],
  ])('reads %j', (query, value) => {
    expect(parseWire(listExternalTestsQuery, query)).toEqual({ status: 'ok', value })
  })

  it.each(['0', '000', '-1', '1.5', '1e3', '+1', '٣', '0x10', ' 1'])(
    'reads %j as the default page and page size',
    (text) => {
      const outcome = parseWire(listExternalTestsQuery, { page: text, per_page: text })
      const problem = { came: JSON.stringify(text), expected: 'a positive integer' }
      expect(outcome).toEqual({
        status: 'bad',
        problems: [
          { input: '$.page', ...problem },
          { input: '$.per_page', ...problem },
        ],
      })
    },
  )

  it('rejects a source that a database cannot store', () => {
    expect(parseWire(listExternalTestsQuery, { source: 'c\0i' })).toMatchObject({
      problems: [{ input: '$.source', expected: 'text without the character U+0000' }],
    })
  })
})

describe('providersQuery', () => {
  it('accepts provider types and rejects anything else', () => {
    expect(parseWire(providersQuery, { provider_types: ['protected', 'protected'] }).status).toBe('ok')
    expect(parseWire(providersQuery, { provider_types: ['Protected'] })).toMatchObject({
      problems: [{ input: '$.provider_types[0]', came: '"Protected"' }],
    })
  })
})
