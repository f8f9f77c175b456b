import { describe, expect, it } from 'vitest'
import type { LocalSeedSetting, SeedLogin } from '../../../src/check/settings/service-file/service-settings.ts'
import { nodeWorld } from '../../../src/foundation/world/node-world.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { type SecretBox, secretBox } from '../../../src/foundation/world/secret-box.ts'
import { localSeeds } from '../../../src/service/receiving/directory.ts'
import { openSeedSecret, renewedPurpose, seedPurpose } from '../../../src/service/receiving/seed-vault.ts'
import {
  directorySeeds,
  type MailboxDeps,
  type MailboxOrigin,
  toMailbox,
} from '../../../src/service/self-hosted/to-mailbox.ts'
import type { SeedSecretName } from '../../../src/service/storage/added-seed.ts'
import { mailboxClient, startMailboxOAuth } from '../../support/mailbox-oauth.ts'
import { anImapSetting } from './imap-seed-setting.ts'

const box = secretBox([{ bytes: Buffer.alloc(32, 1) }])
const address = 'a@box.example'
const { signal } = new AbortController()

interface Vault extends MailboxDeps {
  readonly sealed: Map<SeedSecretName, string>
  readonly notices: string[]
}

function aVault(secrets: SecretBox | null): Vault {
  const sealed = new Map<SeedSecretName, string>()
  const notices: string[] = []
  const { clock, random } = nodeWorld()
  const store: MailboxDeps['store'] = {
    findSeedSecret: async (_address, name) => await Promise.resolve(sealed.get(name) ?? null),
    keepSeedSecret: async (_address, name, text) => {
      sealed.set(name, text)
      await Promise.resolve()
    },
  }
  const onNotice = (_address: string, text: string): void => void notices.push(text)
  return { store, secretBox: secrets, clock, random, onNotice, onError: () => undefined, sealed, notices }
}

function anOAuthLogin(tokenUrl: string, refreshToken: string): SeedLogin {
  const { id: clientId, secret } = mailboxClient
  const secrets = { clientSecret: new Secret(secret), refreshToken: new Secret(refreshToken) }
  return { method: 'oauth', provider: tokenUrl, clientId, ...secrets }
}

/** Requests an access token, like a new process. */
async function token(login: SeedLogin, origin: MailboxOrigin['origin'], vault: Vault): Promise<string> {
  const { password } = toMailbox(anImapSetting({ login }), { origin, caPem: null, given: {} }, vault).account
  return password instanceof Secret ? password.reveal() : (await password.current(signal)).reveal()
}

describe('toMailbox()', () => {
  it('has a password, or no credentials if it cannot be decrypted', async () => {
    const vault = aVault(box)
    expect(await token({ method: 'password', password: new Secret('p') }, 'file', vault)).toBe('p')
    await expect(token({ method: 'unreadable', reason: 'why' }, 'added', vault)).rejects.toThrow('why')
  })

  it('replaces the stored refresh token of an added seed when it is renewed', async () => {
    await using oauth = await startMailboxOAuth()
    oauth.isRotating = true
    const vault = aVault(box)
    const purpose = seedPurpose({ address, given: {}, caPem: null }, 'refresh-token')
    const first = oauth.grant(address)
    vault.sealed.set('refresh-token', box.seal(new Secret(first), purpose))
    const login = anOAuthLogin(oauth.tokenUrl, first)
    await token(login, 'added', vault)
    await token(login, 'added', vault)
    const kept = openSeedSecret(box, vault.sealed.get('refresh-token') ?? '', purpose)
    expect(kept.status === 'opened' && kept.secret.reveal()).not.toBe(first)
    vault.sealed.clear()
    await expect(token(login, 'added', vault)).rejects.toThrow('the seed is no longer stored')
  })

  it('stores the renewed refresh token of a seed in the file, until the file has another token', async () => {
    await using oauth = await startMailboxOAuth()
    oauth.isRotating = true
    const vault = aVault(box)
    const first = oauth.grant(address)
    const login = anOAuthLogin(oauth.tokenUrl, first)
    await token(login, 'file', vault)
    await token(login, 'file', vault)
    const sealed = vault.sealed.get('renewed-refresh-token') ?? ''
    if (login.method !== 'oauth') throw new TypeError('the login is not by OAuth')
    expect(openSeedSecret(box, sealed, renewedPurpose(address, login))).toMatchObject({ status: 'opened' })
    await token(anOAuthLogin(oauth.tokenUrl, oauth.grant(address)), 'file', vault)
    expect(vault.notices).toEqual([])
  })

  it('without a key, reports once that a renewed token cannot be stored, and uses it until the process ends', async () => {
    await using oauth = await startMailboxOAuth()
    oauth.isRotating = true
    const vault = aVault(null)
    const login = anOAuthLogin(oauth.tokenUrl, oauth.grant(address))
    const { password } = toMailbox(anImapSetting({ login }), { origin: 'file', caPem: null }, vault).account
    if (password instanceof Secret) throw new TypeError('it has access tokens')
    for (let count = 0; count < 3; count += 1) password.refused(await password.current(signal))
    expect(oauth.counts).toEqual({ asked: 3, granted: 3 })
    expect(vault.notices).toEqual([expect.stringContaining('cannot be saved without an encryption key')])
    await expect(token(login, 'file', vault)).rejects.toThrow('invalid_grant')
  })
})

const local: LocalSeedSetting = {
  kind: 'local',
  address: 'a@seeds.example',
  providerName: 'seeds.example',
  providerType: 'business',
  options: ['greylist'],
}
const imap = anImapSetting({ address: 'b@box.example' })

describe('directorySeeds()', () => {
  it('returns the nine local seeds if the file has none', () => {
    expect(directorySeeds(null)).toBe(localSeeds)
  })

  it('returns the seeds in the file with their options', () => {
    expect(directorySeeds([local])).toEqual([
      {
        address: 'a@seeds.example',
        providerName: 'seeds.example',
        providerType: 'business',
        kind: 'local',
        isEnabled: true,
        health: 'healthy',
        options: ['greylist'],
      },
    ])
  })

  it('returns mailboxes that are used before their first check', () => {
    expect(directorySeeds([imap])).toEqual([
      {
        address: 'b@box.example',
        providerName: 'box.example',
        providerType: 'consumer',
        kind: 'imap',
        isEnabled: true,
        health: 'degraded',
        healthReason: 'this mailbox has not been checked yet',
        options: [],
        hasPlusAddress: true,
      },
    ])
  })
})
