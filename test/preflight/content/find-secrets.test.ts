import { expect, it } from 'vitest'

import { describeSecret, findSecrets } from '../../../src/preflight/content/find-secrets.ts'

const random = `5434613af3b15914ad12f632e90ed139ba4bc05e`

it.each([
  ['private key', `-----BEGIN OPENSSH PRIVATE KEY-----`],
  ['AWS access key', `ASIAQYLPMN5HHHFPZAM2`],
  ['GitHub token', `github_pat_11ABCDE0Y0h3pQ9wZ8xV7u_t6s5r4q3p2o1n0m9l8k7j6i5`],
  ['Slack token', `xoxp-1234567890-0987654321`],
  ['Slack webhook', `https://hooks.slack.com/services/T01ABCDEF/B01ABCDEF/a1B2c3D4e5F6g7H8i9J0k1L2`],
  ['Stripe live key', `rk_live_4eC39HqLyjWDarjtT1zdp7dc`],
  ['SendGrid key', `SG.${'a'.repeat(22)}.${'b1'.repeat(21)}c`],
  ['Mailchimp key', `${random.slice(0, 32)}-us14`],
  ['Google API key', `AIzaSyD3x-0123456701234567012345670123k`],
  ['password in a URL', `https://anna:hunter22@fernhill-bikes.com/`],
  ['password or token', `client_secret: "${random}"`],
  ['password or token', `SMTP_PASSWORD=${random}`],
  ['password or token', `?secret=${random}&x=1`],
])('findSecrets() finds a %s', (kind, text) => {
  expect(findSecrets(`See ${text} here`).map((secret) => secret.kind)).toEqual([kind])
})

it.each([
  'AKIAIOSFODNN7EXAMPLE',
  'api_key=YOUR_API_KEY_123456',
  'api_key={{ api_key }}',
  'password: please choose a new one',
  'token=5d1f8c1e-6b1a-4e0f-9b0a-1c2d3e4f5a6b',
  'secret=aaaaaaaaaaaaaaaa1',
  'token=spring-news-2026-april',
  `file-${random}.css`,
  'https://fernhill-bikes.com:8080/@anna',
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"a":1,"b":22}').toString('base64url')}.c2lnbmF0dXJlLXNpZ25hdHVyZQ`,
  'sk_test_4eC39HqLyjWDarjtT1zdp7dc',
])('findSecrets() finds nothing in %s', (text) => {
  expect(findSecrets(text)).toEqual([])
})

it('describeSecret() shows four characters and the length', () => {
  const [secret] = findSecrets(`api_key=${random}`)
  expect(secret && describeSecret(secret)).toBe('password or token "5434…" (40 characters)')
})

it('findSecrets() runs in linear time', () => {
  for (const part of [
    'password=',
    'api_',
    '-----BEGIN ',
    'eyJa',
    'https://a:',
    'SG.aaaa',
    'a1B2',
    'xox',
    ' token',
    '=:',
  ])
    expect(findSecrets(part.repeat(60_000)).length).toBeLessThanOrEqual(60_000)
}, 10_000)
