import { expect, it } from 'vitest'

import { commandFolder } from './command-folder.ts'

it('presend alert adds, lists and removes rules, and records these changes in the audit log', async () => {
  using folder = commandFolder()
  await folder.run('token', 'create', '--workspace', 'team-a', '--plan', 'pro')
  const options = ['--workspace', 'team-a', '--source', 'cron', '--mail-to', 'ops@shop.example', '--webhooks', '--json']
  const added = await folder.run('alert', 'add', ...options)
  expect(added.exitCode).toBe(0)
  const { rule } = JSON.parse(added.printed)
  expect(rule).toMatchObject({ workspace: 'team-a', source: 'cron', webhooks: true, mail_to: ['ops@shop.example'] })
  expect(JSON.parse((await folder.run('alert', 'list', '--json')).printed)).toEqual({ rules: [rule] })
  expect((await folder.run('alert', 'list', '--workspace', 'team-a')).printed).toContain('ops@shop.example')
  expect((await folder.run('alert', 'remove', rule.id)).printed).toBe(`Removed rule ${rule.id}\n`)
  expect((await folder.run('alert', 'list')).told).toContain('No alert rules')
  expect((await folder.run('audit', '--workspace', 'team-a')).printed).toMatch(/alert\.remove[^]*alert\.create/u)
})

it('presend alert rejects invalid rules and unknown ids, and names the flags', async () => {
  using folder = commandFolder()
  await folder.run('token', 'create', '--workspace', 'team-a', '--plan', 'pro')
  const nobody = await folder.run('alert', 'add', '--workspace', 'team-a')
  expect([nobody.exitCode, nobody.told]).toEqual([
    2,
    expect.stringContaining('--mail-to: expected at least one address'),
  ])
  const broken = await folder.run('alert', 'add', '--workspace', 'team-a', '--mail-to', 'ops', '--source', 'a\nb')
  expect(broken.told).toContain('--mail-to')
  expect(broken.told).toContain('--source')
  const unknown = await folder.run('alert', 'add', '--workspace', 'team-b', '--webhooks')
  expect([unknown.exitCode, unknown.told]).toEqual([2, expect.stringContaining('the id of a workspace')])
  const removed = await folder.run('alert', 'remove', 'rule_x')
  expect([removed.exitCode, removed.told]).toEqual([2, expect.stringContaining('the id of a rule')])
})

it('presend alert adds a rule for postmaster data', async () => {
  using folder = commandFolder()
  await folder.run('token', 'create', '--workspace', 'team-a', '--plan', 'pro')
  const options = ['--workspace', 'team-a', '--webhooks', '--metric', 'spam-rate']
  const bad = await folder.run('alert', 'add', ...options)
  expect([bad.exitCode, bad.told]).toEqual([2, expect.stringContaining('--limit: expected a percentage')])
  const added = await folder.run('alert', 'add', ...options, '--limit', '0.3', '--json')
  expect(JSON.parse(added.printed).rule).toMatchObject({ metric: 'spam-rate', limit_percent: 0.3, source: null })
  expect((await folder.run('alert', 'list')).printed).toContain('spam-rate 0.3%')
})
