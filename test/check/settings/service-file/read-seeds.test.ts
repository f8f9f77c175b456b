import { describe, expect, it } from 'vitest'
import { buildSeed, readSeedPlaces } from '../../../../src/check/settings/service-file/read-seeds.ts'
import { seedTable } from '../../../../src/check/settings/service-file/seed-rows.ts'
import type { SeedLogin, SeedSetting } from '../../../../src/check/settings/service-file/service-settings.ts'
import { fakeFiles } from '../../../support/fake-files.ts'
import { valuesFrom } from '../../../support/setting-values.ts'
import { type ServiceFolder, serviceProblems, serviceSettings } from './service-folder.ts'
import { imapSeed, seedsOf } from './some-seeds.ts'

async function read(folder: ServiceFolder): Promise<readonly SeedSetting[] | null> {
  return (await serviceSettings(folder)).seeds
}

describe('seeds in the service file', () => {
  it('reads every key', async () => {
    const yaml = seedsOf(
      `${imapSeed}, provider: box.example, port: 1993, tls: starttls, password-env: SEED1_PASSWORD, authserv-id: mx.box.example, plus-address: true, ca-file: ca.pem`,
      'address: Local1@Seeds.example, provider: mail.example, type: business, kind: local, options: [greylist, hold-bulk]',
    )
    const seeds = await read({ yaml, env: { SEED1_PASSWORD: 'hunter2' }, files: { 'ca.pem': '-' } })
    expect(seeds).toEqual([
      {
        address: 'seed1@box.example',
        providerName: 'box.example',
        providerType: 'consumer',
        kind: 'imap',
        host: 'imap.box.example',
        port: 1993,
        tls: 'starttls',
        username: 'seed1',
        login: { method: 'password', password: expect.anything() },
        authservIds: ['mx.box.example'],
        plusAddress: true,
        caPath: 'ca.pem',
      },
      {
        address: 'local1@seeds.example',
        providerName: 'mail.example',
        providerType: 'business',
        kind: 'local',
        options: ['greylist', 'hold-bulk'],
      },
    ])
    expect(seeds?.[0]).toMatchObject({ login: { password: { reveal: expect.any(Function) } } })
    expect(passwordOf(seeds?.[0])).toBe('hunter2')
    expect(JSON.stringify(seeds)).not.toContain('hunter2')
  })

  it('applies defaults', async () => {
    const [first] = (await read({ yaml: seedsOf(`${imapSeed}, password-env: P`), env: { P: 'x' } })) ?? []
    expect(first).toMatchObject({ port: 993, tls: 'implicit', authservIds: [], plusAddress: false, caPath: null })
    const [other] =
      (await read({ yaml: seedsOf(`${imapSeed}, tls: starttls, password-env: P`), env: { P: 'x' } })) ?? []
    expect(other).toMatchObject({ port: 143 })
  })

  it('accepts OAuth logins with secrets from the environment or from files', async () => {
    const yaml = seedsOf(
      `${imapSeed}, oauth: {provider: Google, client-id: c1, client-secret-file: secret, refresh-token-env: TOKEN}`,
      'address: b@b.example, type: business, kind: imap, host: h.example, username: b, oauth: {provider: "https://login.box.example/token?a=b", client-id: c2, refresh-token-file: token}',
    )
    const files = { secret: 'hunter2\n', token: 'hunter4\n' }
    const seeds = await read({ yaml, env: { TOKEN: 'hunter3' }, files })
    expect(seeds?.map((seed) => (seed.kind === 'imap' ? seed.login : null))).toMatchObject([
      { method: 'oauth', provider: 'google', clientId: 'c1' },
      { method: 'oauth', provider: 'https://login.box.example/token?a=b', clientId: 'c2', clientSecret: null },
    ])
    expect(seeds?.flatMap(secretsOf)).toEqual(['hunter2', 'hunter3', 'hunter4'])
    expect(JSON.stringify(seeds)).not.toContain('hunter')
  })

  it('accepts the value none', async () => {
    expect(await read({ yaml: 'seeds: none' })).toEqual([])
    const { effective } = await serviceSettings({ yaml: 'seeds: none' })
    expect(effective['seeds']).toEqual({ local: 0, imap: 0 })
  })

  it('reads a password from a file without its trailing newline', async () => {
    const yaml = seedsOf(`${imapSeed}, password-file: secrets/seed1`)
    expect(passwordOf((await read({ yaml, files: { 'secrets/seed1': 'hunter2\n' } }))?.[0])).toBe('hunter2')
  })

  it.each([
    [
      'a password in the file',
      `${imapSeed}, password: hunter2`,
      'seeds[0].password (presend-service.yml:2:103) is not allowed in the service file',
    ],
    ['a password instead of a variable name', `${imapSeed}, password-env: hunter2!`, 'seeds[0].password-env'],
    [
      'a variable that is not set',
      `${imapSeed}, password-env: UNSET`,
      'expected the password in the UNSET environment variable',
    ],
    ['a variable with two lines', `${imapSeed}, password-env: TWO`, 'expected a password on one line'],
    ['a missing file', `${imapSeed}, password-file: nowhere`, 'expected an existing file, got "nowhere"'],
    ['an empty file', `${imapSeed}, password-file: empty`, 'expected a file with the secret, got an empty file'],
    ['a folder', `${imapSeed}, password-file: folder`, 'expected a file, not a directory'],
    [
      'both sources at once',
      `${imapSeed}, password-env: SET, password-file: full`,
      'password-env or password-file, not both',
    ],
    [
      'neither',
      imapSeed,
      'seeds[0].password-env (presend-service.yml:2:5): missing; expected one of password-env, password-file and oauth',
    ],
  ])('rejects %s without showing it', async (_what, entry, expected) => {
    const problems = await serviceProblems({
      yaml: seedsOf(entry),
      env: { SET: 'hunter2', TWO: 'hunter2\nhunter3' },
      files: { empty: '\n', full: 'hunter2', 'folder/x': '' },
    })
    expect(problems.join('\n')).toContain(expected)
    expect(problems.join('\n')).not.toContain('hunter')
  })

  it.each([
    [
      'an empty list',
      'seeds: []',
      'expected at least one seed, got an empty list; remove the seeds key to use the nine local seeds, or set it to none',
    ],
    ['a map', 'seeds: {a: b}', 'expected a list of seed mailboxes, or none, got a map'],
    [
      'a string',
      'seeds: [a@b.example]',
      'seeds[0] (presend-service.yml:1:9): expected a map, such as {address: local1@seeds.example, type: business}, got a single value',
    ],
  ])('rejects %s', async (_what, yaml, expected) => {
    expect((await serviceProblems({ yaml })).join('\n')).toContain(expected)
  })
})

function secretsOf(seed: SeedSetting): readonly string[] {
  if (seed.kind !== 'imap' || seed.login.method !== 'oauth') return []
  const { clientSecret, refreshToken } = seed.login
  return [...(clientSecret === null ? [] : [clientSecret.reveal()]), refreshToken.reveal()]
}

function passwordOf(seed: SeedSetting | undefined): string | null {
  return seed?.kind === 'imap' && seed.login.method === 'password' ? seed.login.password.reveal() : null
}

describe('rules between the keys of seeds', () => {
  it.each([
    ['no address and no type', 'kind: local', ['seeds[0].address', 'seeds[0].type']],
    [
      'no host and no user',
      'address: a@b.example, type: business, kind: imap, password-env: SET',
      ['seeds[0].host', 'seeds[0].username'],
    ],
    [
      'keys of the other kind',
      'address: a@b.example, type: business, port: 993, ca-file: none',
      ['seeds[0].port', 'seeds[0].ca-file'],
    ],
    ['options for an imap seed', `${imapSeed}, password-env: SET, options: greylist`, ['seeds[0].options']],
    ['a plain-text password over the network', `${imapSeed}, password-env: SET, tls: none`, ['seeds[0].tls']],
    ['unknown keys', 'address: a@b.example, type: business, pasword-env: X', ['seeds[0].pasword-env']],
    ['an unknown type', 'address: a@b.example, type: busines', ['seeds[0].type']],
    ['an entry that is not a map', '', ['seeds[0].address', 'seeds[0].type']],
    ['a missing ca-file', `${imapSeed}, password-env: SET, ca-file: x.pem`, ['seeds[0].ca-file']],
  ])('rejects %s', async (_what, entry, inputs) => {
    const problems = await serviceProblems({ yaml: seedsOf(entry), env: { SET: 'x' } })
    expect(problems.map((problem) => problem.replace(/ .*$/u, ''))).toEqual(inputs)
  })

  it.each([
    [
      'oauth without its required keys',
      'oauth: {client-secret-env: SET}',
      ['provider', 'client-id', 'refresh-token-env'],
    ],
    [
      'a refresh token set twice',
      'oauth: {provider: google, client-id: c, refresh-token-env: SET, refresh-token-file: f}',
      ['refresh-token-file'],
    ],
    [
      'a client secret set twice',
      'oauth: {provider: google, client-id: c, refresh-token-env: SET, client-secret-env: SET, client-secret-file: f}',
      ['client-secret-file'],
    ],
    [
      'an unencrypted provider URL over the network',
      'oauth: {provider: "http://login.box.example/token", client-id: c, refresh-token-env: SET}',
      ['provider'],
    ],
    [
      'a token in the file',
      'oauth: {provider: google, client-id: c, refresh-token: hunter2}',
      ['refresh-token', 'refresh-token-env'],
    ],
  ])('rejects %s', async (_what, entry, keys) => {
    const problems = await serviceProblems({ yaml: seedsOf(`${imapSeed}, ${entry}`), env: { SET: 'x' } })
    expect(problems.map((problem) => problem.replace(/ .*$/u, ''))).toEqual(keys.map((key) => `seeds[0].oauth.${key}`))
    expect(problems.join('\n')).not.toContain('hunter2')
  })

  it('rejects a password together with oauth, and oauth for local seeds', async () => {
    const oauth = 'oauth: {provider: google, client-id: c, refresh-token-env: SET}'
    const env = { SET: 'x' }
    expect(await serviceProblems({ yaml: seedsOf(`${imapSeed}, password-env: SET, ${oauth}`), env })).toEqual([
      expect.stringMatching(/^seeds\[0\]\.password-env .*expected a password or oauth, not both; remove one$/u),
    ])
    const local = 'address: a@b.example, type: business'
    expect(await serviceProblems({ yaml: seedsOf(`${local}, ${oauth}`), env })).toHaveLength(3)
  })

  it('allows a login without TLS to this machine', async () => {
    const yaml = seedsOf(
      'address: a@b.example, type: business, kind: imap, host: 127.0.0.1, tls: none, username: a, password-env: P',
    )
    expect((await serviceSettings({ yaml, env: { P: 'x' } })).seeds?.[0]).toMatchObject({ tls: 'none', port: 143 })
  })

  it('rejects a duplicate address, ignoring case', async () => {
    const yaml = seedsOf('address: a@b.example, type: business', 'address: A@B.example, type: consumer')
    expect(await serviceProblems({ yaml })).toEqual([
      'seeds[1].address (presend-service.yml:3:6): expected each address once (first on line 2), got "a@b.example" again; remove one of the two',
    ])
  })
})

function seedFrom(given: Readonly<Record<string, string>>, login: SeedLogin | null): SeedSetting {
  return buildSeed(valuesFrom(seedTable, given), login)
}

const login = { method: 'unreadable', reason: 'why' } as const
const needed = { address: 'A@Box.example', type: 'consumer', host: 'imap.box.example', username: 'a' }

it('a local seed takes its provider name from its address by default', () => {
  expect(seedFrom({ address: 'A@Box.example', type: 'business' }, null)).toEqual({
    kind: 'local',
    address: 'a@box.example',
    providerName: 'box.example',
    providerType: 'business',
    options: [],
  })
  expect(seedFrom({ ...needed, provider: 'mail.example' }, null).providerName).toBe('mail.example')
})

it.each([
  [{}, { port: 993, tls: 'implicit', authservIds: [], plusAddress: false, caPath: null }],
  [
    { tls: 'starttls', 'authserv-id': 'a.example b.example' },
    { port: 143, authservIds: ['a.example', 'b.example'] },
  ],
  [
    { tls: 'starttls', port: '10143', 'ca-file': 'ca.pem', 'authserv-id': 'none' },
    { port: 10_143, caPath: 'ca.pem', authservIds: [] },
  ],
])('builds an imap seed with %j', (more, expected) => {
  expect(seedFrom({ ...needed, ...more }, login)).toMatchObject({ kind: 'imap', login, ...expected })
})

const yaml = `listen: nonsense
seeds:
  - {address: A@Box.example, type: consumer, kind: imap, password-env: UNSET}
  - {address: b@box.example, kind: imap, oauth: {provider: google}}
  - {address: c@box.example}
  - {address: nobody}
  - no map
`

it('readSeedPlaces() returns the place and login of each seed, even in an invalid file', async () => {
  const files = fakeFiles({ '/srv/presend-service.yml': yaml })
  const places = await readSeedPlaces({ config: null, workingDirectory: '/srv' }, files)
  expect([...places]).toEqual([
    ['a@box.example', { place: { file: 'presend-service.yml', line: 3, column: 5 }, login: 'password' }],
    ['b@box.example', { place: { file: 'presend-service.yml', line: 4, column: 5 }, login: 'oauth' }],
    ['c@box.example', { place: { file: 'presend-service.yml', line: 5, column: 5 }, login: null }],
  ])
})

it.each([{}, { '/srv/presend-service.yml': 'seeds: none' }])('readSeedPlaces() finds none in %j', async (texts) => {
  expect((await readSeedPlaces({ config: null, workingDirectory: '/srv' }, fakeFiles(texts))).size).toBe(0)
})
