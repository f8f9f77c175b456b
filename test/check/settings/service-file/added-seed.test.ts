import { describe, expect, it } from 'vitest'

import {
  type AddableSeed,
  readAddedSeed,
  type StoredSecrets,
  seedFlags,
  storedSeedSetting,
} from '../../../../src/check/settings/service-file/added-seed.ts'
import { seedTable } from '../../../../src/check/settings/service-file/seed-rows.ts'
import type { SeedSetting } from '../../../../src/check/settings/service-file/service-settings.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import { fakeFiles } from '../../../support/fake-files.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

const imap = { type: 'consumer', kind: 'imap', host: 'imap.box.example', username: 'seed1' }
const oauth = { ...imap, 'oauth.provider': 'microsoft', 'oauth.client-id': 'c1' }
const files = fakeFiles({ '/srv/secret': 'hunter2\n', '/srv/ca.pem': 'PEM' })

interface Line {
  readonly given: Readonly<Record<string, string>>
  readonly address?: string
  readonly env?: Readonly<Record<string, string>>
  /** The answer to the prompt; absent: not interactive. */
  readonly typed?: string | null
}

async function read({ given, address = 'Seed1@Box.example', env = {}, typed }: Line): ReturnType<typeof readAddedSeed> {
  const ask = typed === undefined ? null : async () => await Promise.resolve(typed === null ? null : new Secret(typed))
  return await readAddedSeed({ address, given }, { files, env, workingDirectory: '/srv' }, ask)
}

async function added(line: Line): Promise<AddableSeed> {
  return valueOf(await read(line))
}

function secretsOf(setting: SeedSetting): readonly (string | null)[] {
  if (setting.kind !== 'imap') return []
  const { login } = setting
  if (login.method === 'password') return [login.password.reveal()]
  return login.method === 'oauth' ? [login.clientSecret?.reveal() ?? null, login.refreshToken.reveal()] : []
}

describe('seedFlags()', () => {
  it('has a flag for each key of a seed, except the address and names of variables, and none for a secret', () => {
    const flags = seedFlags()
    expect(flags.map(({ flag }) => flag)).toEqual([
      '--provider',
      '--type',
      '--kind',
      '--options',
      '--host',
      '--port',
      '--tls',
      '--username',
      '--password-file',
      '--oauth',
      '--client-id',
      '--client-secret-file',
      '--refresh-token-file',
      '--authserv-id',
      '--ca-file',
      '--plus-address',
    ])
    expect(flags.filter(({ isBoolean }) => isBoolean).map(({ flag }) => flag)).toEqual(['--plus-address'])
    for (const { name } of flags) expect(Object.keys(seedTable)).toContain(name)
  })
})

describe('readAddedSeed()', () => {
  it('reads the password from the environment, and does not store it with the keys', async () => {
    const seed = await added({
      given: { ...imap, 'authserv-id': 'mx.box.example', 'plus-address': 'true', 'ca-file': 'ca.pem' },
      env: { PRESEND_SEED_PASSWORD: 'hunter2' },
    })
    expect(seed.setting).toMatchObject({ address: 'seed1@box.example', port: 993, plusAddress: true, caPath: 'ca.pem' })
    expect(secretsOf(seed.setting)).toEqual(['hunter2'])
    expect(seed.given).toEqual({
      ...imap,
      address: 'Seed1@Box.example',
      'authserv-id': 'mx.box.example',
      'plus-address': 'true',
    })
  })

  it('prefers a password file to the environment', async () => {
    const env = { PRESEND_SEED_PASSWORD: 'other' }
    expect(secretsOf((await added({ given: { ...imap, 'password-file': 'secret' }, env })).setting)).toEqual([
      'hunter2',
    ])
  })

  it('prompts for a missing password in an interactive terminal', async () => {
    expect(secretsOf((await added({ given: imap, typed: 'hunter3' })).setting)).toEqual(['hunter3'])
    expect(problemsOf(await read({ given: imap, typed: null }))).toEqual([
      'PRESEND_SEED_PASSWORD: expected the password in the PRESEND_SEED_PASSWORD environment variable; set the variable, or use --password-file',
    ])
    expect(problemsOf(await read({ given: imap }))).toHaveLength(1)
  })

  it('reads a refresh token and the client secret', async () => {
    const env = { PRESEND_SEED_REFRESH_TOKEN: 'r1', PRESEND_SEED_CLIENT_SECRET: 'c-secret', PRESEND_SEED_PASSWORD: 'x' }
    const seed = await added({ given: oauth, env })
    expect(seed.setting).toMatchObject({ login: { method: 'oauth', provider: 'microsoft', clientId: 'c1' } })
    expect(secretsOf(seed.setting)).toEqual(['c-secret', 'r1'])
    expect(seed.given).toEqual({ ...oauth, address: 'Seed1@Box.example' })
    const byFiles = { ...oauth, 'oauth.client-secret-file': 'secret', 'oauth.refresh-token-file': 'secret' }
    expect(secretsOf((await added({ given: byFiles, env })).setting)).toEqual(['hunter2', 'hunter2'])
    expect(secretsOf((await added({ given: oauth, typed: 'typed' })).setting)).toEqual([null, 'typed'])
  })

  it('passes the OAuth client to the prompt for a refresh token', async () => {
    const asked: unknown[] = []
    const surroundings = { files, env: { PRESEND_SEED_CLIENT_SECRET: 'c-secret' }, workingDirectory: '/srv' }
    await readAddedSeed({ address: 'a@b.example', given: oauth }, surroundings, async (what, client) => {
      asked.push(what, client?.provider, client?.clientId, client?.clientSecret?.reveal())
      return await Promise.resolve(new Secret('r'))
    })
    expect(asked).toEqual(['refresh token', 'microsoft', 'c1', 'c-secret'])
  })

  it('reads a local seed by default', async () => {
    const seed = await added({ given: { type: 'business', options: 'greylist' }, env: { PRESEND_SEED_PASSWORD: 'x' } })
    expect(seed.setting).toMatchObject({ kind: 'local', options: ['greylist'], providerName: 'box.example' })
  })

  it('reports all problems at once by flag, without prompting', async () => {
    const given = {
      kind: 'imap',
      type: 'busines',
      port: '70000',
      tls: 'none',
      'oauth.provider': 'gogle',
      'ca-file': 'x.pem',
    }
    expect(problemsOf(await read({ address: 'nobody', given, typed: 'hunter2' }))).toEqual([
      expect.stringMatching(/^address: expected one address, .*, got "nobody"/u),
      expect.stringMatching(/^--type: expected .*, got "busines"/u),
      expect.stringMatching(/^--port: expected .*, got "70000"/u),
      expect.stringMatching(/^--oauth: expected google, microsoft, or the URL .*, got "gogle"/u),
      '--host: missing; expected the IMAP server',
      '--username: missing; expected the user name for the IMAP server',
      '--client-id: missing; expected the client to which the refresh token was issued',
      expect.stringMatching(/^--ca-file: expected an existing file, got "x\.pem"/u),
      expect.stringMatching(/^PRESEND_SEED_REFRESH_TOKEN: expected the refresh token/u),
    ])
  })

  it('rejects keys of the other kind, and a plain-text login over the network', async () => {
    expect(problemsOf(await read({ given: { type: 'business', host: 'imap.box.example' } }))).toEqual([
      '--host is allowed only if --kind is imap; remove it, or set --kind to imap',
    ])
    const env = { PRESEND_SEED_PASSWORD: 'x' }
    expect(problemsOf(await read({ given: { ...imap, tls: 'none' }, env }))).toEqual([
      expect.stringMatching(/^--tls: expected .*, got none/u),
    ])
  })
})

describe('storedSeedSetting()', () => {
  const none: StoredSecrets = { status: 'opened', password: null, clientSecret: null, refreshToken: null }

  it('reads back what was stored', async () => {
    const env = { PRESEND_SEED_REFRESH_TOKEN: 'r1' }
    const { setting, given } = await added({ given: { ...oauth, 'authserv-id': 'a.example b.example' }, env })
    const stored = storedSeedSetting(given, { ...none, refreshToken: new Secret('r1') })
    expect(valueOf(stored)).toEqual(setting)
    const local = await added({ given: { type: 'business', options: 'greylist, hold-bulk', provider: 'x.example' } })
    expect(valueOf(storedSeedSetting(local.given, none))).toEqual(local.setting)
  })

  it('has an unreadable login when secrets cannot be decrypted or are missing', () => {
    const given = { ...imap, address: 'a@b.example' }
    const unreadable = storedSeedSetting(given, { status: 'unreadable', reason: 'why' })
    expect(valueOf(unreadable)).toMatchObject({ login: { method: 'unreadable', reason: 'why' } })
    expect(valueOf(storedSeedSetting(given, none))).toMatchObject({ login: { method: 'unreadable' } })
  })

  it('rejects keys unknown to this version', () => {
    const given = { address: 'a@b.example', type: 'consumer', colour: 'blue' }
    expect(problemsOf(storedSeedSetting(given, none))).toEqual([
      'colour: expected a key that this version of presend supports',
    ])
  })
})
