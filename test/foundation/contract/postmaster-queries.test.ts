import { describe, expect, it } from 'vitest'

import { cumulativeQuery, domainQuery } from '../../../src/foundation/contract/postmaster-queries.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'

const address = { email: 'a@shop.example' }
const query = { ...address, item: 'shop.example' }

function problemsOf(schema: Parameters<typeof parseWire>[0], given: unknown): readonly string[] {
  const outcome = parseWire(schema, given)
  return outcome.status === 'ok' ? [] : outcome.problems.map(({ input, expected }) => `${input}: ${expected}`)
}

describe('cumulativeQuery', () => {
  it.each([[{}], [{ email: '' }], [{ email: ' ' }]])('requires an address: %j', (given) => {
    expect(problemsOf(cumulativeQuery, given)).toEqual([
      '$.email: the email address of the connected postmaster account',
    ])
  })

  it('accepts any address', () => {
    expect(problemsOf(cumulativeQuery, address)).toEqual([])
  })
})

describe('domainQuery', () => {
  it.each([
    [query],
    [{ ...query, start_date: '2026-01-01', end_date: '2026-01-01' }],
    [{ ...query, start_date: '2024-02-29', end_date: '2026-01-01' }],
  ])('accepts %j', (given) => {
    expect(problemsOf(domainQuery, given)).toEqual([])
  })

  it.each([
    [address, ['$.item: the domain to query']],
    [{ ...query, item: '' }, ['$.item: the domain to query']],
    [{ ...query, start_date: '2026-01-01' }, ['$.end_date: a day in YYYY-MM-DD format (required with start_date)']],
    [{ ...query, end_date: '2026-01-01' }, ['$.start_date: a day in YYYY-MM-DD format (required with end_date)']],
    [
      { ...query, start_date: '2026-01-02', end_date: '2026-01-01' },
      ['$.start_date: a day on or before end_date (2026-01-01)'],
    ],
    [{ ...query, item: 'a\0b' }, ['$.item: text without the character U+0000']],
  ])('rejects %j', (given, problems) => {
    expect(problemsOf(domainQuery, given)).toEqual(problems)
  })

  it.each(['', '2026-13-01', '2026-02-29', '2026-1-1', '01.01.2026', '20260101', '2026-01-01T00:00:00Z', '٢٠٢٦-٠١-٠١'])(
    'rejects %j as a date',
    (day) => {
      for (const name of ['start_date', 'end_date']) {
        const given = { ...query, start_date: '2026-01-01', end_date: '2026-01-31', [name]: day }
        expect(problemsOf(domainQuery, given)).toEqual([`$.${name}: a valid date in the format YYYY-MM-DD`])
      }
    },
  )

  it('reports all problems at once', () => {
    expect(problemsOf(domainQuery, { start_date: 'x' }).map((problem) => problem.split(':')[0])).toEqual([
      '$.email',
      '$.item',
      '$.start_date',
      '$.end_date',
    ])
  })
})
