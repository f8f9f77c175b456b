import { expect, it } from 'vitest'

import type { BoundedRequest } from '../../src/oauth/bounded-fetch.ts'
import { libraryClient } from '../../src/oauth/library-client.ts'
import type { OAuthProvider } from '../../src/oauth/oauth-client.ts'
import { Secret } from '../../src/world/secret.ts'

/** No name of it exists, so whatever goes by another way fails. */
const provider: OAuthProvider = {
  name: 'Google',
  authorizeUrl: 'https://accounts.invalid/auth',
  tokenUrl: 'https://accounts.invalid/token',
  revokeUrl: null,
  clientId: 'client-1',
  clientSecret: new Secret('secret-1'),
}

it('writes the form of a question, and hands it over instead of sending it', async () => {
  const requests: BoundedRequest[] = []
  const library = libraryClient(provider, async (request) => {
    requests.push(request)
    return await Promise.resolve({ status: 'replied', statusCode: 503, retryAfterMs: null, text: '' })
  })
  await library.getToken({ code: 'code-1', codeVerifier: 'verifier-1', redirect_uri: 'http://127.0.0.1:1/' })
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    method: 'POST',
    url: 'https://accounts.invalid/token',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.body ?? ''))).toMatchObject({
    code_verifier: 'verifier-1',
  })
})

it('asks once, whatever becomes of the question', async () => {
  let count = 0
  const library = libraryClient(provider, async () => {
    count += 1
    return await Promise.reject(new Error('cut'))
  })
  library.setCredentials({ refresh_token: 'refresh-1' })
  await expect(library.getAccessToken()).rejects.toThrow('cut')
  expect(count).toBe(1)
})
