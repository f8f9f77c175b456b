import { describe, expect, it } from 'vitest'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { secretBox } from '../../../src/foundation/world/secret-box.ts'
import {
  generateSecret,
  openStoredSecret,
  parseChosenSecret,
  rotateSecret,
  signingSecrets,
  toStoredSecret,
} from '../../../src/service/webhooks/webhook-secrets.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { valueOf } from '../../support/parsed.ts'
import { startMs } from './webhook-builders.ts'

function aSecret(text: string, validUntilMs: number | null) {
  return { secret: new Secret(text), createdAtMs: startMs, validUntilMs }
}

const webhookId = 'wh_1'
const box = secretBox([{ bytes: Buffer.alloc(32, 1) }])

function textsOf(parsed: ReturnType<typeof signingSecrets>): readonly (string | null)[] {
  const secrets = valueOf(parsed)
  return [secrets.current.reveal(), secrets.previous?.reveal() ?? null]
}

describe('signingSecrets()', () => {
  it('returns the only secret', () => {
    expect(textsOf(signingSecrets({ webhookId, secrets: [aSecret('one', null)] }, null, startMs))).toEqual([
      'one',
      null,
    ])
  })

  it('returns the previous secret until it expires', () => {
    const secrets = [aSecret('two', null), aSecret('one', startMs + 1000)]
    expect(textsOf(signingSecrets({ webhookId, secrets }, null, startMs + 999))).toEqual(['two', 'one'])
    expect(textsOf(signingSecrets({ webhookId, secrets }, null, startMs + 1000))).toEqual(['two', null])
  })

  it('returns the newest previous secret that is still valid', () => {
    const secrets = [aSecret('three', null), aSecret('two', startMs - 1), aSecret('one', startMs + 1)]
    expect(textsOf(signingSecrets({ webhookId, secrets }, null, startMs))).toEqual(['three', 'one'])
  })

  it('throws if there is no secret', () => {
    expect(() => signingSecrets({ webhookId, secrets: [] }, null, startMs)).toThrow(TypeError)
  })

  it('opens sealed secrets with their key and for their webhook', () => {
    const sealed = { ...aSecret('', null), secret: toStoredSecret(box, webhookId, new Secret('whsec_hidden')) }
    expect(sealed.secret.reveal()).not.toContain('hidden')
    expect(textsOf(signingSecrets({ webhookId, secrets: [sealed] }, box, startMs))).toEqual(['whsec_hidden', null])
    const other = secretBox([{ bytes: Buffer.alloc(32, 2) }])
    for (const parsed of [
      signingSecrets({ webhookId, secrets: [sealed] }, other, startMs),
      signingSecrets({ webhookId, secrets: [sealed] }, null, startMs),
      signingSecrets({ webhookId: 'wh_2', secrets: [sealed] }, box, startMs),
    ]) {
      expect(parsed).toMatchObject({
        status: 'bad',
        problems: [{ expected: 'the encryption key with which it was encrypted' }],
      })
    }
  })
})

const secret = new Secret('whsec_1')

it('toStoredSecret() seals a secret if a key is set, and stores it in plain text otherwise', () => {
  const sealed = toStoredSecret(box, 'wh_1', secret)
  expect(sealed.reveal()).toMatch(/^sealed1:/u)
  expect(valueOf(openStoredSecret(box, 'wh_1', sealed)).reveal()).toBe('whsec_1')
  expect(toStoredSecret(null, 'wh_1', secret)).toBe(secret)
  expect(valueOf(openStoredSecret(box, 'wh_1', secret)).reveal()).toBe('whsec_1')
})

it('openStoredSecret() fails for another webhook and without the key', () => {
  const sealed = toStoredSecret(box, 'wh_1', secret)
  expect(openStoredSecret(box, 'wh_2', sealed).status).toBe('bad')
  expect(openStoredSecret(null, 'wh_1', sealed).status).toBe('bad')
})

it('generateSecret() returns 256 random bits with a prefix, and does not print itself', () => {
  const random = fakeRandom()
  const generated = generateSecret(random)
  expect(generated.reveal()).toMatch(/^whsec_[\w-]{43}$/u)
  expect(generateSecret(random).reveal()).not.toBe(generated.reveal())
  expect(`${String(generated)}${JSON.stringify(generated)}`).not.toContain('whsec_')
})

describe('parseChosenSecret()', () => {
  it('accepts printable ASCII of 24 to 256 characters', () => {
    for (const text of ['x'.repeat(24), '~'.repeat(256), generateSecret(fakeRandom()).reveal()]) {
      const parsed = parseChosenSecret(text, '--secret')
      expect(parsed.status === 'ok' && parsed.value.reveal()).toBe(text)
    }
  })

  it.each([
    ['nothing', ''],
    ['a secret that is too short', 'x'.repeat(23)],
    ['a secret that is too long', 'x'.repeat(257)],
    ['a secret with a space', 'swordfish swordfish swordfish'],
    ['a secret with a line ending', `${'swordfish'.repeat(3)}\n`],
    ['a secret with non-ASCII letters', 'schwertfisch-schwertfisch-ä'],
  ])('rejects %s without repeating it', (_what, text) => {
    const parsed = parseChosenSecret(text, '--secret')
    expect(parsed.status).toBe('bad')
    expect(JSON.stringify(parsed)).not.toMatch(/sword|schwert|xx/u)
  })
})

it.each([true, false])('rotateSecret() keeps the previous secret for the overlap and returns %s', async (exists) => {
  const calls: unknown[] = []
  const store = {
    rotateWebhookSecret: async (...call: readonly unknown[]) => {
      calls.push(call)
      return await Promise.resolve(exists)
    },
  }
  const wanted = { webhookId: 'wh_1', secret, overlapMs: 60_000 }
  expect(await rotateSecret(wanted, { store, clock: { nowMs: () => startMs }, box: null })).toBe(exists)
  expect(calls).toEqual([['wh_1', { secret, createdAtMs: startMs, validUntilMs: null }, startMs + 60_000]])
})
