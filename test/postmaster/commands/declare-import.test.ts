import { describe, expect, it } from 'vitest'

import { parseLine } from '../../commands/parse-line.ts'

describe('presend postmaster import', () => {
  it.each([
    [['f.csv', '--workspace', 'shop', '--account', 'a@b.example'], { file: 'f.csv', fileFormat: null, domain: null }],
    [
      [
        'f',
        '--workspace',
        'shop',
        '--account',
        'a@b.example',
        '--format',
        'snds',
        '--domain',
        'shop.example',
        '--json',
      ],
      { fileFormat: 'snds', domain: 'shop.example', format: 'json' },
    ],
  ])('understands %j', (argv, line) => {
    expect(parseLine('postmaster', 'import', ...argv).line).toMatchObject({
      status: 'understood',
      line: { command: 'postmaster', action: 'import', workspace: 'shop', account: 'a@b.example', ...line },
    })
  })

  it('names every option that is missing', () => {
    const parsed = parseLine('postmaster', 'import', 'f.csv')
    expect(parsed.line).toMatchObject({ status: 'ended', exitCode: 2 })
    expect(parsed.told).toContain('got no --workspace <name> and no --account <email>')
  })
})
