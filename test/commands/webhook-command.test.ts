import { describe, expect, it } from 'vitest'

import { parseCommandLine } from '../../src/commands/command-line.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'

const where = { storage: null, config: null, format: 'text' } as const

describe('presend webhook on the command line', () => {
  it.each([
    [
      ['add', 'https://hooks.example/', '--workspace', 'a', '--secret', 's'],
      { action: 'add', url: 'https://hooks.example/', workspace: 'a', secret: 's' },
    ],
    [['add', 'u', '--workspace', 'a'], { action: 'add', url: 'u', workspace: 'a', secret: null }],
    [['list'], { action: 'list', workspace: null }],
    [['list', '--workspace', 'a'], { action: 'list', workspace: 'a' }],
    [['remove', 'wh_1'], { action: 'remove', webhookId: 'wh_1' }],
    [['rotate', 'wh_1'], { action: 'rotate', webhookId: 'wh_1', overlap: '24h', secret: null }],
    [['rotate', 'wh_1', '--overlap', '1h'], { action: 'rotate', webhookId: 'wh_1', overlap: '1h', secret: null }],
    [['deliveries', 'wh_1'], { action: 'deliveries', webhookId: 'wh_1', limit: '20' }],
    [['deliveries', 'wh_1', '--limit', '5'], { action: 'deliveries', webhookId: 'wh_1', limit: '5' }],
    [['redeliver', 'wd_1'], { action: 'redeliver', deliveryId: 'wd_1' }],
  ])('understands %j', (argv, expected) => {
    const parsed = parseCommandLine(['webhook', ...argv], fakeTerminal())
    expect(parsed).toEqual({ status: 'understood', line: { command: 'webhook', ...expected, ...where } })
  })

  it.each(['add', 'list', 'remove', 'rotate', 'deliveries', 'redeliver'])('takes storage and form for %s', (action) => {
    const argument = { add: ['u', '--workspace', 'a'], list: [] }[action] ?? ['id']
    const flags = ['--storage', 'sqlite:x.db', '--config', 'c.yml', '--json']
    const parsed = parseCommandLine(['webhook', action, ...argument, ...flags], fakeTerminal())
    expect(parsed).toMatchObject({ line: { action, storage: 'sqlite:x.db', config: 'c.yml', format: 'json' } })
  })

  it.each([
    [['add', 'https://hooks.example/'], 'got no --workspace <name>'],
    [['add', '--workspace', 'a'], 'url'],
    [['remove'], 'id'],
    [['redeliver'], 'delivery-id'],
    [[], 'Usage: presend webhook'],
  ])('refuses %j', (argv, expected) => {
    const terminal = fakeTerminal()
    expect(parseCommandLine(['webhook', ...argv], terminal)).toEqual({ status: 'ended', exitCode: 2 })
    expect(terminal.told).toContain(expected)
    expect(terminal.printed).toBe('')
  })
})
