import { describe, expect, test } from 'vitest'

import { hasAbusedTld, hostsForms, isShortener } from '../../../../src/verdict/spam/built-in/link-hosts.ts'

describe('hosts of links', () => {
  test('knows shorteners', () => {
    expect([isShortener('bit.ly'), isShortener('www.bit.ly'), isShortener('bit.ly.example')]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('knows top-level domains with much abuse', () => {
    expect([hasAbusedTld('shop.top'), hasAbusedTld('top.example')]).toEqual([true, false])
  })

  test.for(['forms.gle', 'docs.google.com', 'x.weebly.com', 'login.pages.dev', 'a.b.netlify.app', 't.me'])(
    'knows that anybody publishes at %s',
    (host) => {
      expect(hostsForms(host)).toBe(true)
    },
  )

  test.for(['google.com', 'shop.example', 'notforms.gle', 'weebly.com.example'])('takes %s for an own host', (host) => {
    expect(hostsForms(host)).toBe(false)
  })
})
