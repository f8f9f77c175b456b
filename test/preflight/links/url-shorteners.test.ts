import { expect, it } from 'vitest'

import { urlShorteners } from '../../../src/preflight/links/url-shorteners.ts'

it('the list of URL shorteners contains common shorteners in lower case, and none for a single platform only', () => {
  for (const host of ['bit.ly', 'tinyurl.com', 't.co', 'goo.gl', 'ow.ly', 'lnkd.in', 'shorturl.at', 'soo.gd', 'v.gd'])
    expect(urlShorteners).toContain(host)
  for (const host of urlShorteners) expect(host).toMatch(/^[a-z0-9-]+(?:\.[a-z]+)+$/u)
  expect(urlShorteners.has('amzn.to')).toBe(false)
})
