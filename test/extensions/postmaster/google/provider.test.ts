import { expect, it } from 'vitest'

import { askedScopes, openGoogleClient, wantedScopes } from '../../../../src/extensions/postmaster/google/provider.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { fakeRandom } from '../../../support/fake-random.ts'

it('presend requests only the scopes for the account and its statistics', () => {
  expect(askedScopes).toEqual(['openid', 'email', ...wantedScopes])
  expect(askedScopes).not.toContain('https://www.googleapis.com/auth/postmaster')
})

it('openGoogleClient() opens a client for the given endpoints', async () => {
  const client = {
    clientId: 'id-1',
    clientSecret: new Secret('x'),
    authorizeUrl: 'https://a.example/auth',
    tokenUrl: 'https://t.example',
    revokeUrl: 'https://r.example',
  }
  const oauth = openGoogleClient(client, { clock: fakeClock(), random: fakeRandom() })
  const { url } = await oauth.beginConsent({ redirectUri: 'http://127.0.0.1:1/', scopes: askedScopes })
  expect(url).toMatch(/^https:\/\/a\.example\/auth\?/u)
})
