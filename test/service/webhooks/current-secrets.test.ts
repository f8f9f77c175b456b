import { describe, expect, it } from 'vitest'

import { currentSecrets } from '../../../src/service/webhooks/current-secrets.ts'
import { Secret } from '../../../src/world/secret.ts'
import { startMs } from './webhook-builders.ts'

function aSecret(text: string, validUntilMs: number | null) {
  return { secret: new Secret(text), createdAtMs: startMs, validUntilMs }
}

function textsOf(secrets: ReturnType<typeof currentSecrets>): readonly (string | null)[] {
  return [secrets.current.reveal(), secrets.previous?.reveal() ?? null]
}

describe('currentSecrets()', () => {
  it('is the only secret', () => {
    expect(textsOf(currentSecrets({ secrets: [aSecret('one', null)] }, startMs))).toEqual(['one', null])
  })

  it('has the one before until its very end', () => {
    const secrets = [aSecret('two', null), aSecret('one', startMs + 1000)]
    expect(textsOf(currentSecrets({ secrets }, startMs + 999))).toEqual(['two', 'one'])
    expect(textsOf(currentSecrets({ secrets }, startMs + 1000))).toEqual(['two', null])
  })

  it('has the newest of those before that is still valid', () => {
    const secrets = [aSecret('three', null), aSecret('two', startMs - 1), aSecret('one', startMs + 1)]
    expect(textsOf(currentSecrets({ secrets }, startMs))).toEqual(['three', 'one'])
  })

  it('does not go on without any', () => {
    expect(() => currentSecrets({ secrets: [] }, startMs)).toThrow(TypeError)
  })
})
