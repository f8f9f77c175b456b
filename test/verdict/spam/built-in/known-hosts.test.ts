import { describe, expect, test } from 'vitest'

import { hasAbusedTld, hostsForms, isFreemail, isShortener } from '../../../../src/verdict/spam/built-in/known-hosts.ts'

describe('known hosts', () => {
  test('isShortener() recognizes public URL shorteners', () => {
    expect([isShortener('bit.ly'), isShortener('www.bit.ly'), isShortener('bit.ly.example')]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('hasAbusedTld() recognizes frequently abused top-level domains', () => {
    expect([hasAbusedTld('shop.top'), hasAbusedTld('top.example')]).toEqual([true, false])
  })

  test.for(['forms.gle', 'docs.google.com', 'x.weebly.com', 'login.pages.dev', 'a.b.netlify.app', 't.me'])(
    'hostsForms(%j) returns true',
    (host) => {
      expect(hostsForms(host)).toBe(true)
    },
  )

  test.for(['google.com', 'shop.example', 'notforms.gle', 'weebly.com.example'])(
    'hostsForms(%j) returns false',
    (host) => {
      expect(hostsForms(host)).toBe(false)
    },
  )

  test.for(['gmail.com', 'yahoo.co.uk', 'gmx.de', 'mail.freemail.example'])('isFreemail(%j) returns true', (domain) => {
    expect(isFreemail(domain)).toBe(true)
  })

  test.for([null, 'shop.example', 'mygmail.com', 'gmail.com.example'])('isFreemail(%j) returns false', (domain) => {
    expect(isFreemail(domain)).toBe(false)
  })
})
