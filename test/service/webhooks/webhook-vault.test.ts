import { expect, it } from 'vitest'

import { openStoredSecret, toStoredSecret } from '../../../src/service/webhooks/webhook-vault.ts'
import { Secret } from '../../../src/world/secret.ts'
import { secretBox } from '../../../src/world/secret-box.ts'
import { valueOf } from '../../support/parsed.ts'

const box = secretBox([{ bytes: Buffer.alloc(32, 1) }])
const secret = new Secret('whsec_1')

it('the secret of a webhook is sealed where a key is set, and stored as it is where none is', () => {
  const sealed = toStoredSecret(box, 'wh_1', secret)
  expect(sealed.reveal()).toMatch(/^sealed1:/u)
  expect(valueOf(openStoredSecret(box, 'wh_1', sealed)).reveal()).toBe('whsec_1')
  expect(toStoredSecret(null, 'wh_1', secret)).toBe(secret)
  expect(valueOf(openStoredSecret(box, 'wh_1', secret)).reveal()).toBe('whsec_1')
})

it('a sealed secret does not open for another webhook, nor without its key', () => {
  const sealed = toStoredSecret(box, 'wh_1', secret)
  expect(openStoredSecret(box, 'wh_2', sealed).status).toBe('bad')
  expect(openStoredSecret(null, 'wh_1', sealed).status).toBe('bad')
})
