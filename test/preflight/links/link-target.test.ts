import { expect, it } from 'vitest'

import {
  authorDomainOf,
  isAtOrBelow,
  isHostIn,
  isSameSite,
  originOfHost,
  originOfUrl,
  readTargets,
} from '../../../src/preflight/links/link-target.ts'
import { preflightContext } from '../../support/preflight.ts'

async function hostOf(url: string): Promise<string | null> {
  const [target] = readTargets(await preflightContext({ file: 'a.html', text: `<a href="${url}">Go</a>` }))
  return target?.host?.name ?? null
}

it.each([
  ['https://Shop.Fernhill-Bikes.com/a', 'shop.fernhill-bikes.com'],
  ['//cdn.fernhill-bikes.com', 'cdn.fernhill-bikes.com'],
  ['https://anna:pw@fernhill-bikes.com:8080/', 'fernhill-bikes.com'],
  ['http://0x7f.1/', '127.0.0.1'],
  ['http://[::1]:80/', '[::1]'],
  ['https://büro.de', 'xn--bro-hoa.de'],
  ['https://fernhill-bikes.com./', 'fernhill-bikes.com'],
  ['https://{{host}}/a', null],
  ['https://fernhill-bikes.com/{{id}}', 'fernhill-bikes.com'],
  ['mailto:a@b.com', null],
  ['/path', null],
  ['https://', null],
])('readTargets() reads the host of %s', async (url, host) => {
  expect(await hostOf(url)).toBe(host)
})

it('readTargets() returns the parts of a URL with their positions', async () => {
  const text = '<p>Hi</p>\n<a href=" https://u@fernhill-bikes.com:81/x?y#z ">Go</a>'
  const [target] = readTargets(await preflightContext({ file: 'a.html', text }))
  expect(target).toMatchObject({
    source: 'a',
    text: 'https://u@fernhill-bikes.com:81/x?y#z',
    start: 1,
    scheme: 'https',
    fragment: 'z',
    hasPlaceholder: false,
    host: { written: 'fernhill-bikes.com', start: 11, port: '81', rest: '/x?y#z' },
  })
  if (target === undefined) return
  expect(originOfUrl(target).place).toEqual({ file: 'a.html', line: 2, column: 11 })
  expect(originOfHost(target).place).toEqual({ file: 'a.html', line: 2, column: 21 })
})

it('readTargets() adds List-Unsubscribe and URLs that occur only in the text part', async () => {
  const context = await preflightContext({
    file: 'a.eml',
    text: `From: a@fernhill-bikes.com
Subject: Hi
List-Unsubscribe: <https://fernhill-bikes.com/u>, <mailto:u@fernhill-bikes.com>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain

Go to https://fernhill-bikes.com/a, (https://fernhill-bikes.com/b) or http://localhost/c.
--b
Content-Type: text/html

<a href="https://fernhill-bikes.com/a">Go</a> <p>Open http://localhost/c.</p>
--b--
`,
  })
  expect(readTargets(context).map(({ source, text }) => `${source} ${text}`)).toEqual([
    'a https://fernhill-bikes.com/a',
    'list-unsubscribe https://fernhill-bikes.com/u',
    'list-unsubscribe mailto:u@fernhill-bikes.com',
    'text-part https://fernhill-bikes.com/b',
  ])
  expect(authorDomainOf(context)).toBe('fernhill-bikes.com')
})

it('readTargets() marks variables that the provider fills in', async () => {
  const settings = { allowVariables: ['unsub link'] }
  const text = '<a href="UNSUB LINK">Go</a><a href="{{x}}">Go</a><a href="https://a.com">Go</a>'
  const targets = readTargets(await preflightContext({ file: 'a.html', text, settings }))
  expect(targets.map(({ hasPlaceholder }) => hasPlaceholder)).toEqual([true, true, false])
})

it('isHostIn() accepts subdomains and wildcards, but no other host with the same ending', () => {
  expect(isHostIn('a.fernhill.com', ['Fernhill.com'])).toBe(true)
  expect(isHostIn('a.fernhill.com', ['*.fernhill.com'])).toBe(true)
  expect(isHostIn('afernhill.com', ['fernhill.com'])).toBe(false)
  expect(isAtOrBelow('fernhill.com', 'fernhill.com')).toBe(true)
})

it('isSameSite() compares registered domains', () => {
  expect(isSameSite('www.fernhill.co.uk', 'fernhill.co.uk')).toBe(true)
  expect(isSameSite('fernhill.co.uk', 'other.co.uk')).toBe(false)
})

it.each([
  ['shop.com', 'mail.Shop.com', true],
  ['a.shop.co.uk', 'b.shop.co.uk', true],
  ['shop.co.uk', 'other.co.uk', false],
  ['shop.com', 'myshop.com', false],
])('isSameSite(%s, %s) returns %s', (one, other, expected) => {
  expect(isSameSite(one, other)).toBe(expected)
})
