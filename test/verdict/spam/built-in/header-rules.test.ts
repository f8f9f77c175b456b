import { describe, expect, test } from 'vitest'

import { headerRules } from '../../../../src/verdict/spam/built-in/header-rules.ts'
import type { MailParts } from '../../../support/mail-builder.ts'
import { strikes } from './evidence-of.ts'

function headers(changes: MailParts['headers'] & object): MailParts {
  return { headers: changes }
}

function subject(text: string): MailParts {
  return headers({ Subject: text })
}

const cases: readonly (readonly [string, readonly MailParts[], readonly MailParts[]])[] = [
  [
    'SUBJECT_ALL_CAPITALS',
    [subject('YOU HAVE BEEN SELECTED TODAY')],
    [subject('NASA and ESA launch'), subject('RFC 9989'), subject('【SPRING SALE】開催中 MAX 50%OFF のお知らせです')],
  ],
  [
    'SUBJECT_EXCLAIMS',
    [subject('Wow! Look!'), subject('Only $5!')],
    [subject('Welcome!'), subject('Your order for $5')],
  ],
  [
    'SUBJECT_SUM_OF_MONEY',
    [
      subject('Save $20'),
      subject('30 % off'),
      subject('Ganhe R$ 5.000'),
      subject('1.000.000 Euro warten auf Sie'),
      subject('Earn 12% profit'),
      subject('-20% sur tout'),
      subject('日給3万円のお仕事'),
    ],
    [
      subject('Order 1234'),
      subject('Meet at 5'),
      subject('Your storage is 91% full'),
      subject('Your storage is up to 91% full'),
      subject('Ihr Speicherplatz ist zu 91 % belegt'),
      subject('Coverage dropped from 84% to 79%'),
      subject('Your receipt: $18.40'),
      subject('Factura FA-20931: 41,90 €'),
      subject('ご請求額 8,214円'),
      subject('Recordatorio: 3 tareas'),
    ],
  ],
  [
    'SUBJECT_FALSE_REPLY',
    [subject('Re: our talk'), subject('FWD: look')],
    [headers({ Subject: 'Re: our talk', 'In-Reply-To': '<x@y.example>' }), subject('Renewal')],
  ],
  [
    'SUBJECT_SPACED_OUT',
    [subject('F R E E M O N E Y'), subject('Hello            xkvqw')],
    [subject('A B test'), subject('Plan for the week')],
  ],
  ['SUBJECT_MISSING', [subject(''), headers({ Subject: null })], [subject('x')]],
  ['SUBJECT_BRACKETED_AD', [subject('ADV: mortgage'), subject('[ad] new')], [subject('Advent calendar')]],
  [
    'INVISIBLE_IN_WORDS',
    [{ text: 'pass\u200Bword' }],
    [{ text: 'a \u200C word and ta\u00ADble' }, { text: 'می\u200Cخواهم' }],
  ],
  [
    'MIXED_ALPHABETS_IN_WORD',
    [{ text: 'your pаypal account' }],
    [{ text: 'Москва and Paris' }, { text: 'β-test of 5 Ω' }],
  ],
  [
    'FROM_FREEMAIL_AUTHORITY',
    [headers({ From: 'CEO <x@gmail.com>' }), headers({ From: 'Billing Department <x@freemail.example>' })],
    [headers({ From: 'Ann Lee <x@gmail.com>' }), headers({ From: 'Billing <x@shop.example>' })],
  ],
  [
    'FROM_NAME_SHOWS_ADDRESS',
    [headers({ From: '"help@bank.example" <x@shop.test>' }), headers({ From: '"bank.com" <x@shop.example>' })],
    [headers({ From: '"hello@shop.example" <x@news.shop.example>' }), headers({ From: 'Shop <x@shop.example>' })],
  ],
  [
    'REPLY_TO_FREEMAIL',
    [headers({ 'Reply-To': 'x@yahoo.co.uk' }), headers({ 'Reply-To': 'x@freemail.example' })],
    [headers({ 'Reply-To': 'x@shop.example' }), headers({ From: 'a@gmail.com', 'Reply-To': 'b@gmail.com' })],
  ],
  [
    'REPLY_TO_OTHER_DOMAIN',
    [headers({ 'Reply-To': 'x@other.example' })],
    [
      headers({ 'Reply-To': 'x@mail.shop.example' }),
      headers({ 'Reply-To': 'x@other.example', 'List-Id': '<l.example>' }),
    ],
  ],
  ['FROM_IS_RECIPIENT', [headers({ From: 'someone@seeds.example' })], [headers({ From: 'x@seeds.example' })]],
  [
    'RECIPIENT_UNDISCLOSED',
    [headers({ To: 'undisclosed-recipients:;' }), headers({ To: null })],
    [headers({ To: null, Cc: 'a@seeds.example' }), headers({})],
  ],
  ['MESSAGE_ID_MISSING', [headers({ 'Message-ID': null })], [headers({})]],
  ['DATE_MISSING', [headers({ Date: null }), headers({ Date: 'soon' })], [headers({})]],
  [
    'MARKED_URGENT',
    [headers({ 'X-Priority': '1 (Highest)' }), headers({ Importance: 'High' })],
    [headers({ 'X-Priority': '3' }), headers({})],
  ],
  [
    'FROM_DIGITS',
    [headers({ From: 'x <ab73829@shop.example>' })],
    [headers({ From: 'x <team2026a@shop.example>' }), headers({})],
  ],
]

describe('headerRules', () => {
  test('every header rule has a test case', () => {
    expect(cases.map(([name]) => name).toSorted()).toEqual(headerRules.map((rule) => rule.name).toSorted())
  })

  test.for(cases)('%s fires for its examples and not for similar honest mail', async ([name, striking, harmless]) => {
    for (const parts of striking)
      expect(await strikes(headerRules, name, parts), JSON.stringify(parts)).toBeGreaterThan(0)
    for (const parts of harmless) expect(await strikes(headerRules, name, parts), JSON.stringify(parts)).toBe(0)
  })
})
