import { describe, expect, test } from 'vitest'

import { consumerRules } from '../../../src/verdict/placement/consumer-rules.ts'
import { measured, notMeasured } from '../../../src/verdict/placement/facts.ts'
import { aZip } from '../../support/zip-file.ts'
import { authenticationOf, factsOf, unmeasured } from './facts-of.ts'
import type { RuleCase, RuleExpectation } from './rule-cases.ts'
import { mismatches, nothingMeasured } from './rule-cases.ts'

function headers(changes: Readonly<Record<string, string | null | readonly string[]>>): RuleCase {
  return { mail: { headers: changes } }
}

function results(changes: Parameters<typeof authenticationOf>[0]): RuleCase {
  return { facts: { authentication: authenticationOf(changes) } }
}

const unknown: RuleCase = { facts: nothingMeasured }
const { spf: spfUnmeasured, dkim: dkimUnmeasured } = unmeasured
const failingDmarc = { result: 'fail', isAligned: false } as const

const expectations: readonly RuleExpectation[] = [
  {
    id: 'H-C12',
    fires: [
      headers({ From: null }),
      headers({ From: ['a@shop.example', 'b@shop.example'] }),
      headers({ From: 'a@shop.example, b@shop.example' }),
      headers({ From: 'Shop' }),
      headers({ From: 'a@localhost' }),
      headers({ From: 'a@[192.0.2.1]' }),
      headers({ From: 'a@-shop-.example' }),
    ],
    silent: [headers({ From: 'a@xn--bcher-kva.example' }), headers({ From: 'a@shop.xn--p1ai' })],
    skips: 'always measured',
  },
  {
    id: 'H-C13',
    fires: [
      headers({ 'Message-ID': null }),
      headers({ 'Message-ID': 'x@y' }),
      headers({ 'Message-ID': '<a b@y>' }),
      headers({ 'Message-ID': '<a@b> <c@d>' }),
    ],
    silent: [headers({ 'Message-ID': '<a.b+c$1@mail>' })],
    skips: 'always measured',
  },
  {
    id: 'H-C14',
    fires: [
      headers({ Subject: ['a', 'b'] }),
      headers({ 'no colon\r\nX-A': 'b' }),
      headers({ Date: 'yesterday' }),
      headers({ 'Message-ID': '<=?utf-8?q?x?=@shop.example>' }),
      headers({ To: '<=?utf-8?q?some?=@seeds.example>' }),
      headers({ Subject: 'Grüße' }),
    ],
    silent: [
      headers({ Subject: '=?utf-8?q?Gr=C3=BC=C3=9Fe?=', 'X-Note': 'Grüße' }),
      headers({ Date: 'Tue, 06 Jan 2026 09:00:00 +0000 (UTC)' }),
      headers({ 'X-Twice': ['a', 'b'], To: '=?utf-8?q?J=C3=B6rg?= <j@seeds.example>' }),
      { ...headers({ Subject: 'Grüße' }), facts: { hasUnicodeAddress: true } },
    ],
    skips: 'always measured',
  },
  {
    id: 'H-C15',
    fires: [
      { mail: { text: 'x', attachments: [{ filename: 'run.exe', content: 'x' }] } },
      { mail: { text: 'x', attachments: [{ filename: 'a.zip', content: aZip(['x.vbs']) }] } },
      headers({ Subject: 'x'.repeat(999) }),
      headers({ 'X-Long': 'x'.repeat(33_000) }),
      headers({ 'Message-ID': `<${'x'.repeat(600)}@shop.example>` }),
      headers({ [`X-${'n'.repeat(1100)}`]: 'x' }),
      { mail: { text: 'x'.repeat(20 * 1024 * 1024) } },
    ],
    silent: [headers({ To: 'x'.repeat(40_000) }), headers({ Subject: 'x'.repeat(900) })],
    skips: 'always measured',
  },
  {
    id: 'H-C9',
    fires: [
      { facts: { reverseDns: measured({ names: [], isForwardConfirmed: false }) } },
      { facts: { reverseDns: measured({ names: ['a.example'], isForwardConfirmed: false }) } },
    ],
    skips: [unknown],
  },
  { id: 'H-C10', fires: [{ facts: { isTls: measured(false) } }], skips: [unknown] },
  {
    id: 'H-C16',
    fires: [
      { facts: { envelopeSenderExistence: measured('missing') } },
      { facts: { authorDomainExistence: measured('missing') } },
      { facts: { authorDomainExistence: measured('unanswered') } },
      { facts: { envelopeSenderExistence: notMeasured('null sender'), authorDomainExistence: measured('missing') } },
    ],
    skips: [unknown],
  },
  {
    id: 'H-C3',
    fires: [results({ dmarc: { ...failingDmarc, policy: 'reject' } })],
    silent: [
      results({ dmarc: { ...failingDmarc, policy: 'quarantine' } }),
      results({ dmarc: { result: 'temperror', policy: 'reject' } }),
    ],
    skips: [unknown],
  },
  {
    id: 'H-C1',
    fires: [
      results({ spf: { result: 'fail' }, dkim: { result: 'none' } }),
      results({ spf: { result: 'none' }, dkim: { result: 'fail' } }),
    ],
    silent: [
      results({ spf: { result: 'fail' } }),
      { facts: { authentication: { ...unmeasured, dkim: authenticationOf({}).dkim } } },
    ],
    skips: [
      unknown,
      { facts: { authentication: { ...authenticationOf({ dkim: { result: 'fail' } }), spf: spfUnmeasured } } },
      { facts: { authentication: { ...authenticationOf({ spf: { result: 'fail' } }), dkim: dkimUnmeasured } } },
      results({ spf: { result: 'temperror' }, dkim: { result: 'none' } }),
    ],
  },
  {
    id: 'H-C2',
    fires: [results({ spf: { result: 'fail' }, dkim: { isAligned: false }, dmarc: failingDmarc })],
    silent: [results({ spf: { result: 'fail' } }), results({ spf: { result: 'softfail' }, dmarc: failingDmarc })],
    skips: [unknown],
  },
  {
    id: 'H-C11',
    fires: ['v=spf1 +all', 'v=spf1 mx all', 'v=spf1 ip4:128.0.0.0/1 -all', 'v=spf1 ip4:10.0.0.0/7 -all'].map((record) =>
      results({ spf: { record } }),
    ),
    silent: ['v=spf1 ip4:10.0.0.0/8 -all', 'v=spf1 ip4:192.0.2.0/24 ~all', 'v=spf1 a:small.example -all'].map(
      (record) => results({ spf: { record } }),
    ),
    skips: [unknown],
  },
  {
    id: 'H-C4',
    fires: (['fail', 'softfail', 'none', 'neutral', 'permerror'] as const).map((result) =>
      results({ spf: { result } }),
    ),
    silent: [results({ spf: { result: 'temperror' } })],
    skips: [unknown],
  },
  {
    id: 'H-C5',
    fires: (['fail', 'none', 'policy', 'neutral'] as const).map((result) => results({ dkim: { result } })),
    silent: [results({ dkim: { result: 'temperror' } })],
    skips: [unknown],
  },
  {
    id: 'H-C6',
    fires: [results({ dmarc: { result: 'none', policy: null } })],
    silent: [results({ dmarc: { ...failingDmarc, policy: 'none' } })],
    skips: [unknown],
  },
  {
    id: 'H-C7',
    fires: [
      results({
        spf: { isAligned: false, domain: 'esp.example' },
        dkim: { isAligned: false, domain: 'esp.example' },
        dmarc: { ...failingDmarc, policy: 'none' },
      }),
      results({ spf: { result: 'fail' }, dkim: { isAligned: false }, dmarc: { ...failingDmarc, policy: 'none' } }),
    ],
    silent: [
      results({ spf: { isAligned: false } }),
      results({ spf: { result: 'fail' }, dkim: { result: 'fail' }, dmarc: failingDmarc }),
      results({ dmarc: { result: 'temperror' } }),
    ],
    skips: [
      unknown,
      {
        facts: {
          authentication: {
            ...authenticationOf({ dkim: { isAligned: false }, dmarc: failingDmarc }),
            spf: spfUnmeasured,
          },
        },
      },
    ],
  },
  { id: 'H-C8', fires: [results({ dmarc: { result: 'temperror' } })], skips: [unknown] },
  {
    id: 'H-C17',
    fires: [{ facts: { history: measured({ acceptedCopyCount: 1, temporaryRefusalCount: 0 }) } }],
    silent: [{ facts: { history: measured({ acceptedCopyCount: 0, temporaryRefusalCount: 3 }) } }],
    skips: [unknown],
  },
  {
    id: 'J-C1',
    fires: [results({ dmarc: { ...failingDmarc, policy: 'quarantine' } })],
    silent: [results({ dmarc: { ...failingDmarc, policy: 'reject' } })],
    skips: [unknown],
  },
  {
    id: 'J-C2',
    fires: [
      { mail: { headers: { 'List-Unsubscribe': '<mailto:u@shop.example>', Subject: '25% off' } } },
      { mail: { text: 'Our news of the week' }, facts: { mailType: 'marketing' } },
    ],
    silent: [
      { mail: { headers: { 'List-Unsubscribe': '<x>', Subject: '25% off' } }, facts: { mailType: 'transactional' } },
      {
        mail: {
          headers: {
            'List-Unsubscribe': '<https://shop.example/u>',
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            Subject: '25% off',
          },
        },
      },
    ],
    skips: 'always measured',
  },
]

async function replyOf(id: string, { mail, facts }: RuleCase) {
  const rule = consumerRules.find((one) => one.id === id)
  const finding = rule?.when(await factsOf(mail, facts))
  return finding?.status === 'fires' ? (finding.reply ?? rule?.reply) : null
}

describe('consumerRules', () => {
  test('have a test case each, in evaluation order', () => {
    expect(expectations.map(({ id }) => id)).toEqual(consumerRules.map((rule) => rule.id))
  })

  test.for(expectations)('$id fires, does not fire and is skipped as expected', async (expected) => {
    expect(await mismatches(consumerRules, expected)).toEqual([])
  })

  test('reply with the codes that the provider documents for each case', async () => {
    const noName = measured({ names: [], isForwardConfirmed: false })
    expect(await replyOf('H-C9', { facts: { reverseDns: noName } })).toEqual({ code: 550, enhancedCode: '5.7.25' })
    expect(await replyOf('H-C9', { facts: { reverseDns: noName, measuredAddress: measured('2001:db8::1') } })).toEqual({
      code: 550,
      enhancedCode: '5.7.1',
    })
    const rejected = authenticationOf({ dmarc: { ...failingDmarc, policy: 'reject' } })
    expect(await replyOf('H-C3', { facts: { authentication: rejected } })).toEqual({
      code: 550,
      enhancedCode: '5.7.26',
    })
    expect(await replyOf('H-C3', { facts: { authentication: rejected, providerName: 'Yahoo-like' } })).toEqual({
      code: 554,
      enhancedCode: '5.7.9',
    })
    expect(await replyOf('H-C16', { facts: { authorDomainExistence: measured('unanswered') } })).toEqual({
      code: 451,
      enhancedCode: null,
    })
    expect(await replyOf('H-C15', headers({ Subject: 'x'.repeat(999) }))).toEqual({ code: 552, enhancedCode: '5.3.4' })
    expect(await replyOf('H-C15', { mail: { attachments: [{ filename: 'x.exe', content: 'x' }] } })).toEqual({
      code: 552,
      enhancedCode: '5.7.0',
    })
  })
})
