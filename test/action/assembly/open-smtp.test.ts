import { describe, expect, it } from 'vitest'
import { oauth2Of } from '../../../src/action/assembly/open-smtp.ts'
import type { SmtpSetting } from '../../../src/check/settings/settings.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'

const plain: SmtpSetting = {
  host: 'smtp.example',
  port: 587,
  username: 'u',
  password: null,
  oauth2Provider: null,
  oauth2ClientId: null,
  oauth2ClientSecret: null,
  oauth2RefreshToken: null,
  oauth2AccessToken: null,
  security: 'starttls',
  caPath: null,
  connectionCount: 20,
  mailsPerSecond: null,
}
const client = {
  oauth2ClientId: 'c',
  oauth2ClientSecret: new Secret('secret'),
  oauth2RefreshToken: new Secret('token'),
} as const

describe('oauth2Of()', () => {
  it('uses no OAuth 2.0 for a password', () => {
    expect(oauth2Of({ ...plain, password: new Secret('hunter2') })).toBeNull()
  })

  it('uses an access token unchanged', () => {
    const accessToken = new Secret('token')
    expect(oauth2Of({ ...plain, oauth2AccessToken: accessToken })).toEqual({ accessToken })
  })

  it.each([
    ['google', 'https://oauth2.googleapis.com/token', null],
    [
      'microsoft',
      'https://login.microsoftonline.com/common/oauth2/v2.0/token',
      'https://outlook.office.com/SMTP.Send offline_access',
    ],
  ] as const)('sends a refresh token to the token endpoint of %s', (oauth2Provider, tokenUrl, scope) => {
    expect(oauth2Of({ ...plain, ...client, oauth2Provider })).toMatchObject({ tokenUrl, scope, clientId: 'c' })
  })
})
