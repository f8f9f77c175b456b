import { describe, expect, it } from 'vitest'

import { parseShowRequest, type ShowInput } from '../../../../src/extensions/postmaster/commands/show-request.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

const nowMs = Date.UTC(2026, 5, 10)

function parse(more: Partial<ShowInput> = {}, token = 'a-token', apiUrl = ''): ReturnType<typeof parseShowRequest> {
  const line = {
    domain: 'shop.example',
    email: null,
    days: null,
    from: null,
    to: null,
    apiUrl: null,
    isJson: false,
    isCsv: false,
    ...more,
  } as const
  return parseShowRequest(line, { token, apiUrl, nowMs })
}

describe('parseShowRequest()', () => {
  it('defaults to the local service and 30 days', () => {
    expect(valueOf(parse())).toMatchObject({
      apiUrl: 'http://127.0.0.1:8025/api/v1',
      email: null,
      domain: 'shop.example',
      range: { startDate: '2026-05-12', endDate: '2026-06-10' },
      form: 'text',
    })
  })

  it.each([
    [{ days: '7' }, '2026-06-04', '2026-06-10'],
    [{ days: '7', to: '2026-01-31' }, '2026-01-25', '2026-01-31'],
    [{ from: '2026-01-31' }, '2026-01-31', '2026-06-10'],
    [{ from: '2028-02-29', to: '2028-02-29' }, '2028-02-29', '2028-02-29'],
  ])('reads %j as %s to %s', (more, startDate, endDate) => {
    expect(valueOf(parse(more)).range).toEqual({ startDate, endDate })
  })

  it('converts an IDN to A-labels', () => {
    expect(valueOf(parse({ domain: 'Bücher.example' })).domain).toBe('xn--bcher-kva.example')
  })

  it('reports all problems at once without printing the token', () => {
    const wrong = {
      domain: 'shop',
      email: 'x',
      days: '0',
      from: '2026-02-30',
      apiUrl: 'https://a.example',
      isCsv: true,
      isJson: true,
    } as const
    const problems = problemsOf(parse(wrong, 'a b'))
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'domain',
      '--email',
      '--days',
      '--from',
      '--csv',
      '--api-url',
      'PRESEND_API_TOKEN',
    ])
    expect(problems.join()).not.toContain('a b')
  })

  it.each([
    [{ days: '7', from: '2026-06-01' }, '--days: expected either --days or --from, not both'],
    [{ from: '2026-06-09', to: '2026-06-08' }, '--from: expected a day no later than 2026-06-08, got 2026-06-09'],
    [{ to: 'yesterday' }, '--to: expected a valid date in the format YYYY-MM-DD, got "yesterday"'],
  ])('rejects %j', (more, problem) => {
    expect(problemsOf(parse(more))).toEqual([problem])
  })

  it('uses PRESEND_API_URL unless --api-url is given', () => {
    const url = 'https://presend.example/api/v1'
    expect(parse({}, 'a-token', url)).toMatchObject({ value: { apiUrl: url } })
    expect(parse({ apiUrl: 'http://127.0.0.1:1/api/v1' }, 'a-token', url)).toMatchObject({
      value: { apiUrl: 'http://127.0.0.1:1/api/v1' },
    })
    expect(problemsOf(parse({}, 'a-token', 'nonsense'))[0]).toMatch(/^PRESEND_API_URL: /u)
  })

  it('explains how to get a token', () => {
    expect(problemsOf(parse({}, ''))[0]).toMatch(/^PRESEND_API_TOKEN: missing; .*presend token create/u)
  })
})
