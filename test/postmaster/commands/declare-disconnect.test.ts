import { describe, expect, it } from 'vitest'

import { parseLine } from '../../commands/parse-line.ts'

describe('presend postmaster disconnect', () => {
  it.each([
    [[], { isDataDeleted: false, isConfirmed: false }],
    [['--delete-data'], { isDataDeleted: true, isConfirmed: false }],
    [['--delete-data', '--yes'], { isDataDeleted: true, isConfirmed: true }],
  ])('understands %j', (argv, line) => {
    const all = ['postmaster', 'disconnect', 'ann@shop.example', '--workspace', 'team-a', ...argv]
    expect(parseLine(...all).line).toMatchObject({
      status: 'understood',
      line: { action: 'disconnect', email: 'ann@shop.example', workspace: 'team-a', ...line },
    })
  })

  it.each([
    [['--workspace', 'a'], "missing required argument 'email'"],
    [['ann@shop.example'], 'got no --workspace <name>'],
  ])('ends with 2 at %j', (argv, told) => {
    const answer = parseLine('postmaster', 'disconnect', ...argv)
    expect(answer.line).toEqual({ status: 'ended', exitCode: 2 })
    expect(answer.told).toContain(told)
  })
})
