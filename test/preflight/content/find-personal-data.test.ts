import { expect, it } from 'vitest'

import { findPersonalData, maskedDatum } from '../../../src/preflight/content/find-personal-data.ts'

it.each([
  ['4539 1488 0343 6467', 'payment card number', false],
  ['5555-5555-5555-4444', 'payment card number', true],
  ['378282246310005', 'payment card number', true],
  ['NL91ABNA0417164300', 'IBAN', false],
  ['DE89 3704 0044 0532 0130 00', 'IBAN', true],
  ['GB33 BUKB 2020 1555 5555 55 BANK', 'IBAN', false],
  ['SSN 536-90-4399', 'US social security number', false],
  ['marta.novak+x@velo-club.org', 'email address', false],
  ['support@velo-club.org', 'email address', true],
  ['support-de@velo-club.org', 'email address', true],
])('findPersonalData() finds %s', (text, kind, isHarmless) => {
  expect(findPersonalData(`See ${text}, please.`)).toMatchObject([{ kind, isHarmless }])
})

it.each([
  '4539 1488 0343 6468',
  '9539148803436467',
  'Order 4539148803436467',
  '1234567890123456',
  'id=4539148803436467',
  'NL92ABNA0417164300',
  '536-90-4399',
  'SSN 000-90-4399',
  'your.name@velo-club.org',
  '@velo-club',
  'marta@localhost',
  'https://velo-club.org/@marta',
  'image@2x.png@',
])('findPersonalData() finds nothing in %s', (text) => {
  expect(findPersonalData(`See ${text}, please.`)).toEqual([])
})

it('maskedDatum() shows only a small part of the value', () => {
  const shown = findPersonalData('marta@velo-club.org 4539 1488 0343 6467').map(maskedDatum)
  expect(shown).toEqual(['ma…@velo-club.org', '45…67'])
})

it('findPersonalData() runs in linear time', () => {
  for (const part of ['4', '4 ', 'a@', 'a.', '@a.', 'AA00', 'AA00 ', '1-', 'SSN 1', '%40'])
    expect(findPersonalData(part.repeat(60_000)).length).toBeLessThan(200_000)
}, 10_000)
