import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { grantPurpose } from '../../../../src/extensions/postmaster/grant-purpose.ts'
import type { StoredPostmasterAccount } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { parseEncryptionKeys, secretBox } from '../../../../src/foundation/world/secret-box.ts'
import { scopes } from '../../../support/google/stand-in-data.ts'
import { valueOf } from '../../../support/parsed.ts'
import { type GoogleFolder, googleFolder } from './google-folder.ts'

const connect = ['postmaster', 'connect', '--workspace', 'team-a']

async function accountsOf({ folder }: GoogleFolder): Promise<readonly StoredPostmasterAccount[]> {
  return await folder.withStore(async (store) => await store.listPostmasterAccounts(null))
}

function openedToken(account: StoredPostmasterAccount | undefined): string | null {
  const box = secretBox(valueOf(parseEncryptionKeys('5f'.repeat(32), 'key')))
  const opened = account === undefined ? null : box.open(account.sealedRefreshToken ?? '', grantPurpose(account))
  return opened?.status === 'opened' ? opened.secret.reveal() : null
}

describe('presend postmaster connect', () => {
  it('stores the encrypted refresh token, and prints the address of the account', async () => {
    await using parts = await googleFolder()
    const { exitCode, printed, told } = await parts.browse(connect)
    expect(told).toContain('Connected ann@shop.example to workspace "team-a" in sqlite:')
    expect(told).toContain('This workspace has no token yet')
    expect(printed).toBe('ann@shop.example\n')
    expect(exitCode).toBe(0)
    const [account] = await accountsOf(parts)
    expect(account).toMatchObject({
      email: 'ann@shop.example',
      workspaceId: toWorkspaceId('team-a'),
      source: 'google',
      grantState: 'active',
    })
    const [grant] = parts.google.state.grants
    expect(openedToken(account)).toBe(grant?.refreshToken)
    expect(grant?.scopes).toContain(scopes.traffic)
    expect(grant?.scopes).toContain(scopes.domain)
  })

  it('neither prints nor stores a token, code, verifier or secret in the clear', async () => {
    await using parts = await googleFolder()
    const { printed, told } = await parts.browse([...connect, '--json'])
    const { state } = parts.google
    const secrets = [
      state.clientSecret,
      ...state.accessTokens.keys(),
      ...state.grants.map((one) => one.refreshToken ?? '-'),
    ]
    const database = ['presend.db', 'presend.db-wal'].map((name) => readIfThere(join(parts.folder.path, name))).join('')
    for (const secret of secrets) for (const text of [printed, told, database]) expect(text).not.toContain(secret)
    expect(told).not.toContain('code_verifier')
    expect(database).toContain('sealed1:')
    expect(JSON.parse(printed)).toMatchObject({
      account: { email: 'ann@shop.example', state: 'connected', revoked_at: null, synced_at: null },
    })
  })

  it('renews the grant of a reconnected account, keeps its data, and does not revoke the new grant', async () => {
    await using parts = await googleFolder()
    await parts.browse(connect)
    const [before] = await accountsOf(parts)
    const { told } = await parts.browse(connect)
    expect(told).toContain('Reconnected ann@shop.example to workspace')
    const after = await accountsOf(parts)
    expect(after.map((one) => one.id)).toEqual([before?.id])
    expect(openedToken(after[0])).toBe(parts.google.state.grants[1]?.refreshToken)
    expect(parts.google.calls.map((call) => call.path)).not.toContain('/revoke')
  })

  it('connects several accounts to one workspace, and one account to several', async () => {
    await using parts = await googleFolder()
    await parts.browse(connect)
    parts.google.state.user.email = 'Ben@Shop.example'
    await parts.browse(connect)
    await parts.browse(['postmaster', 'connect', '--workspace', 'team-b'])
    const named = (await accountsOf(parts)).map(({ email, workspaceId }) => `${email} ${workspaceId}`)
    expect(named).toEqual(['ann@shop.example team-a', 'ben@shop.example team-a', 'ben@shop.example team-b'])
  })

  it('reports when Google will end the grant', async () => {
    await using parts = await googleFolder()
    parts.google.state.refreshTokenSeconds = 7 * 86_400
    const { exitCode, told } = await parts.browse(connect)
    expect(exitCode).toBe(0)
    expect(told).toContain('This grant expires on 2026-02-07 11:59 UTC')
  })

  it('rejects an account with DMARC reports, and revokes the grant unless another workspace uses it', async () => {
    await using parts = await googleFolder()
    const reports = { email: 'ann@shop.example', source: 'dmarc-reports', nowMs: 0 } as const
    await parts.folder.withStore(
      async (store) => await store.ensurePostmasterAccount({ ...reports, workspaceId: toWorkspaceId('team-a') }),
    )
    const { exitCode, told } = await parts.browse(connect)
    expect(exitCode).toBe(2)
    expect(told).toContain('got "ann@shop.example", whose data in this workspace comes from DMARC reports')
    expect(await accountsOf(parts)).toMatchObject([{ source: 'dmarc-reports', grantState: 'none' }])
    expect(parts.google.state.grants).toMatchObject([{ isRevoked: true }])
    await parts.browse(['postmaster', 'connect', '--workspace', 'team-b'])
    await parts.browse(connect)
    expect(parts.google.state.grants.map((one) => one.isRevoked)).toEqual([true, false, false])
  })

  it('connects an imported account, and reports that its data is kept', async () => {
    await using parts = await googleFolder()
    const file = {
      workspaceId: toWorkspaceId('team-a'),
      email: 'ann@shop.example',
      source: 'import',
      nowMs: 0,
    } as const
    await parts.folder.withStore(async (store) => await store.ensurePostmasterAccount(file))
    const { exitCode, told } = await parts.browse(connect)
    expect(exitCode).toBe(0)
    expect(told).toContain('Its imported data is kept,')
    expect(await accountsOf(parts)).toMatchObject([{ source: 'google', grantState: 'active' }])
  })

  it('stores nothing when the user declines', async () => {
    await using parts = await googleFolder()
    parts.google.state.user.decision = 'deny'
    const { exitCode, told } = await parts.browse(connect)
    expect(exitCode).toBe(3)
    expect(told).toContain('expected consent, got a refusal; nothing was stored')
    expect(await accountsOf(parts)).toEqual([])
  })

  it('stores nothing if a permission is missing, revokes the grant, and names the permission', async () => {
    await using parts = await googleFolder()
    parts.google.state.user.scopes = [scopes.traffic]
    const { exitCode, told } = await parts.browse(connect)
    expect(exitCode).toBe(3)
    expect(told).toContain(`got a grant without "${scopes.domain}"`)
    expect(told).toContain('check every box on the consent page')
    expect(await accountsOf(parts)).toEqual([])
    expect(parts.google.state.grants).toMatchObject([{ isRevoked: true }])
  })

  it('does not revoke the grant of a connected account that is reconnected with a missing permission', async () => {
    await using parts = await googleFolder()
    await parts.browse(connect)
    parts.google.state.user.scopes = [scopes.traffic, scopes.openid, 'email']
    expect((await parts.browse(connect)).exitCode).toBe(3)
    expect(await accountsOf(parts)).toMatchObject([{ grantState: 'active' }])
    expect(parts.google.state.grants[0]).toMatchObject({ isRevoked: false })
  })

  it('accepts a pasted redirect URL from a browser on another machine', async () => {
    await using parts = await googleFolder()
    const { exitCode, told } = await parts.browse([...connect, '--no-browser'], async (url) => {
      const reply = await fetch(url, { redirect: 'manual' })
      return ` ${reply.headers.get('location') ?? ''}\n`
    })
    expect(told).toContain('Copy the full URL of that page')
    expect(exitCode).toBe(0)
    expect(await accountsOf(parts)).toHaveLength(1)
  })

  it('ignores a redirect with another state', async () => {
    await using parts = await googleFolder()
    const { exitCode } = await parts.browse(connect, async (url) => {
      const asked = new URL(url)
      const redirectUri = asked.searchParams.get('redirect_uri') ?? ''
      const forged = await fetch(`${redirectUri}?code=4/of-the-attacker&state=guessed`)
      expect(forged.status).toBe(400)
      await fetch(url)
      return null
    })
    expect(exitCode).toBe(0)
    expect(parts.google.calls.filter((call) => call.path === '/token')).toHaveLength(1)
  })

  it('rejects a code that was issued for another verifier', async () => {
    await using parts = await googleFolder()
    const { exitCode, told } = await parts.browse(connect, async (url) => {
      const stolen = new URL(url)
      stolen.searchParams.set('code_challenge', 'A'.repeat(43))
      await fetch(stolen)
      return null
    })
    expect(exitCode).toBe(3)
    expect(told).toContain('invalid_grant (Invalid code verifier.)')
    expect(await accountsOf(parts)).toEqual([])
  })

  it('reports a rejected client, and an unreachable Google', async () => {
    await using parts = await googleFolder()
    parts.folder.env['PRESEND_GOOGLE_CLIENT_SECRET'] = 'GOCSPX-other'
    const wrong = await parts.browse(connect)
    expect(wrong.exitCode).toBe(2)
    expect(wrong.told).toContain('Google replied with 401 invalid_client (Unauthorized)')
    parts.google.failNext({ kind: 'unavailable' }, 1, 'token')
    const away = await parts.browse(connect)
    expect(away.exitCode).toBe(3)
    expect(away.told).toContain('try again later; nothing was stored')
    expect(await accountsOf(parts)).toEqual([])
  })

  it('reports all missing settings before asking for consent', async () => {
    await using parts = await googleFolder()
    parts.folder.write('presend-service.yml', 'listen: 127.0.0.1:0')
    delete parts.folder.env['PRESEND_ENCRYPTION_KEY']
    const { exitCode, told } = await parts.browse(['postmaster', 'connect', '--workspace', ' '])
    expect(exitCode).toBe(2)
    expect(told.trim().split('\n')).toEqual([
      expect.stringContaining('--workspace: missing; '),
      expect.stringContaining(
        'google.client-id: missing; expected the id of your OAuth client; create an OAuth client as described in docs/postmaster.md',
      ),
      expect.stringContaining('PRESEND_ENCRYPTION_KEY: expected a key to encrypt'),
    ])
    expect(parts.google.calls).toEqual([])
  })
})

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    // SQLite deletes its write-ahead log when it is closed.
    return ''
  }
}
