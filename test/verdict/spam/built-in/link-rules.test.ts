import { describe, expect, test } from 'vitest'

import { linkRules } from '../../../../src/verdict/spam/built-in/link-rules.ts'
import type { MailParts } from '../../../support/mail-builder.ts'
import { strikes } from './evidence-of.ts'

function link(href: string, text: string = 'Read on'): MailParts {
  return { html: `<p>Words around <a href="${href}">${text}</a></p>` }
}

const cases: readonly (readonly [string, readonly MailParts[], readonly MailParts[]])[] = [
  [
    'LINK_TO_IP_ADDRESS',
    [link('http://192.0.2.1/x'), { text: 'go to http://192.0.2.1/x' }],
    [link('https://shop.example/192.0.2.1')],
  ],
  [
    'LINK_TEXT_OTHER_HOST',
    [link('https://evil.example/', 'https://www.bank.example/login'), link('https://evil.test/', 'bank.example')],
    [
      link('https://click.shop.example/x', 'www.shop.example'),
      link('https://evil.example/', 'Your bank'),
      link('https://x.example/', 'Ready.Set'),
    ],
  ],
  [
    'LINK_BRAND_IN_FOREIGN_HOST',
    [
      link('https://paypal.com.login.example/'),
      link('https://secure-paypal.example/'),
      link('https://microsoft.verify.test/'),
    ],
    [link('https://www.paypal.com/'), link('https://shop.example/paypal'), link('https://grapple.example/')],
  ],
  [
    'LINK_LOOK_ALIKE_HOST',
    [link('https://paypa1.example/'), link('https://www.rnicrosoft.test/'), link('https://arnazon-help.example/')],
    [link('https://paypal.com/'), link('https://shop.example/'), link('https://pay.example/')],
  ],
  [
    'LINK_PUNYCODE_HOST',
    [link('https://xn--pypal-4ve.example/')],
    [{ ...link('https://www.xn--bcher-kva.example/'), headers: { From: 'a@xn--bcher-kva.example' } }],
  ],
  ['LINK_WITH_USER_NAME', [link('https://bank.example@evil.example/')], [link('https://shop.example/@bank')]],
  [
    'LINK_SHORTENER',
    [link('https://bit.ly/abc'), { text: 'https://tinyurl.com/abc' }],
    [link('https://shop.example/bit.ly')],
  ],
  ['LINK_ODD_PORT', [link('http://shop.example:8081/')], [link('https://shop.example:443/')]],
  ['LINK_ABUSED_TLD', [link('https://offer.top/')], [link('https://top.example/')]],
  [
    'LINK_CARRIES_ADDRESS',
    [link('https://docs.example/v?u=you@seeds.example'), link('https://docs.example/v/you%40seeds.example')],
    [link('https://docs.example/@you'), link('https://docs.example/v?u=abc')],
  ],
  [
    'LINK_SHOUTS',
    [link('https://shop.example/', 'CLAIM YOUR PRIZE')],
    [link('https://shop.example/', 'FAQ'), link('https://shop.example/', 'Read NOW please')],
  ],
]

describe('linkRules', () => {
  test('every link rule has a test case', () => {
    expect(cases.map(([name]) => name).toSorted()).toEqual(linkRules.map((rule) => rule.name).toSorted())
  })

  test.for(cases)('%s fires for its examples and not for similar honest mail', async ([name, striking, harmless]) => {
    for (const parts of striking)
      expect(await strikes(linkRules, name, parts), JSON.stringify(parts)).toBeGreaterThan(0)
    for (const parts of harmless) expect(await strikes(linkRules, name, parts), JSON.stringify(parts)).toBe(0)
  })
})
