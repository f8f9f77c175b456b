import { describe, expect, it } from 'vitest'

import { parseLine } from './parse-line.ts'

describe('presend token', () => {
  it.each([
    [
      ['create', '--workspace', 'a', '--plan', 'pro', '--name', 'ci', '--storage', 'memory', '--json'],
      { action: 'create', workspace: 'a', plan: 'pro', name: 'ci', storage: 'memory', config: null, format: 'json' },
    ],
    [['create', '--workspace', 'a', '--plan', 'free'], { action: 'create', plan: 'free', name: null, format: 'text' }],
    [['list', '--config', 'a.yml'], { action: 'list', workspace: null, config: 'a.yml', format: 'text' }],
    [['list', '--workspace', 'a'], { action: 'list', workspace: 'a', storage: null }],
    [['revoke', 'some-id'], { action: 'revoke', tokenId: 'some-id', storage: null }],
    [
      ['set-plan', '--workspace', 'a', '--plan', 'enterprise', '--json'],
      { action: 'set-plan', workspace: 'a', plan: 'enterprise', storage: null, format: 'json' },
    ],
  ])('understands %j', (argv, line) => {
    expect(parseLine('token', ...argv).line).toMatchObject({
      status: 'understood',
      line: { command: 'token', ...line },
    })
  })

  it.each([
    [[], 'Commands:'],
    [['lst'], "presend: unknown command 'lst' (Did you mean list?); try: presend token --help\n"],
    [['revoke'], "presend: missing required argument 'id'; try: presend token revoke --help\n"],
    [['revoke', 'a', 'b'], 'try: presend token revoke --help\n'],
    [['create', '--plan', 'gold'], 'Allowed choices are pro, enterprise, free; try: presend token create --help\n'],
    [['set-plan', '--plan', 'pro'], 'no --workspace <name>'],
  ])('ends with 2 at %j', (argv, told) => {
    const answer = parseLine('token', ...argv)
    expect(answer.line).toEqual({ status: 'ended', exitCode: 2 })
    expect(answer.printed).toBe('')
    expect(answer.told).toContain(told)
  })
})
