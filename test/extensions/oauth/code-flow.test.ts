import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { authorizationUrl, randomText } from '../../../src/extensions/oauth/code-flow.ts'
import { nodeRandom } from '../../../src/foundation/world/node-random.ts'

describe('randomText()', () => {
  it('returns 43 characters that a URL may contain, different each time', () => {
    const texts = Array.from({ length: 20 }, () => randomText(nodeRandom()))
    for (const text of texts) expect(text).toMatch(/^[\w-]{43}$/u)
    expect(new Set(texts).size).toBe(20)
  })
})

describe('authorizationUrl()', () => {
  it('adds the parameters and the S256 challenge to the endpoint, and keeps its own parameters', async () => {
    const url = new URL(await authorizationUrl('https://login.example/auth?tenant=a', 'verifier', { scope: 'a b' }))
    expect(url.origin + url.pathname).toBe('https://login.example/auth')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      tenant: 'a',
      response_type: 'code',
      scope: 'a b',
      code_challenge: createHash('sha256').update('verifier').digest('base64url'),
      code_challenge_method: 'S256',
    })
  })
})
