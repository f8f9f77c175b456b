import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { commandFolder } from './command-folder.ts'

const create = ['token', 'create', '--workspace', 'team-a', '--plan', 'pro'] as const

describe('presend token create', () => {
  it('prints only the token to standard output', async () => {
    using folder = commandFolder()
    const { exitCode, printed, told } = await folder.run(...create)
    expect(exitCode).toBe(0)
    expect(printed).toMatch(/^psd_[A-Za-z0-9_-]{43}\n$/u)
    expect(told).toMatch(
      /^Created token [0-9a-f-]{36} for workspace "team-a" \(plan: pro\) in sqlite:\.\/presend\.db\. .*\n$/u,
    )
    expect(told).not.toContain(printed.trim())
  })

  it('prints one object with --json', async () => {
    using folder = commandFolder()
    const { printed } = await folder.run(...create, '--name', 'ci', '--json')
    const { token, secret } = JSON.parse(printed)
    expect(token).toEqual({ id: expect.any(String), prefix: secret.slice(0, 8), workspace: 'team-a', plan: 'pro' })
    expect(printed).toMatch(/^[^\n]*\n$/u)
  })

  it('creates a read-only token with an expiry date', async () => {
    using folder = commandFolder()
    await folder.run(...create, '--scope', 'read', '--expires-in', '48h')
    const listed = JSON.parse((await folder.run('token', 'list', '--json')).printed)
    expect(listed.tokens).toMatchObject([{ scope: 'read', expires_at: '2026-02-02T12:00:00.000Z' }])
    const wrong = await folder.run(...create, '--expires-in', 'soon')
    expect(wrong).toMatchObject({ exitCode: 2, told: expect.stringContaining('--expires-in: expected a duration') })
  })

  it('stores the hash of the token, but not the token', async () => {
    using folder = commandFolder()
    const secret = (await folder.run(...create, '--name', 'ci')).printed.trim()
    const [token] = await folder.withStore(async (store) => await store.listTokens())
    expect(token).toMatchObject({
      tokenHash: createHash('sha256').update(secret).digest('hex'),
      workspaceId: 'team-a',
      accountPlan: 'pro',
      name: 'ci',
      prefix: secret.slice(0, 8),
      createdAtMs: Date.UTC(2026, 0, 31, 12),
      revokedAtMs: null,
    })
    expect(JSON.stringify(token)).not.toContain(secret.slice(8))
  })

  it('reports all invalid names at once, and stores nothing', async () => {
    using folder = commandFolder()
    const argv = ['token', 'create', '--workspace', 'a\u001B[2Jb', '--plan', 'pro', '--name', 'n'.repeat(101)]
    const { exitCode, printed, told } = await folder.run(...argv)
    expect(exitCode).toBe(2)
    expect(printed).toBe('')
    expect(told.split('\n')).toEqual([
      expect.stringMatching(/^presend: --workspace: expected a one-line name .*, got "a\\u001b\[2Jb"/u),
      'presend: --name: expected a name of at most 100 characters, got 101 characters',
      '',
    ])
    expect(await folder.withStore(async (store) => await store.listTokens())).toEqual([])
  })

  it.each([
    [
      ['token', 'create', '--plan', 'pro'],
      'missing required option: --workspace <name>; try: presend token create --help',
    ],
    [['token', 'create'], 'missing required options: --workspace <name>, --plan <plan>'],
    [['token', 'create', '--workspace', 'a', '--plan', 'gold'], 'Allowed choices are pro, enterprise, free'],
    [['token', 'create', '--workspace', '', '--plan', 'pro'], '--workspace: missing; expected a name'],
    [['token', 'create', '--workspac', 'a'], '(Did you mean --workspace?); try: presend token create --help'],
  ])('rejects %j', async (argv, expected) => {
    using folder = commandFolder()
    const { exitCode, printed, told } = await folder.run(...argv)
    expect(exitCode).toBe(2)
    expect(printed).toBe('')
    expect(told).toContain(expected)
    expect(told.trim().split('\n')).toHaveLength(1)
  })
})

describe('presend token list', () => {
  it('shows one token per line, oldest first, without secrets', async () => {
    using folder = commandFolder()
    const first = await folder.run(...create, '--name', 'ci')
    folder.nowMs += 1
    const second = await folder.run('token', 'create', '--workspace', 'team-b', '--plan', 'free')
    const { exitCode, printed } = await folder.run('token', 'list')
    const [titles, ...lines] = printed.trimEnd().split('\n')
    expect(exitCode).toBe(0)
    expect(titles).toMatch(/^id +prefix +workspace +plan +scope +name +created \(UTC\) +last used +expires +revoked$/u)
    expect(lines).toEqual([
      expect.stringMatching(/^\S{36} +psd_\S{4} +team-a +pro +write +ci +2026-01-31 12:00 +never +never +-$/u),
      expect.stringMatching(/^\S{36} +psd_\S{4} +team-b +free +write +- +2026-01-31 12:00 +never +never +-$/u),
    ])
    for (const made of [first, second]) expect(printed).not.toContain(made.printed.trim())
  })

  it('prints the documented objects with --json', async () => {
    using folder = commandFolder()
    const made = JSON.parse((await folder.run(...create, '--json')).printed)
    const { printed } = await folder.run('token', 'list', '--json')
    expect(JSON.parse(printed)).toEqual({
      tokens: [
        {
          ...made.token,
          created_at: '2026-01-31T12:00:00.000Z',
          scope: 'write',
          last_used_at: null,
          expires_at: null,
          revoked_at: null,
        },
      ],
    })
  })

  it('shows only the requested workspace', async () => {
    using folder = commandFolder()
    await folder.run(...create)
    await folder.run('token', 'create', '--workspace', 'team-b', '--plan', 'free')
    const listed = await folder.run('token', 'list', '--workspace', 'team-b', '--json')
    expect(JSON.parse(listed.printed)).toMatchObject({ tokens: [{ workspace: 'team-b' }] })
  })

  it('reports that there are no tokens', async () => {
    using folder = commandFolder()
    await folder.withDatabase()
    expect(await folder.run('token', 'list')).toEqual({
      exitCode: 0,
      printed: '',
      told: 'No tokens. Create a token with: presend token create\n',
    })
    expect((await folder.run('token', 'list', '--json')).printed).toBe('{"tokens":[]}\n')
  })

  it('shows when a token was last used', async () => {
    using folder = commandFolder()
    await folder.run(...create)
    const usedAtMs = Date.UTC(2026, 1, 1, 8, 30)
    await folder.withStore(async (store) => {
      const [token] = await store.listTokens()
      const windowStartMs = Date.UTC(2026, 1, 1, 8)
      const tokenHash = token?.tokenHash ?? null
      await store.admit({ tokenHash, anonymousSubject: 'address:x', windowStartMs, nowMs: usedAtMs, wantedTest: null })
    })
    expect((await folder.run('token', 'list')).printed).toContain('2026-02-01 08:30')
    expect((await folder.run('token', 'list', '--json')).printed).toContain('"last_used_at":"2026-02-01T08:30:00.000Z"')
  })
})

describe('presend token revoke', () => {
  it('revokes a token immediately, and reports the time of an earlier revocation', async () => {
    using folder = commandFolder()
    const { token } = JSON.parse((await folder.run(...create, '--json')).printed)
    const first = await folder.run('token', 'revoke', token.id)
    expect(first).toEqual({
      exitCode: 0,
      printed: `Revoked token ${token.id} (${token.prefix}…) in workspace "team-a"\n`,
      told: '',
    })
    folder.nowMs += 60_000
    const second = await folder.run('token', 'revoke', token.id)
    expect(second).toMatchObject({ exitCode: 0 })
    expect(second.printed).toContain('was already revoked at 2026-01-31T12:00:00.000Z')
    const listed = JSON.parse((await folder.run('token', 'list', '--json')).printed)
    expect(listed.tokens[0]).toMatchObject({ revoked_at: '2026-01-31T12:00:00.000Z' })
  })

  it('prints the token with --json', async () => {
    using folder = commandFolder()
    const { token } = JSON.parse((await folder.run(...create, '--json')).printed)
    const { printed } = await folder.run('token', 'revoke', token.id, '--json')
    expect(JSON.parse(printed)).toMatchObject({ token: { ...token, revoked_at: '2026-01-31T12:00:00.000Z' } })
  })

  it('exits with 2 for an unknown token', async () => {
    using folder = commandFolder()
    await folder.withDatabase()
    expect(await folder.run('token', 'revoke', 'nobody')).toEqual({
      exitCode: 2,
      printed: '',
      told: 'presend: Revoking a token: expected the id of a token, got "nobody"; list the ids with: presend token list\n',
    })
  })

  it('does not print a token that was passed as an id', async () => {
    using folder = commandFolder()
    const secret = (await folder.run(...create)).printed.trim()
    const { exitCode, told } = await folder.run('token', 'revoke', secret)
    expect(exitCode).toBe(2)
    expect(told).toContain('expected the id of a token, got a token or its prefix')
    expect(told).not.toContain(secret)
  })
})

describe('presend token set-plan', () => {
  const setPlan = ['token', 'set-plan', '--workspace', 'team-a', '--plan', 'enterprise'] as const

  it('changes every active token of the workspace and prints their number', async () => {
    using folder = commandFolder()
    const first = JSON.parse((await folder.run(...create, '--json')).printed)
    await folder.run(...create)
    await folder.run(...create)
    await folder.run('token', 'create', '--workspace', 'team-b', '--plan', 'pro')
    await folder.run('token', 'revoke', first.token.id)
    expect(await folder.run(...setPlan)).toEqual({
      exitCode: 0,
      printed: 'Changed the plan of 2 tokens in workspace "team-a" to enterprise\n',
      told: '',
    })
    const tokens = await folder.withStore(async (store) => await store.listTokens())
    expect(tokens.map((token) => token.accountPlan).toSorted()).toEqual(['enterprise', 'enterprise', 'pro', 'pro'])
  })

  it('prints one object with --json', async () => {
    using folder = commandFolder()
    await folder.run(...create)
    expect(JSON.parse((await folder.run(...setPlan, '--json')).printed)).toEqual({
      workspace: 'team-a',
      plan: 'enterprise',
      tokens: 1,
    })
  })

  it('exits with 2 if the workspace has no active token', async () => {
    using folder = commandFolder()
    await folder.run('token', 'create', '--workspace', 'team-b', '--plan', 'pro')
    const { exitCode, printed, told } = await folder.run(...setPlan)
    expect([exitCode, printed]).toEqual([2, ''])
    expect(told).toContain(
      'expected a workspace with an active token, got workspace "team-a", which has no active token',
    )
  })
})
