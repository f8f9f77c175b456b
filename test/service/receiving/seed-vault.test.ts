import { describe, expect, it } from 'vitest'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { secretBox } from '../../../src/foundation/world/secret-box.ts'
import {
  openSeedSecret,
  openSeedSecrets,
  renewedPurpose,
  sealSeedSecrets,
} from '../../../src/service/receiving/seed-vault.ts'

const box = secretBox([{ bytes: Buffer.alloc(32, 1) }])
const secrets = { 'refresh-token': new Secret('hunter2'), 'client-secret': new Secret('hunter3') }
const given = { kind: 'imap', host: 'imap.box.example', port: '993', username: 'a' }
const seed = { address: 'a@box.example', given, caPem: null }
const { address } = seed

describe('sealed seed secrets', () => {
  it('open only for the seed and the use they were sealed for', () => {
    const sealed = sealSeedSecrets(box, seed, secrets)
    expect(Object.keys(sealed).toSorted()).toEqual(['client-secret', 'refresh-token'])
    expect(JSON.stringify(sealed)).not.toContain('hunter')
    const opened = openSeedSecrets(box, { ...seed, secrets: sealed })
    expect(opened.status === 'opened' && opened.secrets['refresh-token']?.reveal()).toBe('hunter2')
    expect(opened.status === 'opened' && opened.secrets.password).toBeUndefined()
    expect(openSeedSecrets(box, { ...seed, address: 'b@box.example', secrets: sealed })).toMatchObject({
      status: 'unreadable',
    })
    const swapped = { 'client-secret': sealed['refresh-token'] ?? '' }
    expect(openSeedSecrets(box, { ...seed, secrets: swapped })).toMatchObject({
      status: 'unreadable',
      reason: expect.stringMatching(/^its stored client secret cannot be decrypted: /u),
    })
  })

  it('do not open without the key or with another key', () => {
    const sealed = sealSeedSecrets(box, seed, { password: new Secret('hunter2') })
    expect(openSeedSecrets(null, { ...seed, secrets: sealed })).toEqual({
      status: 'unreadable',
      reason: 'its stored password cannot be decrypted: no encryption key is set',
    })
    const other = secretBox([{ bytes: Buffer.alloc(32, 2) }])
    expect(openSeedSecrets(other, { ...seed, secrets: sealed })).toMatchObject({ status: 'unreadable' })
    expect(openSeedSecrets(null, { ...seed, secrets: {} })).toEqual({ status: 'opened', secrets: {} })
  })
})

it.each([
  ['host', { given: { ...given, host: 'imap.attacker.example' } }],
  ['port', { given: { ...given, port: '9930' } }],
  ['tls', { given: { ...given, tls: 'none' } }],
  ['username', { given: { ...given, username: 'b' } }],
  ['oauth.provider', { given: { ...given, 'oauth.provider': 'https://attacker.example/token' } }],
  ['oauth.client-id', { given: { ...given, 'oauth.client-id': 'theirs' } }],
  ['certificate authorities', { caPem: '-----BEGIN CERTIFICATE-----' }],
])('the stored secrets of a seed do not open after a change of its %s', (_what, change) => {
  const sealed = sealSeedSecrets(box, seed, { ...secrets, password: new Secret('hunter4') })
  expect(openSeedSecrets(box, { ...seed, secrets: sealed })).toMatchObject({ status: 'opened' })
  for (const [name, text] of Object.entries(sealed)) {
    const opened = openSeedSecrets(box, { ...seed, ...change, secrets: { [name]: text } })
    expect(opened).toMatchObject({ status: 'unreadable', reason: expect.stringContaining('another destination') })
  }
})

it('a renewed refresh token opens only for the login it was renewed for', () => {
  const login = { provider: 'google', clientId: 'ours', refreshToken: new Secret('one') }
  const sealed = box.seal(new Secret('renewed'), renewedPurpose(address, login))
  expect(openSeedSecret(box, sealed, renewedPurpose(address, login))).toMatchObject({ status: 'opened' })
  for (const change of [
    { refreshToken: new Secret('two') },
    { provider: 'https://x.example' },
    { clientId: 'theirs' },
  ]) {
    const opened = openSeedSecret(box, sealed, renewedPurpose(address, { ...login, ...change }))
    expect(opened).toMatchObject({ status: 'unreadable' })
  }
  expect(renewedPurpose(address, { ...login, refreshToken: new Secret('hunter2') })).not.toContain('hunter2')
})
