import { expect, it } from 'vitest'

import { describeFailure } from '../../../src/verdict/advice/describe-failure.ts'

it.each([
  [['spf'], null, 'SPF fails'],
  [['spf'], 'SPF fail for shop.example (192.0.2.1)', 'SPF fails for shop.example (192.0.2.1)'],
  [['spf'], 'SPF softfail for shop.example', 'SPF fails (softfail) for shop.example'],
  [['dkim'], 'DKIM none: the message is not signed', 'DKIM fails (none): the message is not signed'],
  [['dmarc'], 'DMARC fail for shop.example: no pass', 'DMARC fails for shop.example: no pass'],
  [['spf', 'dmarc'], 'spf: permerror: two records', 'SPF and DMARC fail (permerror): two records'],
  [['dkim', 'dmarc'], 'body hash differs', 'DKIM and DMARC fail: body hash differs'],
  [['spf'], 'failure at the provider', 'SPF fails: failure at the provider'],
])('describeFailure() names each method once: %j with %j', (methods, detail, expected) => {
  expect(describeFailure(methods, detail)).toBe(expected)
})
