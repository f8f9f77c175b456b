import { describe, expect, it } from 'vitest'

import { parseLine } from '../../commands/parse-line.ts'

describe('presend postmaster connect', () => {
  it.each([
    [['--workspace', 'team-a'], { workspace: 'team-a', mayOpenBrowser: true, format: 'text' }],
    [['--workspace', 'team-a', '--no-browser', '--json'], { mayOpenBrowser: false, format: 'json' }],
  ])('understands %j', (argv, line) => {
    expect(parseLine('postmaster', 'connect', ...argv).line).toMatchObject({
      status: 'understood',
      line: { command: 'postmaster', action: 'connect', ...line },
    })
  })

  it('wants a workspace', () => {
    const { line, told } = parseLine('postmaster', 'connect')
    expect(line).toEqual({ status: 'ended', exitCode: 2 })
    expect(told).toContain('got no --workspace <name>, expected it; try: presend postmaster connect --help')
  })
})
