import { describe, expect, it } from 'vitest'

import { parseArguments } from '../../../cli/parse-arguments.ts'

const storage = { storage: null, config: null, isJson: false }
const noReports = { account: null, domains: [], authservIds: [], onlyFrom: [] }

describe('presend postmaster', () => {
  it.each([
    ['connect --workspace a', { workspace: 'a', isBrowserOff: false, ...storage }],
    ['connect --workspace a --no-browser --json', { isBrowserOff: true, isJson: true }],
    ['disconnect a@b.example --workspace a', { email: 'a@b.example', isDataDeleted: false, isConfirmed: false }],
    ['disconnect a@b.example --workspace a --delete-data --yes', { isDataDeleted: true, isConfirmed: true }],
    ['list', { workspace: null, ...storage }],
    ['list --workspace a --storage sqlite:a.db', { workspace: 'a', storage: 'sqlite:a.db' }],
    ['sync', { workspace: null, account: null, days: null, ...storage }],
    ['sync --account a@b.example --days 120', { account: 'a@b.example', days: '120' }],
    [
      'show',
      { domain: null, email: null, days: null, from: null, to: null, apiUrl: null, isCsv: false, isJson: false },
    ],
    ['show shop.example --from 2026-06-01 --csv', { domain: 'shop.example', from: '2026-06-01', isCsv: true }],
    [
      'import f.json --workspace a --account a@b.example',
      { file: 'f.json', workspace: 'a', account: 'a@b.example', ...storage },
    ],
    ['dmarc a.xml b --workspace a', { paths: ['a.xml', 'b'], workspace: 'a', ...noReports, ...storage }],
    [
      'dmarc a --workspace a --domain a.example,b.example --domain c.example',
      { domains: ['a.example', 'b.example', 'c.example'] },
    ],
    [
      'dmarc a --authserv-id mx1.example mx2.example --only-from r.example --workspace a',
      { authservIds: ['mx1.example', 'mx2.example'], onlyFrom: ['r.example'] },
    ],
    [
      'dmarc show shop.example --workspace a',
      { domain: 'shop.example', workspace: 'a', account: null, days: '30', limit: '25', ...storage },
    ],
    ['dmarc show --days 7 --account a@b.example --json --workspace a shop.example', { days: '7', isJson: true }],
    ['dmarc --workspace a show shop.example', { domain: 'shop.example', workspace: 'a' }],
  ])('parses %s', (line, input) => {
    const parsed = parseArguments('postmaster', ...line.split(' '))
    expect(parsed.told).toBe('')
    expect(parsed.input).toMatchObject(input)
  })

  it.each([
    ['lits', "presend: unknown command 'lits' (Did you mean list?); try: presend postmaster --help\n"],
    ['connect', 'missing required option: --workspace <name>; try: presend postmaster connect --help'],
    ['disconnect --workspace a', "missing required argument 'email'"],
    ['disconnect a@b.example', 'missing required option: --workspace <name>'],
    ['import f.json', 'missing required options: --workspace <name>, --account <email>'],
    ['dmarc a.xml', 'missing required option: --workspace <name>'],
    ['dmarc show shop.example', 'missing required option: --workspace <name>'],
    ['dmarc show --workspace a', "missing required argument 'domain'"],
    ['show --api-token x', "unknown option '--api-token'"],
  ])('rejects %s', (line, told) => {
    const parsed = parseArguments('postmaster', ...line.split(' '))
    expect(parsed.exitCode).toBe(2)
    expect(parsed.told).toContain(told)
  })

  it('names the variable of the token in the help of show', () => {
    expect(parseArguments('postmaster', 'show', '--help').printed).toContain('PRESEND_API_TOKEN')
  })
})
