import { describe, expect, it } from 'vitest'

import { parseLine } from '../../commands/parse-line.ts'

describe('presend postmaster list', () => {
  it.each([
    [[], { workspace: null, format: 'text', storage: null }],
    [['--workspace', 'team-a', '--json'], { workspace: 'team-a', format: 'json' }],
    [['--storage', 'sqlite:a.db'], { storage: 'sqlite:a.db' }],
  ])('understands %j', (argv, line) => {
    expect(parseLine('postmaster', 'list', ...argv).line).toMatchObject({
      status: 'understood',
      line: { command: 'postmaster', action: 'list', ...line },
    })
  })
})
