import { expect, it } from 'vitest'

import { smtpEndpoint } from '../../../../src/check/settings/parsers/smtp-endpoint.ts'

it.each([
  [
    { port: null, security: 'auto', username: null },
    { port: 587, security: 'opportunistic' },
  ],
  [
    { port: null, security: 'auto', username: 'ci' },
    { port: 587, security: 'starttls' },
  ],
  [
    { port: 465, security: 'auto', username: 'ci' },
    { port: 465, security: 'tls' },
  ],
  [
    { port: null, security: 'tls', username: null },
    { port: 465, security: 'tls' },
  ],
  [
    { port: 25, security: 'none', username: null },
    { port: 25, security: 'none' },
  ],
] as const)('smtpEndpoint(%j) returns %j', (given, endpoint) => {
  expect(smtpEndpoint(given)).toEqual(endpoint)
})
