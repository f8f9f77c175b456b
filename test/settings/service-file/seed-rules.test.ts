import { describe, expect, it } from 'vitest'

import { serviceProblems, serviceSettings } from './service-folder.ts'
import { imapSeed, seedsOf } from './some-seeds.ts'

describe('the rules between the keys of seeds', () => {
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
    ['options at imap', `${imapSeed}, password-env: SET, options: greylist`, ['seeds[0].options']],
    ['a password in the clear over the network', `${imapSeed}, password-env: SET, tls: none`, ['seeds[0].tls']],
    ['unknown keys', 'address: a@b.example, type: business, pasword-env: X', ['seeds[0].pasword-env']],
    ['a type that does not exist', 'address: a@b.example, type: busines', ['seeds[0].type']],
    ['no map', '', ['seeds[0].address', 'seeds[0].type']],
    ['a ca-file that is not there', `${imapSeed}, password-env: SET, ca-file: x.pem`, ['seeds[0].ca-file']],
  ])('refuse %s', async (_what, entry, inputs) => {
    const problems = await serviceProblems({ yaml: seedsOf(entry), env: { SET: 'x' } })
    expect(problems.map((problem) => problem.replace(/ .*$/u, ''))).toEqual(inputs)
  })

  it.each([
    [
      'oauth without anything it needs',
      'oauth: {client-secret-env: SET}',
      ['provider', 'client-id', 'refresh-token-env'],
    ],
    [
      'a refresh token that is given twice',
      'oauth: {provider: google, client-id: c, refresh-token-env: SET, refresh-token-file: f}',
      ['refresh-token-file'],
    ],
    [
      'a client secret that is given twice',
      'oauth: {provider: google, client-id: c, refresh-token-env: SET, client-secret-env: SET, client-secret-file: f}',
      ['client-secret-file'],
    ],
    [
      'a provider in the clear over the network',
      'oauth: {provider: "http://login.box.example/token", client-id: c, refresh-token-env: SET}',
      ['provider'],
    ],
    [
      'a token in the file',
      'oauth: {provider: google, client-id: c, refresh-token: hunter2}',
      ['refresh-token', 'refresh-token-env'],
    ],
  ])('refuse %s', async (_what, entry, keys) => {
    const problems = await serviceProblems({ yaml: seedsOf(`${imapSeed}, ${entry}`), env: { SET: 'x' } })
    expect(problems.map((problem) => problem.replace(/ .*$/u, ''))).toEqual(keys.map((key) => `seeds[0].oauth.${key}`))
    expect(problems.join('\n')).not.toContain('hunter2')
  })

  it('refuse a password and oauth together, and oauth at local seeds', async () => {
    const oauth = 'oauth: {provider: google, client-id: c, refresh-token-env: SET}'
    const env = { SET: 'x' }
    expect(await serviceProblems({ yaml: seedsOf(`${imapSeed}, password-env: SET, ${oauth}`), env })).toEqual([
      expect.stringMatching(/^seeds\[0\]\.password-env .*expected a password or oauth, not both; remove one$/u),
    ])
    const local = 'address: a@b.example, type: business'
    expect(await serviceProblems({ yaml: seedsOf(`${local}, ${oauth}`), env })).toHaveLength(3)
  })

  it('may log in without TLS on this machine', async () => {
    const yaml = seedsOf(
      'address: a@b.example, type: business, kind: imap, host: 127.0.0.1, tls: none, username: a, password-env: P',
    )
    expect((await serviceSettings({ yaml, env: { P: 'x' } })).seeds?.[0]).toMatchObject({ tls: 'none', port: 143 })
  })

  it('refuse an address that stands there twice, whatever its case', async () => {
    const yaml = seedsOf('address: a@b.example, type: business', 'address: A@B.example, type: consumer')
    expect(await serviceProblems({ yaml })).toEqual([
      'seeds[1].address (presend-service.yml:3:6): got "a@b.example" a second time, expected each address once (the first one is on line 2); remove one of the two',
    ])
  })
})
