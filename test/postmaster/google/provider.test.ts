import { expect, it } from 'vitest'

import { askedScopes, googleProvider, wantedScopes } from '../../../src/postmaster/google/provider.ts'
import { Secret } from '../../../src/world/secret.ts'

it('googleProvider() requests only the scopes for the account and its statistics', () => {
  expect(askedScopes).toEqual(['openid', 'email', ...wantedScopes])
  expect(askedScopes).not.toContain('https://www.googleapis.com/auth/postmaster')
})

it('googleProvider() contains the client and the OAuth endpoints only', () => {
  const client = {
    clientId: 'id-1',
    clientSecret: new Secret('x'),
    authorizeUrl: 'https://a.example',
    tokenUrl: 'https://t.example',
    revokeUrl: 'https://r.example',
    apiUrl: 'https://api.example',
  }
  const { apiUrl: _apiUrl, ...rest } = client
  expect(googleProvider(client)).toEqual({ name: 'Google', ...rest })
})
