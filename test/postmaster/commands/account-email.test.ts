import { expect, it } from 'vitest'

import { parseAccountEmail } from '../../../src/postmaster/commands/account-email.ts'

it.each([
  [' Data@Shop.example ', 'data@shop.example'],
  ['a+b@c', 'a+b@c'],
  ['a@b@c', null],
  ['a b@c', null],
  ['@c', null],
  ['a\u200bb@c', null],
  ['', null],
])('parseAccountEmail() parses %j as %j', (text, email) => {
  const parsed = parseAccountEmail(text, '--account')
  expect(parsed.status === 'ok' ? parsed.value : null).toBe(email)
})
