import { expect, it } from 'vitest'

import { parseEmail } from '../../src/accounts/email.ts'

it.each([
  [' Data@Shop.example ', 'data@shop.example'],
  ['a+b@c', 'a+b@c'],
  ['a@b@c', null],
  ['a b@c', null],
  ['@c', null],
  ['a\u200bb@c', null],
  ['', null],
])('parseEmail() parses %j as %j', (text, email) => {
  const parsed = parseEmail(text, '--account')
  expect(parsed.status === 'ok' ? parsed.value : null).toBe(email)
})
