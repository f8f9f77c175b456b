import { describe, expect, it } from 'vitest'

import { currentSecrets } from '../../../src/service/webhooks/current-secrets.ts'
import { toStoredSecret } from '../../../src/service/webhooks/webhook-vault.ts'
import { Secret } from '../../../src/world/secret.ts'
import { secretBox } from '../../../src/world/secret-box.ts'
import { valueOf } from '../../support/parsed.ts'
import { startMs } from './webhook-builders.ts'

function aSecret(text: string, validUntilMs: number | null) {
  return { secret: new Secret(text), createdAtMs: startMs, validUntilMs }
}

const webhookId = 'wh_1'
const box = secretBox([{ bytes: Buffer.alloc(32, 1) }])

function textsOf(parsed: ReturnType<typeof currentSecrets>): readonly (string | null)[] {
  const secrets = valueOf(parsed)
  return [secrets.current.reveal(), secrets.previous?.reveal() ?? null]
}

describe('currentSecrets()', () => {
  it('is the only secret', () => {
    expect(textsOf(currentSecrets({ webhookId, secrets: [aSecret('one', null)] }, null, startMs))).toEqual([
      'one',
      null,
    ])
  })

  it('has the one before until its very end', () => {
    const secrets = [aSecret('two', null), aSecret('one', startMs + 1000)]
    expect(textsOf(currentSecrets({ webhookId, secrets }, null, startMs + 999))).toEqual(['two', 'one'])
    expect(textsOf(currentSecrets({ webhookId, secrets }, null, startMs + 1000))).toEqual(['two', null])
  })

  it('has the newest of those before that is still valid', () => {
    const secrets = [aSecret('three', null), aSecret('two', startMs - 1), aSecret('one', startMs + 1)]
    expect(textsOf(currentSecrets({ webhookId, secrets }, null, startMs))).toEqual(['three', 'one'])
  })

  it('does not go on without any', () => {
    expect(() => currentSecrets({ webhookId, secrets: [] }, null, startMs)).toThrow(TypeError)
  })

  it('opens secrets that are sealed, with the key and for the webhook that they were sealed for', () => {
    const sealed = { ...aSecret('', null), secret: toStoredSecret(box, webhookId, new Secret('whsec_hidden')) }
    expect(sealed.secret.reveal()).not.toContain('hidden')
    expect(textsOf(currentSecrets({ webhookId, secrets: [sealed] }, box, startMs))).toEqual(['whsec_hidden', null])
    const other = secretBox([{ bytes: Buffer.alloc(32, 2) }])
    for (const parsed of [
      currentSecrets({ webhookId, secrets: [sealed] }, other, startMs),
      currentSecrets({ webhookId, secrets: [sealed] }, null, startMs),
      currentSecrets({ webhookId: 'wh_2', secrets: [sealed] }, box, startMs),
    ]) {
      expect(parsed).toMatchObject({ status: 'bad', problems: [{ expected: 'the encryption key that sealed it' }] })
    }
  })
})
