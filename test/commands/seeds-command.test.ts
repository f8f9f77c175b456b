import { describe, expect, it } from 'vitest'

import { parseLine } from './parse-line.ts'

describe('presend seeds', () => {
  it.each([
    [['list', '--json'], { action: 'list', storage: null, config: null, format: 'json' }],
    [['enable', 'a@b.example'], { action: 'enable', address: 'a@b.example', format: 'text' }],
    [['disable', 'a@b.example', '--storage', 'sqlite:a.db'], { action: 'disable', storage: 'sqlite:a.db' }],
  ])('understands %j', (argv, line) => {
    expect(parseLine('seeds', ...argv).line).toMatchObject({
      status: 'understood',
      line: { command: 'seeds', ...line },
    })
  })

  it.each([
    [['enable'], "presend: missing required argument 'address'; try: presend seeds enable --help\n"],
    [['list', 'x'], 'try: presend seeds list --help\n'],
    [['enabel', 'x'], "presend: unknown command 'enabel' (Did you mean enable?); try: presend seeds --help\n"],
  ])('ends with 2 at %j', (argv, told) => {
    const answer = parseLine('seeds', ...argv)
    expect(answer.line).toEqual({ status: 'ended', exitCode: 2 })
    expect(answer.told).toContain(told)
  })
})
