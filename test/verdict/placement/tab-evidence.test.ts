import { describe, expect, test } from 'vitest'
import type { MessageContent } from '../../../src/verdict/content/message-content.ts'
import {
  automaticMarks,
  forumMarks,
  hasOneClick,
  isMarketing,
  promotionMarks,
  securityMarks,
  socialMarks,
  transactionMarks,
  unsubscribeOption,
} from '../../../src/verdict/placement/tab-evidence.ts'
import type { MailParts } from '../../support/mail-builder.ts'
import { factsOf } from './facts-of.ts'

async function contentOf(parts: MailParts): Promise<MessageContent> {
  return (await factsOf(parts)).content
}

const button = (count: number): string =>
  `<a href="https://shop.example/x">Shop now</a>${'<a href="https://shop.example/y">more</a>'.repeat(count)}`

describe('promotionMarks()', () => {
  const cases: readonly (readonly [string, MailParts, number])[] = [
    ['an unsubscribe option in the header', { headers: { 'List-Unsubscribe': '<https://shop.example/u>' } }, 1],
    ['an unsubscribe option in the text', { html: '<a href="https://shop.example/u">Unsubscribe</a>' }, 1],
    [
      'unsubscribe options in header and text once',
      { headers: { 'List-Unsubscribe': '<x>' }, html: '<a href="https://shop.example/u">Unsubscribe</a>' },
      1,
    ],
    [
      'JSON-LD for the Promotions tab twice',
      { html: '<script type="application/ld+json">{"@type":"DiscountOffer"}</script>' },
      2,
    ],
    ['a price', { text: 'Now $ 12.50' }, 1],
    ['free shipping', { text: 'with free shipping' }, 1],
    ['a link with three images', { html: `${button(0)}${'<img src="a" width="9">'.repeat(3)}` }, 1],
    ['five links to one domain', { html: button(4) }, 1],
    ['a single button', { html: button(0) }, 0],
    ['an unsubscribe link by mail', { html: '<a href="mailto:leave@shop.example?subject=unsubscribe">Leave</a>' }, 1],
    ['an unsubscribe link in German', { html: '<a href="https://shop.example/u">Newsletter abbestellen</a>' }, 1],
    ['an unsubscribe link in Polish', { html: '<a href="https://shop.example/u">Wypisz się</a>' }, 1],
    ['an unsubscribe link in Japanese', { html: '<a href="https://shop.example/u">配信停止はこちら</a>' }, 1],
    ['an unsubscribe URL behind other link text', { html: '<a href="https://shop.example/unsubscribe/1">x</a>' }, 1],
    ['a percentage in Turkish', { text: 'Bu hafta %20 indirim' }, 1],
    ['a price in yen', { text: '今だけ 1,980円' }, 1],
    ['Precedence: bulk', { headers: { Precedence: 'bulk' } }, 1],
    ['Feedback-ID', { headers: { 'Feedback-ID': 'a:b:c:d' } }, 1],
    [
      'campaign links',
      { html: '<a href="https://a.example/?utm_medium=email">a</a><a href="https://a.example/?utm_campaign=b">b</a>' },
      1,
    ],
    ['one campaign link', { html: '<a href="https://a.example/?utm_medium=email">a</a>' }, 0],
    ['a personal letter', { text: 'See you on Tuesday.' }, 0],
  ]
  test.for(cases)('counts %s', async ([, parts, count]) => {
    expect(await contentOf(parts).then(promotionMarks)).toHaveLength(count)
  })

  test('returns the position of each mark', async () => {
    const marks = promotionMarks(await contentOf({ headers: { 'List-Unsubscribe': '<x>', Subject: '25% off' } }))
    expect(marks).toEqual(['List-Unsubscribe (header field)', 'a price, percentage or offer (subject)'])
  })
})

describe('hasOneClick()', () => {
  const post = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  const cases: readonly (readonly [Readonly<Record<string, string>>, boolean])[] = [
    [{ ...post, 'List-Unsubscribe': '<https://shop.example/u>, <mailto:u@shop.example>' }, true],
    [{ ...post, 'List-Unsubscribe': '<mailto:u@shop.example>' }, false],
    [{ 'List-Unsubscribe': '<https://shop.example/u>' }, false],
    [{ 'List-Unsubscribe-Post': 'yes', 'List-Unsubscribe': '<https://shop.example/u>' }, false],
  ]
  test.for(cases)('hasOneClick() for %o returns %s', async ([headers, expected]) => {
    expect(hasOneClick(await contentOf({ headers }))).toBe(expected)
  })
})

describe('unsubscribeOption()', () => {
  const link = '<a href="https://shop.example/u">Se désabonner</a>'
  const oneClick = {
    'List-Unsubscribe': '<https://shop.example/u>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  test.for([
    ['one-click', { headers: oneClick }],
    ['other', { headers: { 'List-Unsubscribe': '<mailto:u@shop.example>' } }],
    ['other', { html: link }],
    ['none', { text: 'Nos offres de la semaine' }],
  ] as const)('returns %s', async ([option, parts]) => {
    expect(unsubscribeOption(await contentOf(parts))).toBe(option)
  })
})

describe('isMarketing()', () => {
  test('uses the declared mail type, or requires two marks', async () => {
    const offer = await contentOf({ headers: { 'List-Unsubscribe': '<x>', Subject: '25% off' } })
    const letter = await contentOf({ text: 'See you on Tuesday.' })
    expect([isMarketing(offer, 'transactional'), isMarketing(letter, 'marketing')]).toEqual([false, true])
    expect([isMarketing(offer, null), isMarketing(letter, null)]).toEqual([true, false])
  })
})

describe('transactionMarks()', () => {
  test.for([
    'Your receipt',
    'Order #10428 is on its way',
    'Invoice 2025-0311',
    'Reset your password',
    'Your security code',
    'Your appointment',
    'Changes to our terms',
    'Ihre Bestellung 10428',
    'Votre facture n° 2025-0311',
    'Restablece tu contraseña',
    'Twoje zamówienie nr 4711',
    'ご注文の確認',
    '인증 코드',
  ])('detects a transaction in "%s"', async (subject) => {
    expect(transactionMarks(await contentOf({ headers: { Subject: subject } })).length).toBeGreaterThan(0)
  })

  test('detects none in a personal letter, and one in JSON-LD', async () => {
    expect(transactionMarks(await contentOf({ text: 'See you on Tuesday.', headers: { Subject: 'Tuesday' } }))).toEqual(
      [],
    )
    const html = '<script type="application/ld+json">{"@type":"FlightReservation"}</script>x'
    expect(transactionMarks(await contentOf({ html }))).toEqual(['JSON-LD FlightReservation'])
  })

  test('does not mistake a tracking id for an order number', async () => {
    const id = 'pst_aB3dE6gH9jK2mN5pQ8sT1vWx'
    const letter = { text: `See you on Tuesday.\nref ${id}\n`, headers: { Subject: `Tuesday, ref ${id}` } }
    expect(transactionMarks(await contentOf(letter))).toEqual([])
    expect(transactionMarks(await contentOf({ text: `ref ${id}\nref 4711-2` }))).toHaveLength(1)
  })

  test('distinguishes security notices', async () => {
    expect(securityMarks(await contentOf({ text: 'Your verification code is 123456.' }))).toHaveLength(1)
    expect(securityMarks(await contentOf({ text: 'Your order has shipped.' }))).toEqual([])
  })

  test('detects a code on a separate line in any language', async () => {
    expect(securityMarks(await contentOf({ text: 'Fan de koade:\n\n482 913\n' }))).toHaveLength(1)
    expect(securityMarks(await contentOf({ text: 'We hawwe 482913 boeken.' }))).toEqual([])
  })
})

describe('the marks for other tabs', () => {
  test("socialMarks() finds wording, a link to the sender's domain and a header field", async () => {
    const parts: MailParts = {
      headers: { Subject: 'Ann mentioned you', From: 'Net <n@net.example>', 'X-Net-Notify': 'mention' },
      html: '<a href="https://www.net.example/t/1">View comment</a>',
    }
    expect(socialMarks(await contentOf(parts))).toHaveLength(3)
    expect(
      socialMarks(await contentOf({ ...parts, html: '<a href="https://other.example/">View comment</a>' })),
    ).toHaveLength(2)
  })

  test('forumMarks() finds List-Id with List-Post, Precedence or a list manager, and without one-click', async () => {
    const id = { 'List-Id': '<dev.lists.example>' }
    expect(forumMarks(await contentOf({ headers: { ...id, 'List-Post': '<mailto:dev@lists.example>' } }))).toHaveLength(
      1,
    )
    expect(forumMarks(await contentOf({ headers: { ...id, Precedence: 'list' } }))).toHaveLength(1)
    expect(forumMarks(await contentOf({ headers: { ...id, 'X-Mailman-Version': '3' } }))).toHaveLength(1)
    expect(forumMarks(await contentOf({ headers: id }))).toEqual([])
    expect(forumMarks(await contentOf({ headers: { ...id, 'List-Post': 'x', 'List-Unsubscribe-Post': 'x' } }))).toEqual(
      [],
    )
  })

  test('automaticMarks() finds automatic mail', async () => {
    expect(automaticMarks(await contentOf({ headers: { 'Auto-Submitted': 'auto-generated' } }))).toHaveLength(1)
    expect(automaticMarks(await contentOf({ headers: { 'Auto-Submitted': 'no' } }))).toEqual([])
    expect(automaticMarks(await contentOf({ headers: { From: 'no-reply@shop.example' } }))).toEqual([])
    expect(automaticMarks(await contentOf({ headers: { 'List-Id': '<x>' } }))).toHaveLength(1)
  })
})
