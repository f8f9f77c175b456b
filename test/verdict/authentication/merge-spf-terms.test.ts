import { expect, it } from 'vitest'

import { mergeSpfTerms } from '../../../src/verdict/authentication/merge-spf-terms.ts'

it.each([
  [['v=spf1 a ~all', 'v=spf1 mx a -all'], 'a mx ~all'],
  [['v=spf1 a', 'v=spf1 redirect=x.com'], 'a redirect=x.com'],
  [['v=spf1 a -all', 'v=spf1 redirect=x.com'], 'a include:x.com -all'],
  [['v=spf1 a'], 'a ~all'],
])('mergeSpfTerms() merges %j', (records, expected) => {
  expect(mergeSpfTerms(records).join(' ')).toBe(expected)
})
