import { describe, expect, it } from 'vitest'

import { redactToken, withTokenRedacted } from '../../../src/check/client/redact-token.ts'
import { PresendError } from '../../../src/foundation/errors/presend-error.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'

const token = new Secret('psd_secret')

function anError(): PresendError {
  return new PresendError({
    code: 'API_REQUEST_REFUSED',
    outcome: 'misconfigured',
    done: 'GET https://api.example.test/psd_secret',
    came: '422 "psd_secret and psd_secret"',
    expected: 'no psd_secret',
    todo: 'drop psd_secret',
    problems: [{ input: '$.psd_secret', came: '"psd_secret"', expected: 'psd_secret' }],
  })
}

describe('withTokenRedacted()', () => {
  it('replaces the token in every string of an error', async () => {
    const caught: unknown = await withTokenRedacted(token, () => Promise.reject(anError())).catch(
      (error: unknown) => error,
    )
    expect(caught).toBeInstanceOf(PresendError)
    if (!(caught instanceof PresendError)) return
    expect(JSON.stringify([caught.message, caught.parts, caught.problems])).not.toContain('psd_secret')
    expect(caught).toMatchObject({ code: 'API_REQUEST_REFUSED', outcome: 'misconfigured' })
  })

  it('returns the value of successful work', async () => {
    expect(await withTokenRedacted(token, async () => 3)).toBe(3)
  })
})

describe('redactToken()', () => {
  it('returns other errors unchanged', () => {
    const reason = new Error('cancelled')
    expect(redactToken(reason, token)).toBe(reason)
  })

  it('does not replace very short tokens', () => {
    const error = anError()
    expect(redactToken(error, new Secret('ps'))).toBe(error)
  })
})
