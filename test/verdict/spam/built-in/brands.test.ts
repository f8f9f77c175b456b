import { describe, expect, test } from 'vitest'

import { brandOfName, brandOwns } from '../../../../src/verdict/spam/built-in/brands.ts'

describe('brandOfName()', () => {
  const cases: readonly (readonly [string, string | null])[] = [
    ['PayPal', 'paypal'],
    ['PayPal Support Team', 'paypal'],
    ['Amazon Prime', 'amazon'],
    ['Chase Miller', null],
    ['Apple Orchard Farm', null],
    ['Support Team', null],
    ['', null],
  ]
  test.for(cases)('brandOfName(%j) returns %j', ([name, expected]) => {
    expect(brandOfName(name)).toBe(expected)
  })
})

describe('brandOwns()', () => {
  const cases: readonly (readonly [string, string, boolean])[] = [
    ['paypal', 'service.paypal.com', true],
    ['paypal', 'paypal.co.uk', true],
    ['paypal', 'paypal-service.example', false],
    ['paypal', 'paypal.login.example', false],
    ['facebook', 'facebookmail.com', true],
    ['microsoft', 'microsoftonline.com', true],
  ]
  test.for(cases)('brandOwns(%j, %j) returns %j', ([brand, domain, expected]) => {
    expect(brandOwns(brand, domain)).toBe(expected)
  })
})
