import { describe, expect, it } from 'vitest'

import { maskSecrets, maskValues } from '../../src/action/masks.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { startStep } from '../support/runner-step.ts'

describe('maskValues()', () => {
  it('returns a password and the AUTH strings built from it and the user name', () => {
    expect(maskValues([new Secret('hunter2')], ['ci'])).toEqual([
      'hunter2',
      Buffer.from('\0ci\0hunter2').toString('base64'),
      Buffer.from('ci\0ci\0hunter2').toString('base64'),
      Buffer.from('ci:hunter2').toString('base64'),
    ])
  })

  it('returns each line of a key and its body on one line, without the PEM frame', () => {
    const pem = '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkq\nhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----'
    expect(maskValues([new Secret(pem)], [])).toEqual([
      'MIIEvQIBADANBgkq',
      'hkiG9w0BAQEFAASC',
      'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC',
    ])
  })

  it.each(['', 'abc', '587', 'pass', 'true', '\n\n'])('returns nothing for %j, not even its AUTH string', (value) => {
    expect(maskValues([new Secret(value)], ['ci'])).toEqual([])
  })

  it('returns each value once', () => {
    expect(maskValues([new Secret('hunter2'), new Secret('hunter2\n')], [])).toEqual(['hunter2'])
  })
})

describe('maskSecrets()', () => {
  it('prints one mask per value, and none for a value shorter than four characters', () => {
    using step = startStep()
    maskSecrets([new Secret('hunter2'), new Secret('abc')], [])
    expect(step.printed()).toBe('::add-mask::hunter2\n')
  })
})
