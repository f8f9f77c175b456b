import { describe, expect, it } from 'vitest'

import { mailboxOAuth, oauthProviderOf } from '../../../src/seeds/imap/mailbox-oauth.ts'
import { Secret } from '../../../src/world/secret.ts'

const client = { clientId: 'c', clientSecret: new Secret('s') }

describe('mailboxOAuth()', () => {
  it.each([
    ['google', 'Google', 'https://oauth2.googleapis.com/token', 'https://mail.google.com/'],
    [
      'microsoft',
      'Microsoft',
      'https://login.microsoftonline.com/common/oauth2/v2.0/token',
      'https://outlook.office.com/IMAP.AccessAsUser.All',
    ],
    ['https://login.box.example/token?a=b', 'login.box.example', 'https://login.box.example/token?a=b', null],
  ])('returns the endpoints and the scope of %s', (provider, name, tokenUrl, scope) => {
    const known = mailboxOAuth(provider)
    expect(known.scope).toBe(scope)
    expect(oauthProviderOf(known, client)).toMatchObject({ name, tokenUrl, ...client })
  })
})
