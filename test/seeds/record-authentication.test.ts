import { expect, test } from 'vitest'

import { recordAuthentication } from '../../src/seeds/record-authentication.ts'

const verdict = {
  isPass: true,
  isMeasured: true,
  result: 'pass',
  domain: 'shop.example',
  isAligned: true,
  detail: 'pass',
} as const
const dmarc = { ...verdict, policy: 'reject', policyDomain: 'shop.example', carriedBy: 'SPF' } as const

test('recordAuthentication() keeps who found a result, and adds nothing where nobody else could have', () => {
  const found = recordAuthentication({
    spf: { ...verdict, record: 'v=spf1 -all', origin: 'computed' },
    dkim: { ...verdict, origin: 'provider' },
    dmarc,
  })
  expect(found).toEqual({
    spf: { ...verdict, origin: 'computed' },
    dkim: { ...verdict, origin: 'provider' },
    dmarc: { ...verdict, policy: 'reject' },
  })
})
