import { describe, expect, it } from 'vitest'

import type { SeedSetting } from '../../../src/settings/service-file/service-settings.ts'
import { type ServiceFolder, serviceProblems, serviceSettings } from './service-folder.ts'
import { imapSeed, seedsOf } from './some-seeds.ts'

async function read(folder: ServiceFolder): Promise<readonly SeedSetting[] | null> {
  return (await serviceSettings(folder)).seeds
}

describe('the seeds of the service file', () => {
  it('are read with every key', async () => {
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

  it('have defaults', async () => {
    const [first] = (await read({ yaml: seedsOf(`${imapSeed}, password-env: P`), env: { P: 'x' } })) ?? []
    expect(first).toMatchObject({ port: 993, tls: 'implicit', authservIds: [], plusAddress: false, caPath: null })
    const [other] =
      (await read({ yaml: seedsOf(`${imapSeed}, tls: starttls, password-env: P`), env: { P: 'x' } })) ?? []
    expect(other).toMatchObject({ port: 143 })
  })

  it('log in by OAuth, with secrets from the environment or from files', async () => {
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

  it('may be none at all', async () => {
    expect(await read({ yaml: 'seeds: none' })).toEqual([])
    const { effective } = await serviceSettings({ yaml: 'seeds: none' })
    expect(effective['seeds']).toEqual({ local: 0, imap: 0 })
  })

  it('take a password from a file, without the line end behind it', async () => {
    const yaml = seedsOf(`${imapSeed}, password-file: secrets/seed1`)
    expect(passwordOf((await read({ yaml, files: { 'secrets/seed1': 'hunter2\n' } }))?.[0])).toBe('hunter2')
  })

  it.each([
    [
      'a password in the file',
      `${imapSeed}, password: hunter2`,
      'seeds[0].password (presend-service.yml:2:103): expected passwords not to stand',
    ],
    ['a password for the name of a variable', `${imapSeed}, password-env: hunter2!`, 'seeds[0].password-env'],
    [
      'a variable that is not set',
      `${imapSeed}, password-env: UNSET`,
      'got nothing in UNSET, expected the password there',
    ],
    ['a variable with two lines', `${imapSeed}, password-env: TWO`, 'expected a password on one line'],
    ['a file that is not there', `${imapSeed}, password-file: nowhere`, 'got "nowhere", expected a file that is there'],
    ['an empty file', `${imapSeed}, password-file: empty`, 'got an empty file, expected the secret in it'],
    ['a folder', `${imapSeed}, password-file: folder`, 'expected a file, not a directory'],
    [
      'both ways at once',
      `${imapSeed}, password-env: SET, password-file: full`,
      'password-env or password-file, not both',
    ],
    ['neither', imapSeed, 'seeds[0].password-env (presend-service.yml:2:5): got nothing'],
  ])('refuse %s, and never show it', async (_what, entry, expected) => {
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
      'got an empty list, expected at least one seed; leave seeds out for the nine local seeds, or write none',
    ],
    ['a map', 'seeds: {a: b}', 'got a map, expected a list of seed mailboxes, or none'],
    ['a text', 'seeds: [a@b.example]', 'seeds[0] (presend-service.yml:1:9): got a single value, expected a map'],
  ])('refuse %s', async (_what, yaml, expected) => {
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
