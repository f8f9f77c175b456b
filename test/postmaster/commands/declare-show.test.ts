import { describe, expect, it } from 'vitest'

import { parseLine } from '../../commands/parse-line.ts'

const nothing = { email: null, days: null, from: null, to: null, apiUrl: null, format: 'text', isCsv: false }

describe('presend postmaster show', () => {
  it('takes a domain, or none for all together', () => {
    const line = { command: 'postmaster', action: 'show', ...nothing }
    expect(parseLine('postmaster', 'show', 'shop.example').line).toEqual({
      status: 'understood',
      line: { ...line, domain: 'shop.example' },
    })
    expect(parseLine('postmaster', 'show').line).toEqual({ status: 'understood', line: { ...line, domain: null } })
  })

  it('takes account, days, service and form', () => {
    const argv = '--email a@b.example --from 2026-06-01 --to 2026-06-03 --api-url http://x/api/v1 --csv'.split(' ')
    expect(parseLine('postmaster', 'show', ...argv).line).toMatchObject({
      line: { email: 'a@b.example', from: '2026-06-01', to: '2026-06-03', apiUrl: 'http://x/api/v1', isCsv: true },
    })
    expect(parseLine('postmaster', 'show', '--days', '7', '--json').line).toMatchObject({
      line: { days: '7', format: 'json' },
    })
  })

  it('takes no token from the line, and says where it comes from', () => {
    expect(parseLine('postmaster', 'show', '--api-token', 'x').line).toEqual({ status: 'ended', exitCode: 2 })
    expect(parseLine('postmaster', 'show', '--help').printed).toContain('PRESEND_API_TOKEN')
  })
})
