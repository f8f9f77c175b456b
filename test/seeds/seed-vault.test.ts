import { describe, expect, it } from 'vitest'

import {
  openSeedSecret,
  openSeedSecrets,
  renewedPurpose,
  sealSeedSecrets,
  seedPurpose,
} from '../../src/seeds/seed-vault.ts'
import { Secret } from '../../src/world/secret.ts'
import { secretBox } from '../../src/world/secret-box.ts'

const box = secretBox({ bytes: Buffer.alloc(32, 1) })
const secrets = { 'refresh-token': new Secret('hunter2'), 'client-secret': new Secret('hunter3') }
const address = 'a@box.example'

describe('the secrets of a seed', () => {
  it('open for the seed that they were sealed for, and for no other', () => {
    const sealed = sealSeedSecrets(box, address, secrets)
    expect(Object.keys(sealed).toSorted()).toEqual(['client-secret', 'refresh-token'])
    expect(JSON.stringify(sealed)).not.toContain('hunter')
    const opened = openSeedSecrets(box, { address, secrets: sealed })
    expect(opened.status === 'opened' && opened.secrets['refresh-token']?.reveal()).toBe('hunter2')
    expect(opened.status === 'opened' && opened.secrets.password).toBeUndefined()
    expect(openSeedSecrets(box, { address: 'b@box.example', secrets: sealed })).toMatchObject({ status: 'unreadable' })
    const exchanged = { 'client-secret': sealed['refresh-token'] ?? '' }
    expect(openSeedSecrets(box, { address, secrets: exchanged })).toMatchObject({
      status: 'unreadable',
      reason: expect.stringMatching(/^its stored client secret cannot be opened: /u),
    })
  })

  it('do not open without the key, nor with another one', () => {
    const sealed = sealSeedSecrets(box, address, { password: new Secret('hunter2') })
    expect(openSeedSecrets(null, { address, secrets: sealed })).toEqual({
      status: 'unreadable',
      reason: 'its stored password cannot be opened: no encryption key was given',
    })
    const other = secretBox({ bytes: Buffer.alloc(32, 2) })
    expect(openSeedSecrets(other, { address, secrets: sealed })).toMatchObject({ status: 'unreadable' })
    expect(openSeedSecrets(null, { address, secrets: {} })).toEqual({ status: 'opened', secrets: {} })
  })
})

it('a renewed refresh token opens for the token of the file that it was given for', () => {
  const sealed = box.seal(new Secret('renewed'), renewedPurpose(address, new Secret('one')))
  expect(openSeedSecret(box, sealed, renewedPurpose(address, new Secret('one')))).toMatchObject({ status: 'opened' })
  expect(openSeedSecret(box, sealed, renewedPurpose(address, new Secret('two')))).toMatchObject({
    status: 'unreadable',
  })
  expect(renewedPurpose(address, new Secret('hunter2'))).not.toContain('hunter2')
  expect(seedPurpose(address, 'password')).toBe('password of seed a@box.example')
})
