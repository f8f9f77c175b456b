import { describe, expect, it } from 'vitest'

import { parseLine } from './parse-line.ts'

describe('presend seeds add and remove', () => {
  it.each([
    [
      [
        'add',
        'a@b.example',
        '--type',
        'consumer',
        '--oauth',
        'google',
        '--client-id',
        'c',
        '--plus-address',
        '--replace',
      ],
      {
        action: 'add',
        address: 'a@b.example',
        given: { type: 'consumer', 'oauth.provider': 'google', 'oauth.client-id': 'c', 'plus-address': 'true' },
        mode: 'replace',
      },
    ],
    [
      ['add', 'a@b.example', '--plus-address', 'false', '--json'],
      { action: 'add', given: { 'plus-address': 'false' }, mode: 'only-new', format: 'json', tokenFrom: 'given' },
    ],
    [
      ['add', 'a@b.example', '--consent', '--no-browser'],
      { action: 'add', tokenFrom: 'consent', mayOpenBrowser: false },
    ],
    [
      ['remove', 'a@b.example', '--storage', 'sqlite:a.db'],
      { action: 'remove', address: 'a@b.example', storage: 'sqlite:a.db' },
    ],
  ])('understands %j', (argv, line) => {
    expect(parseLine('seeds', ...argv).line).toMatchObject({
      status: 'understood',
      line: { command: 'seeds', ...line },
    })
  })

  it.each([
    [['add'], "missing required argument 'address'"],
    [['add', 'a@b.example', '--password', 'hunter2'], "unknown option '--password'"],
    [['remove'], "missing required argument 'address'"],
  ])('ends with 2 at %j', (argv, told) => {
    const answer = parseLine('seeds', ...argv)
    expect(answer.line).toEqual({ status: 'ended', exitCode: 2 })
    expect(answer.told).toContain(told)
    expect(answer.told).not.toContain('hunter2')
  })
})
