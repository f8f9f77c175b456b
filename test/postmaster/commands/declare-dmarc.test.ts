import { describe, expect, it } from 'vitest'

import { parseLine } from '../../commands/parse-line.ts'

const nothing = { account: null, domains: [], authservIds: [], onlyFrom: [], storage: null, format: 'text' }

describe('presend postmaster dmarc', () => {
  it.each([
    [['a.xml', 'b', '--workspace', 'shop'], { action: 'dmarc', paths: ['a.xml', 'b'], workspace: 'shop', ...nothing }],
    [
      ['a.xml', '--workspace', 'shop', '--domain', 'a.example,b.example', '--domain', 'c.example', '--json'],
      { action: 'dmarc', domains: ['a.example', 'b.example', 'c.example'], format: 'json' },
    ],
    [
      ['a', '--authserv-id', 'mx1.example', 'mx2.example', '--only-from', 'r.example', '--workspace', 'shop'],
      { action: 'dmarc', authservIds: ['mx1.example', 'mx2.example'], onlyFrom: ['r.example'] },
    ],
    [
      ['show', 'shop.example', '--workspace', 'shop'],
      { action: 'dmarc-show', domain: 'shop.example', workspace: 'shop', account: null, days: '30', limit: '25' },
    ],
    [
      [
        'show',
        '--days',
        '7',
        '--account',
        'a@b.example',
        '--json',
        '--storage',
        'sqlite:a.db',
        '--workspace',
        'shop',
        'shop.example',
      ],
      { action: 'dmarc-show', days: '7', account: 'a@b.example', format: 'json', storage: 'sqlite:a.db' },
    ],
    [['--workspace', 'shop', 'show', 'shop.example'], { action: 'dmarc-show', workspace: 'shop' }],
  ])('understands %j', (argv, line) => {
    expect(parseLine('postmaster', 'dmarc', ...argv).line).toMatchObject({
      status: 'understood',
      line: { command: 'postmaster', ...line },
    })
  })

  it.each([
    [['--workspace', 'shop'], 'got no file'],
    [['a.xml'], 'got no --workspace <name>'],
    [['show', 'shop.example'], 'got no --workspace <name>'],
    [['show', '--workspace', 'shop'], 'missing required argument'],
    [['a.xml', '--workspace', 'shop', '--only-from', 'r.example'], 'expected --authserv-id with it'],
  ])('refuses %j', (argv, words) => {
    const parsed = parseLine('postmaster', 'dmarc', ...argv)
    expect(parsed.line).toMatchObject({ status: 'ended', exitCode: 2 })
    expect(parsed.told).toContain(words)
  })
})
