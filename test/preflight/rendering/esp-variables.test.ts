import { expect, it } from 'vitest'
import { espNames } from '../../../src/check/settings/rows/preflight-rows.ts'
import { isFilledBy } from '../../../src/preflight/rendering/esp-variables.ts'

it.each([
  ['mailchimp', '*|FNAME|*', true],
  ['mailchimp', '{{ name }}', false],
  ['sendgrid', '{{ name }}', true],
  ['salesforce', '%%FirstName%%', true],
  ['mailgun', '%recipient.name%', true],
  ['mailgun', '%name%', false],
  ['campaign-monitor', '[firstname, friend]', true],
  ['nonsense', '{{ name }}', false],
])('isFilledBy(%s) for %s returns %s', (esp, written, expected) => {
  expect(isFilledBy([esp], written)).toBe(expected)
})

it('isFilledBy() supports every provider that the setting esp accepts', () => {
  const samples = ['{{ contact.x }}', '*|A|*', '%%a%%', '%A%', '[[a]]', '[a]']
  expect(espNames.filter((esp) => !samples.some((sample) => isFilledBy([esp], sample)))).toEqual([])
})
