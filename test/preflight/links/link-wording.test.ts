import { expect, it } from 'vitest'

import { addressNamedIn, hostNamedIn, isGenericText } from '../../../src/preflight/links/link-wording.ts'

it.each([
  ['www.fernhill-bikes.com/refunds', 'www.fernhill-bikes.com'],
  ['https://Fernhill-Bikes.com', 'fernhill-bikes.com'],
  ['Visit https://fernhill-bikes.com/a now', 'fernhill-bikes.com'],
  ['→ fernhill-bikes.com', 'fernhill-bikes.com'],
  ['fernhill-bikes.com.', 'fernhill-bikes.com'],
  ['https://anna@fernhill-bikes.com/', 'fernhill-bikes.com'],
  ['büro-rad.de', 'xn--bro-rad-n2a.de'],
  ['Node.js', null],
  ['README.md', null],
  ['invoice.pdf', null],
  ['3.5', null],
  ['help@fernhill-bikes.com', null],
  ['Fernhill Bikes', null],
  ['a fernhill-bikes.com page', null],
])('hostNamedIn(%j) returns %s', (text, host) => {
  expect(hostNamedIn(text)).toBe(host)
})

it('addressNamedIn() returns the domain of an address', () => {
  expect(addressNamedIn(' Help@Fernhill.com ')).toBe('fernhill.com')
  expect(addressNamedIn('write to help@fernhill.com')).toBeNull()
})

it('isGenericText() compares the whole text', () => {
  for (const text of ['Click here', 'HERE »', 'en savoir plus', 'こちら']) expect(isGenericText(text)).toBe(true)
  for (const text of ['Read more about returns', '', 'Moreover', 'x'.repeat(100)])
    expect(isGenericText(text)).toBe(false)
})

it('hostNamedIn() runs in linear time', () => {
  for (const part of ['www.', 'a.', 'http://', '→ ', '@', 'a-']) expect(hostNamedIn(part.repeat(100_000))).toBeDefined()
})
