import { assert, asyncProperty, constantFrom, integer, shuffledSubarray, subarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MailType } from '../../../src/foundation/contract/names.ts'
import { localSeeds } from '../../../src/service/receiving/directory.ts'
import type { TabDecision } from '../../../src/verdict/placement/tab-rules.ts'
import { chooseTab, hasTabs } from '../../../src/verdict/placement/tab-rules.ts'
import type { MailParts } from '../../support/mail-builder.ts'
import { factsOf } from './facts-of.ts'

async function tabOf(parts: MailParts, mailType: MailType | null = null): Promise<TabDecision> {
  return chooseTab((await factsOf(parts)).content, mailType)
}

const newsletter: MailParts = {
  headers: { Subject: '25% off all prints', 'List-Unsubscribe': '<https://shop.example/u>' },
  html: '<a href="https://shop.example/sale">Shop now</a>',
}
const receipt: MailParts = {
  headers: { Subject: 'Your receipt, order #10428' },
  html: '<p>Thank you for your order. Total: $12.50</p>',
}
const reset: MailParts = { headers: { Subject: 'Reset your password' }, text: 'Choose a new one within 24 hours.' }

describe('chooseTab()', () => {
  const cases: readonly (readonly [string, string, string, MailParts])[] = [
    [
      'a discussion list',
      'Forums',
      'T-1',
      {
        headers: {
          'List-Id': '<dev.lists.example>',
          'List-Post': '<mailto:dev@lists.example>',
          'List-Unsubscribe': '<mailto:x@y.example>',
        },
      },
    ],
    [
      'a social network notice',
      'Social',
      'T-2a',
      {
        headers: { From: 'Net <n@net.example>', Subject: 'Ann sent you a friend request' },
        html: '<a href="https://net.example/r">Accept</a>',
      },
    ],
    ['a receipt', 'Updates', 'T-2', receipt],
    ['a password reset', 'Updates', 'T-2', reset],
    ['a newsletter', 'Promotions', 'T-3', newsletter],
    [
      'an automatic notice',
      'Updates',
      'T-4',
      { headers: { 'Auto-Submitted': 'auto-generated', Subject: 'Weekly report' }, text: 'All is well.' },
    ],
    ['a letter', 'INBOX', 'T-5', { headers: { Subject: 'Tuesday' }, text: 'See you then.' }],
  ]
  test.for(cases)('files %s under %s by rule %s', async ([, folder, ruleId, parts]) => {
    expect(await tabOf(parts)).toMatchObject({ folder, ruleId })
  })

  test('names JSON-LD once, although it counts as two signs', async () => {
    const html = '<script type="application/ld+json">{"@type":"DiscountOffer"}</script>'
    const { folder, evidence } = await tabOf({ html })
    expect({ folder, evidence }).toEqual({
      folder: 'Promotions',
      evidence: ['JSON-LD DiscountOffer (for the Promotions tab)'],
    })
  })

  test('files a receipt with a coupon and an unsubscribe link under Promotions, with its evidence', async () => {
    const mixed = { ...receipt, headers: { ...receipt.headers, 'List-Unsubscribe': '<https://shop.example/u>' } }
    const decision = await tabOf(mixed)
    expect(decision).toMatchObject({ folder: 'Promotions', ruleId: 'T-3' })
    expect(decision.evidence).toEqual(['List-Unsubscribe (header field)', 'a price, percentage or offer (text)'])
  })

  test('never files transactional mail under Promotions', async () => {
    const headers = { ...receipt.headers, 'List-Unsubscribe': '<https://shop.example/u>', Precedence: 'bulk' }
    const html = `${receipt.html}<a href="https://shop.example/preferences">Manage your e-mail preferences</a>`
    expect(await tabOf({ headers, html })).toMatchObject({ folder: 'Promotions' })
    expect(await tabOf({ headers, html }, 'transactional')).toMatchObject({ folder: 'Updates' })
    expect(await tabOf(newsletter, 'transactional')).toMatchObject({ folder: 'INBOX', ruleId: 'T-5' })
  })

  test('does not count no-reply@ as evidence', async () => {
    const parts = { headers: { From: 'no-reply@shop.example', Subject: 'Weekly report' }, text: 'All is well.' }
    expect(await tabOf(parts)).toMatchObject({ folder: 'INBOX', ruleId: 'T-5' })
  })

  const newsletters: readonly (readonly [string, string, string])[] = [
    ['German', 'Neue Kollektion: 20 % Rabatt', 'Newsletter abbestellen'],
    ['French', 'Soldes : jusqu’à -30 %', 'Se désabonner'],
    ['Polish', 'Nowości i rabaty do 15%', 'Wypisz się z newslettera'],
    ['Japanese', '春のセール開催中', '配信停止'],
    ['Korean', '이번 주 할인', '수신거부'],
  ]
  test.for(newsletters)('recognizes a newsletter in %s', async ([, subject, link]) => {
    const html = `<p>${subject}</p><a href="https://shop.example/a/1">${link}</a>`
    expect(await tabOf({ headers: { Subject: subject }, html })).toMatchObject({ folder: 'Promotions', ruleId: 'T-3' })
  })

  test('a List-Unsubscribe field alone never moves a password reset out of Updates', async () => {
    expect.hasAssertions()
    const extras = [
      '<p>Save 20%</p>',
      '<a href="https://a.example/?utm_medium=email">a</a>',
      '<img src="x">',
      '<p>$5</p>',
    ]
    await assert(
      asyncProperty(subarray(extras), async (chosen) => {
        const html = `<p>Choose a new one.</p>${chosen.join('')}`
        const before = await tabOf({ ...reset, html })
        const headers = { ...reset.headers, 'List-Unsubscribe': '<https://shop.example/u>' }
        const after = await tabOf({ ...reset, html, headers })
        expect(before.folder === 'Updates' && after.folder !== 'Updates').toBe(false)
        expect((await tabOf({ ...reset, headers })).folder).toBe('Updates')
      }),
      { numRuns: 20 },
    )
  })

  test('ignores the order of header fields', async () => {
    expect.hasAssertions()
    const headers = {
      'List-Id': '<x.example>',
      'List-Unsubscribe': '<https://a.example/u>',
      Precedence: 'bulk',
      'Feedback-ID': 'a',
    }
    const names = Object.keys(headers)
    const expected = await tabOf({ headers })
    await assert(
      asyncProperty(shuffledSubarray(names, { minLength: names.length }), async (order) => {
        const shuffled = Object.fromEntries(
          Object.entries(headers).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)),
        )
        expect((await tabOf({ headers: shuffled })).folder).toBe(expected.folder)
      }),
      { numRuns: 20 },
    )
  })

  test('ignores the case of words', async () => {
    expect.hasAssertions()
    await assert(
      asyncProperty(
        constantFrom('toUpperCase' as const, 'toLowerCase' as const),
        constantFrom(newsletter, receipt, reset),
        async (change, parts) => {
          const changed = {
            ...parts,
            headers: { ...parts.headers, Subject: String(parts.headers?.['Subject'])[change]() },
            ...(parts.text === undefined ? {} : { text: parts.text[change]() }),
          }
          expect((await tabOf(changed)).folder).toBe((await tabOf(parts)).folder)
        },
      ),
      { numRuns: 12 },
    )
  })

  test('chooses the same tab for a template regardless of its data', async () => {
    expect.hasAssertions()
    await assert(
      asyncProperty(integer({ min: 100, max: 999_999 }), integer({ min: 1, max: 9999 }), async (order, cents) => {
        const parts = {
          headers: { Subject: `Your receipt, order #${order}` },
          html: `<p>Thank you for your order. Total: $${(cents / 100).toFixed(2)}</p>`,
        }
        expect((await tabOf(parts)).folder).toBe('Updates')
      }),
      { numRuns: 30 },
    )
  })

  test('lists evidence with each decision except that of the last rule', async () => {
    for (const [, , ruleId, parts] of cases) expect((await tabOf(parts)).evidence.length > 0).toBe(ruleId !== 'T-5')
  })
})

describe('hasTabs()', () => {
  test('is true for one default seed, which simulates Gmail', () => {
    const tabbed = localSeeds.filter(({ providerType, providerName, options }) =>
      hasTabs({ providerType, providerName, seedOptions: options }),
    )
    expect(tabbed.map(({ address }) => address)).toEqual(['seed1@freemail.example'])
  })

  test.for([
    ['consumer', 'gmail.com', true],
    ['consumer', 'GoogleMail.com', true],
    ['consumer', 'yahoo.com', false],
    ['consumer', 'outlook.com', false],
    ['business', 'gmail.com', false],
    ['protected', 'gmail.com', false],
  ] as const)('depends on type and provider: %s at %s is %s', ([providerType, providerName, expected]) => {
    expect(hasTabs({ providerType, providerName, seedOptions: [] })).toBe(expected)
  })

  test('is true for a consumer seed with the option tabs', () => {
    expect(hasTabs({ providerType: 'consumer', providerName: 'box.example', seedOptions: ['tabs'] })).toBe(true)
    expect(hasTabs({ providerType: 'business', providerName: 'box.example', seedOptions: ['tabs'] })).toBe(false)
  })
})
