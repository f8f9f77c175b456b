import { describe, expect, it } from 'vitest'

import { mailboxOAuth } from '../../../../src/extensions/mailboxes/imap/mailbox-oauth.ts'

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
    expect(known.endpoints).toMatchObject({ name, tokenUrl })
  })
})
