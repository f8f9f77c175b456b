import { describe, expect, it } from 'vitest'

import { parseLine } from '../../commands/parse-line.ts'

describe('presend postmaster sync', () => {
  it.each([
    [[], { workspace: null, account: null, days: null, format: 'text', storage: null }],
    [
      ['--workspace', 'team-a', '--account', 'ann@shop.example', '--json'],
      { workspace: 'team-a', account: 'ann@shop.example', format: 'json' },
    ],
    [['--days', '120', '--config', 'a.yml'], { days: '120', config: 'a.yml' }],
  ])('understands %j', (argv, line) => {
    expect(parseLine('postmaster', 'sync', ...argv).line).toMatchObject({
      status: 'understood',
      line: { command: 'postmaster', action: 'sync', ...line },
    })
  })
})
