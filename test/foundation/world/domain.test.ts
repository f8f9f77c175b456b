import { expect, test } from 'vitest'

import { domainOf, parseDomain } from '../../../src/foundation/world/domain.ts'

test.each([
  ['shop.example', 'shop.example'],
  ['Shop.EXAMPLE.', 'shop.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['☕.example', 'xn--53h.example'],
  ['a_b.shop.example', 'a_b.shop.example'],
  ['localhost', 'localhost'],
])('parseDomain() reads %j as %j', (text, domain) => {
  expect(parseDomain(text)).toBe(domain)
})

test.each([
  '',
  '.',
  'a..b',
  '-a.example',
  'a-.example',
  '192.0.2.1',
  '1.2',
  '[192.0.2.1]',
  'a/b.example',
  'a%2eb.example',
  'a b.example',
  'a\nb.example',
  'a:25',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(124)}examples`,
])('parseDomain() rejects %j', (text) => {
  expect(parseDomain(text)).toBeNull()
})

test.each([
  ['a@Shop.example', 'shop.example'],
  ['<"a@b"@shop.example>', 'shop.example'],
  ['@shop.example', 'shop.example'],
  [' shop.example ', 'shop.example'],
  ['a@', null],
])('domainOf() parses %j as %j', (text, domain) => {
  expect(domainOf(text)).toBe(domain)
})
