import { describe, expect, it } from 'vitest'

import type { StoredDirectorySeed } from '../../src/service/storage/stored-seed.ts'
import { type CommandFolder, commandFolder } from './command-folder.ts'

const key = '5f'.repeat(32)
const imap = ['--type', 'consumer', '--kind', 'imap', '--host', 'imap.box.example', '--username', 'seed1']
const inFile: StoredDirectorySeed = {
  address: 'local1@seeds.example',
  providerType: 'business',
  providerName: 'seeds.example',
  kind: 'local',
  isEnabled: true,
  health: 'healthy',
}

/** Opens a folder with a key and a password in the environment, in which a service has been started once. */
async function aFolder(): Promise<CommandFolder> {
  const folder = commandFolder()
  folder.env['PRESEND_ENCRYPTION_KEY'] = key
  folder.env['PRESEND_SEED_PASSWORD'] = 'hunter2'
  await folder.withStore(async (store) => await store.syncSeeds([inFile]))
  return folder
}

describe('presend seeds add', () => {
  it('stores a mailbox with an encrypted password, and lists it after the seeds in the file', async () => {
    using folder = await aFolder()
    folder.write('ca.pem', 'PEM')
    const line = ['seeds', 'add', 'Seed1@Box.example', ...imap, '--ca-file', 'ca.pem', '--plus-address']
    expect(await folder.run(...line)).toEqual({
      exitCode: 0,
      printed: 'Added seed seed1@box.example\n',
      told: "A running service uses the seed within seconds. Check the seed's health with: presend seeds list\n",
    })
    const stored = await folder.withStore(async (store) => await store.listAddedSeeds())
    expect(stored).toMatchObject([{ address: 'seed1@box.example', caPem: 'PEM', given: { 'plus-address': 'true' } }])
    expect(JSON.stringify(stored)).not.toContain('hunter2')
    const { printed } = await folder.run('seeds', 'list')
    expect(printed.trimEnd().split('\n').at(-1)).toMatch(
      /^seed1@box\.example +consumer +box\.example +imap +added +password +enabled +degraded +this mailbox has not/u,
    )
  })

  it('stores an OAuth mailbox, and a local one without an encryption key', async () => {
    using folder = await aFolder()
    folder.env['PRESEND_SEED_REFRESH_TOKEN'] = 'hunter3'
    const { printed } = await folder.run(
      'seeds',
      'add',
      'a@box.example',
      ...imap,
      '--oauth',
      'google',
      '--client-id',
      'c',
      '--json',
    )
    expect(JSON.parse(printed)).toEqual({
      seed: {
        address: 'a@box.example',
        provider: 'box.example',
        type: 'consumer',
        kind: 'imap',
        enabled: true,
        health: 'degraded',
        health_reason: 'this mailbox has not been checked yet',
        origin: 'added',
        login: 'oauth google',
      },
    })
    delete folder.env['PRESEND_ENCRYPTION_KEY']
    expect(
      (await folder.run('seeds', 'add', 'b@seeds.example', '--type', 'business', '--options', 'greylist')).exitCode,
    ).toBe(0)
    const stored = await folder.withStore(async (store) => await store.listAddedSeeds())
    expect(stored.map(({ secrets }) => Object.keys(secrets))).toEqual([['refresh-token'], []])
    expect(JSON.stringify(stored)).not.toContain('hunter')
  })

  it('reports a missing encryption key with all other problems, and stores nothing', async () => {
    using folder = await aFolder()
    delete folder.env['PRESEND_ENCRYPTION_KEY']
    const { exitCode, printed, told } = await folder.run(
      'seeds',
      'add',
      'a@box.example',
      '--kind',
      'imap',
      '--type',
      'x',
    )
    expect([exitCode, printed]).toEqual([2, ''])
    const lines = told.trimEnd().split('\n')
    expect(lines[0]).toMatch(
      /^presend: PRESEND_ENCRYPTION_KEY: expected a key to encrypt.*nothing was stored.*openssl rand -base64 32/u,
    )
    expect(lines.slice(1).map((line) => line.replace(/: (?:missing|expected).*$/u, ''))).toEqual([
      'presend: --type',
      'presend: --host',
      'presend: --username',
    ])
    expect(await folder.withStore(async (store) => await store.listAddedSeeds())).toEqual([])
  })

  it('rejects an address in the service file, of the running service, or added before', async () => {
    using folder = await aFolder()
    folder.write('presend-service.yml', 'seeds:\n  - {address: file@box.example, type: consumer}\n')
    expect((await folder.run('seeds', 'add', 'File@box.example', ...imap)).told).toContain(
      'expected an address that is not a seed yet, got "File@box.example", which is already a seed (in the service file); edit the service file at presend-service.yml:2:5',
    )
    expect((await folder.run('seeds', 'add', inFile.address, ...imap)).told).toContain('(in the service file)')
    await folder.run('seeds', 'add', 'a@box.example', ...imap)
    const again = await folder.run('seeds', 'add', 'a@box.example', ...imap)
    expect([again.exitCode, again.told]).toEqual([2, expect.stringContaining('(added before)')])
    expect(again.told).toContain('add --replace to replace it')
    const { printed } = await folder.run('seeds', 'add', 'a@box.example', ...imap, '--replace', '--port', '1993')
    expect(printed).toBe('Replaced seed a@box.example\n')
    expect(await folder.withStore(async (store) => await store.listAddedSeeds())).toMatchObject([
      { given: { port: '1993' } },
    ])
  })

  it('rejects --consent for a provider without a known consent page', async () => {
    using folder = await aFolder()
    const login = ['--oauth', 'https://login.box.example/token', '--client-id', 'c', '--consent']
    const { exitCode, told } = await folder.run('seeds', 'add', 'a@box.example', ...imap, ...login)
    expect([exitCode, told]).toEqual([
      2,
      expect.stringContaining('presend: --consent: expected --oauth google or --oauth microsoft'),
    ])
  })

  it('reports an unreadable certificate file', async () => {
    using folder = await aFolder()
    const { told } = await folder.run('seeds', 'add', 'a@box.example', ...imap, '--ca-file', 'absent.pem')
    expect(told).toContain('presend: --ca-file: expected an existing file, got "absent.pem"')
  })
})

describe('presend seeds list', () => {
  it('shows the login methods of the seeds in the service file', async () => {
    using folder = await aFolder()
    const seed = 'kind: imap, type: consumer, host: h.example, username: u'
    folder.write(
      'presend-service.yml',
      `seeds:\n  - {address: a@box.example, ${seed}, password-env: P}\n  - {address: b@box.example, ${seed}, oauth: {provider: google}}\n`,
    )
    const imapSeed = { ...inFile, kind: 'imap' } as const
    await folder.withStore(
      async (store) =>
        await store.syncSeeds(
          ['a@box.example', 'b@box.example'].map((address) => Object.assign({}, imapSeed, { address })),
        ),
    )
    const { printed } = await folder.run('seeds', 'list', '--json')
    expect(JSON.parse(printed).seeds.map((one: { login: unknown }) => one.login)).toEqual(['password', 'oauth'])
  })
})
