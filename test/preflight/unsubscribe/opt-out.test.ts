import { expect, it } from 'vitest'

import { isOptOut } from '../../../src/preflight/unsubscribe/opt-out.ts'
import { preflightContext } from '../../support/preflight.ts'

it.each([
  ['<a href="https://shop.com/x">Unsubscribe</a>', true],
  ['<a href="https://shop.com/x" title="Abmelden">x</a>', true],
  ['<a href="https://shop.com/email-preferences">Change</a>', true],
  ['<a href="{{ unsubscribe_url }}">Off</a>', true],
  ['<a href="https://shop.com/sale">See the sale</a>', false],
  ['<a href="https://shop.com/account/settings">Settings</a>', false],
])('isOptOut() for %s returns %s', async (html, expected) => {
  const { links } = await preflightContext({ file: 'a.html', text: html })
  expect(links.map(isOptOut)).toEqual([expected])
})
