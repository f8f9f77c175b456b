import { describe, expect, test } from 'vitest'

import { isFreemail } from '../../../../src/verdict/spam/built-in/mailboxes.ts'

describe('isFreemail()', () => {
  test.for(['gmail.com', 'yahoo.co.uk', 'gmx.de', 'mail.freemail.example'])('knows %s', (domain) => {
    expect(isFreemail(domain)).toBe(true)
  })

  test.for([null, 'shop.example', 'mygmail.com', 'gmail.com.example'])('does not take %s for one', (domain) => {
    expect(isFreemail(domain)).toBe(false)
  })
})
