import { expect, it } from 'vitest'

import { parseEmail } from '../../../src/service/accounts/email.ts'

it.each([
  [' Data@Shop.example ', 'data@shop.example'],
  ['a+b@c', 'a+b@c'],
  // The Kelvin sign and the dotted capital I are not the letters k and i.
  ['\u212aATE@Team.example', '\u212aate@team.example'],
  ['\u0130VO@team.example', '\u0130vo@team.example'],
  ['\u00dcNAL@team.example', '\u00fcnal@team.example'],
  ['a@b@c', null],
  ['a b@c', null],
  ['@c', null],
  ['a\u200bb@c', null],
  ['', null],
])('parseEmail() parses %j as %j', (text, email) => {
  const parsed = parseEmail(text, '--account')
  expect(parsed.status === 'ok' ? parsed.value : null).toBe(email)
})
