import { describe, expect, it } from 'vitest'

import { type CommandFolder, commandFolder } from './command-folder.ts'

const url = 'https://hooks.example/presend'
const add = ['webhook', 'add', url, '--workspace', 'team-a'] as const
const chosen = 'a-secret-that-the-user-chose'

/** Adds a webhook. Returns its id and secret. */
async function added(folder: CommandFolder): Promise<{ readonly id: string; readonly secret: string }> {
  const { webhook, secret } = JSON.parse((await folder.run(...add, '--json')).printed)
  return { id: String(webhook.id), secret: String(secret) }
}

async function secretsOf(folder: CommandFolder, id: string): Promise<readonly (readonly [string, number | null])[]> {
  const webhook = await folder.withStore(async (store) => await store.findWebhook(id))
  return (webhook?.secrets ?? []).map(({ secret, validUntilMs }) => [secret.reveal(), validUntilMs])
}

describe('presend webhook add', () => {
  it('prints only id and secret to standard output, on one line', async () => {
    using folder = commandFolder()
    const { exitCode, printed, told } = await folder.run(...add)
    const [, id = '', secret = ''] = /^(wh_[0-9a-f-]{36}) (whsec_[\w-]{43})\n$/u.exec(printed) ?? []
    expect([exitCode, id === '']).toEqual([0, false])
    expect(told).toContain(`Added webhook ${id} for workspace "team-a" in sqlite:./presend.db`)
    expect(told).toContain('it will not be shown again')
    expect(told).not.toContain(secret)
    await expect(folder.withStore(async (store) => await store.findWebhook(id))).resolves.toMatchObject({
      workspaceId: 'team-a',
      url,
      createdAtMs: folder.nowMs,
    })
    await expect(secretsOf(folder, id)).resolves.toEqual([[secret, null]])
  })

  it('prints one object with --json', async () => {
    using folder = commandFolder()
    const { printed } = await folder.run(...add, '--json')
    expect(JSON.parse(printed)).toEqual({
      webhook: {
        id: expect.stringMatching(/^wh_/u),
        url,
        workspace: 'team-a',
        created_at: '2026-01-31T12:00:00.000Z',
        previous_secret_valid_until: null,
      },
      secret: expect.stringMatching(/^whsec_/u),
    })
  })

  it('warns only about a workspace without tokens', async () => {
    using folder = commandFolder()
    expect((await folder.run(...add)).told).toContain('This workspace has no token yet')
    await folder.run('token', 'create', '--workspace', 'team-a', '--plan', 'pro')
    expect((await folder.run(...add)).told).not.toContain('no token yet')
  })

  it.each([
    ['the command line', ['--secret', chosen], {}],
    ['the environment', [], { PRESEND_WEBHOOK_SECRET: chosen }],
    ['both, preferring the command line', ['--secret', chosen], { PRESEND_WEBHOOK_SECRET: 'x'.repeat(30) }],
  ])('uses a secret from %s without printing it', async (_where, flags, env) => {
    using folder = commandFolder()
    Object.assign(folder.env, env)
    const { exitCode, printed, told } = await folder.run(...add, ...flags)
    expect(exitCode).toBe(0)
    expect(printed).toMatch(/^wh_[0-9a-f-]{36}\n$/u)
    expect(printed + told).not.toContain(chosen)
    await expect(secretsOf(folder, printed.trim())).resolves.toEqual([[chosen, null]])
    const asJson = await folder.run(...add, ...flags, '--json')
    expect(JSON.parse(asJson.printed).secret).toBeNull()
  })

  it('reports all problems at once, prints no secret, and stores nothing', async () => {
    using folder = commandFolder()
    const argv = ['http://user:swordfish@127.0.0.1/', '--workspace', ' ', '--secret', 'too-short']
    const { exitCode, printed, told } = await folder.run('webhook', 'add', ...argv)
    expect(exitCode).toBe(2)
    expect(printed).toBe('')
    expect(told.trim().split('\n')).toHaveLength(5)
    expect(told).toMatch(/webhook URL: expected .*, got "http:"/u)
    expect(told).toContain('--workspace: missing;')
    expect(told).toMatch(/--secret: expected .*, got 9 characters/u)
    expect(told).not.toMatch(/swordfish|too-short/u)
    await expect(folder.withStore(async (store) => await store.listWebhooks(null))).resolves.toEqual([])
  })

  it.each([
    ['a private receiver', 'http://127.0.0.1:9000/hook', 0],
    ['the metadata service of a cloud', 'http://169.254.169.254/', 2],
  ])('accepts %s only if the service file allows it', async (_what, inside, exitCode) => {
    using folder = commandFolder()
    const argv = ['webhook', 'add', inside, '--workspace', 'team-a']
    expect((await folder.run(...argv)).exitCode).toBe(2)
    folder.write('presend-service.yml', 'webhooks: {allow-private: true}\n')
    expect((await folder.run(...argv)).exitCode).toBe(exitCode)
    folder.write('other.yml', 'webhooks: {allow-private: false}\n')
    expect((await folder.run(...argv, '--config', 'other.yml')).exitCode).toBe(2)
  })

  it('reports an invalid service file', async () => {
    using folder = commandFolder()
    folder.write('presend-service.yml', 'webhooks: {allow-private: perhaps}\n')
    const { exitCode, told } = await folder.run(...add)
    expect(exitCode).toBe(2)
    expect(told).toContain('webhooks.allow-private')
  })
})

describe('presend webhook list', () => {
  it('shows one webhook per line without its secret', async () => {
    using folder = commandFolder()
    const { id, secret } = await added(folder)
    await folder.run('webhook', 'add', url, '--workspace', 'team-b')
    const { printed } = await folder.run('webhook', 'list')
    expect(printed.trimEnd().split('\n')).toHaveLength(3)
    expect(printed).toContain(id)
    expect(printed).toContain('2026-01-31 12:00')
    expect(printed).not.toContain(secret)
    const only = await folder.run('webhook', 'list', '--workspace', 'team-b', '--json')
    expect(JSON.parse(only.printed).webhooks).toMatchObject([{ workspace: 'team-b', url }])
    expect(only.printed).not.toContain('whsec_')
  })

  it('explains how to add a webhook if there are none', async () => {
    using folder = commandFolder()
    await folder.withDatabase()
    expect((await folder.run('webhook', 'list')).told).toContain('presend webhook add')
    expect((await folder.run('webhook', 'list', '--json')).printed).toBe('{"webhooks":[]}\n')
  })
})

describe('presend webhook remove', () => {
  it('removes the webhook, and prints its id and URL', async () => {
    using folder = commandFolder()
    const { id } = await added(folder)
    const { exitCode, printed } = await folder.run('webhook', 'remove', id)
    expect([exitCode, printed]).toEqual([0, `Removed webhook ${id} (${url})\n`])
    const again = await folder.run('webhook', 'remove', id)
    expect(again.exitCode).toBe(2)
    expect(again.told).toContain('presend webhook list')
  })

  it('prints one object with --json', async () => {
    using folder = commandFolder()
    const { id } = await added(folder)
    const { printed } = await folder.run('webhook', 'remove', id, '--json')
    expect(JSON.parse(printed)).toMatchObject({ webhook: { id }, removed_at: '2026-01-31T12:00:00.000Z' })
  })
})

describe('presend webhook rotate', () => {
  it('prints the new secret, and keeps the old one valid for a day', async () => {
    using folder = commandFolder()
    const { id, secret } = await added(folder)
    folder.nowMs += 1000
    const { printed, told } = await folder.run('webhook', 'rotate', id)
    const fresh = /^wh_\S+ (whsec_\S+)\n$/u.exec(printed)?.[1]
    expect(told).toContain('the previous secret stays valid for 24h')
    await expect(secretsOf(folder, id)).resolves.toEqual([
      [fresh, null],
      [secret, folder.nowMs + 24 * 3_600_000],
    ])
    const { webhook } = JSON.parse((await folder.run('webhook', 'rotate', id, '--json')).printed)
    expect(webhook.previous_secret_valid_until).toBe('2026-02-01T12:00:01.000Z')
  })

  it('invalidates the old secret immediately with --overlap 0s', async () => {
    using folder = commandFolder()
    const { id } = await added(folder)
    const { told } = await folder.run('webhook', 'rotate', id, '--overlap', '0s')
    expect(told).toContain('the previous secret is no longer valid')
    const [, old] = await secretsOf(folder, id)
    expect(old?.[1] ?? 0).toBeLessThanOrEqual(folder.nowMs)
  })

  it('uses a given secret without printing it', async () => {
    using folder = commandFolder()
    const { id } = await added(folder)
    const { printed, told } = await folder.run('webhook', 'rotate', id, '--secret', chosen)
    expect(printed).toBe(`${id}\n`)
    expect(told).not.toContain(chosen)
    expect((await secretsOf(folder, id))[0]).toEqual([chosen, null])
  })

  it.each([
    [['wh_unknown'], 'presend webhook list'],
    [['wh_unknown', '--overlap', '1d'], '--overlap'],
    [['wh_unknown', '--overlap', '721h'], '--overlap'],
    [['wh_unknown', '--secret', 'short'], '--secret'],
  ])('rejects %j', async (argv, expected) => {
    using folder = commandFolder()
    await folder.withDatabase()
    const { exitCode, printed, told } = await folder.run('webhook', 'rotate', ...argv)
    expect([exitCode, printed]).toEqual([2, ''])
    expect(told).toContain(expected)
  })
})
