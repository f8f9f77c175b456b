import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Placement } from '../../src/verdict/place.ts'
import {
  describeEngine,
  findRefusal,
  placeAccepted,
  placeRefused,
  smtpText,
  spamConfidenceLevel,
} from '../../src/verdict/place.ts'
import { evaluateRules } from '../../src/verdict/placement/evaluate-rules.ts'
import type { PlacementFacts } from '../../src/verdict/placement/facts.ts'
import { measured, notMeasured } from '../../src/verdict/placement/facts.ts'
import type { SpamFilterAnswer } from '../../src/verdict/spam/spam-filter.ts'
import type { MailParts } from '../support/mail-builder.ts'
import { authenticationOf, factsOf } from './placement/facts-of.ts'

function judged(score: number): SpamFilterAnswer {
  const symbols = [{ name: 'BAD', score, description: 'Bad.', fix: 'Make it good.' }]
  return { status: 'judged', isSpam: score >= 5, verdict: { engine: 'built-in', score, threshold: 5, symbols } }
}

async function place(
  changes: Partial<PlacementFacts> = {},
  answer: SpamFilterAnswer = judged(0),
  mail: MailParts = {},
): Promise<Placement> {
  const facts = await factsOf(mail, changes)
  const evaluation = evaluateRules(facts)
  const refusal = findRefusal(evaluation, facts)
  return refusal === null ? placeAccepted(evaluation, facts, answer) : placeRefused(evaluation, refusal)
}

const rejected = authenticationOf({ dmarc: { result: 'fail', policy: 'reject', isAligned: false } })
const quarantined = authenticationOf({ dmarc: { result: 'fail', policy: 'quarantine', isAligned: false } })
const withoutDmarc = authenticationOf({ dmarc: { result: 'none', policy: null } })

describe('a rejected copy', () => {
  test('gets a reply that names presend and the rule, and has no folder', async () => {
    const placement = await place({ authentication: rejected })
    expect(placement.reply).toEqual({
      code: 550,
      enhancedCode: '5.7.26',
      text: "[presend rule H-C3, as documented by Gmail] DMARC fails and the domain's policy is reject (_dmarc.shop.example)",
    })
    expect(placement).toMatchObject({ folder: null, spam: null })
    expect(placement.reason).toBe(
      "Refused with 550 5.7.26, because DMARC fails and the domain's policy is reject (_dmarc.shop.example) (rule H-C3, Gmail SMTP errors and codes, as of 2026-02-15; Yahoo help SLN7253, 2014-04-16)",
    )
  })

  test('lists all rules that fired and marks the deciding one', async () => {
    const authentication = authenticationOf({
      spf: { result: 'fail' },
      dkim: { result: 'none' },
      dmarc: { result: 'fail', policy: 'reject', isAligned: false },
    })
    const { firedRules } = await place({ authentication })
    expect(firedRules.map(({ id, isDeciding }) => [id, isDeciding])).toEqual([
      ['H-C3', true],
      ['H-C1', false],
      ['H-C2', false],
      ['H-C4', false],
      ['H-C5', false],
    ])
    expect(firedRules[1]?.reply).toMatchObject({ code: 550, enhancedCode: '5.7.26' })
  })

  test('gets a reply marked as simulated if no provider documents it', async () => {
    const placement = await place({ providerType: 'business' }, judged(0), { headers: { From: null } })
    expect(placement.reply?.text).toMatch(/^\[presend rule H-B5, simulated\]/u)
  })

  test('gets a reply of one ASCII line for any message', async () => {
    const placement = await place({}, judged(0), { headers: { From: 'x <a@\u0000ü"\\>' } })
    expect(placement.reply?.text).toMatch(/^[ -~]+$/u)
  })
})

describe('a temporary rejection of the first attempt only', () => {
  test('rejects the first attempt and places the retry in Spam, naming the rule', async () => {
    const first = await place({ authentication: withoutDmarc })
    expect(first.reply).toMatchObject({ code: 421, enhancedCode: '4.7.40' })
    const retry = await place({
      authentication: withoutDmarc,
      history: measured({ acceptedCopyCount: 0, temporaryRefusalCount: 1 }),
    })
    expect(retry).toMatchObject({ reply: null, folder: 'Spam' })
    expect(retry.reason).toContain('rule H-C6')
    expect(retry.reason).toContain('a real provider replies with 421 4.7.40 to every attempt')
  })

  test('places the message in Spam immediately if no history is stored', async () => {
    const placement = await place({ authentication: withoutDmarc, history: notMeasured('not kept') })
    expect(placement).toMatchObject({ reply: null, folder: 'Spam' })
  })

  test('rejects every attempt while a name server of the sender fails', async () => {
    const placement = await place({
      authentication: authenticationOf({ dmarc: { result: 'temperror' } }),
      history: measured({ acceptedCopyCount: 0, temporaryRefusalCount: 5 }),
    })
    expect(placement.reply).toMatchObject({ code: 451, enhancedCode: '4.7.26' })
  })
})

describe('an accepted copy', () => {
  test.for(['consumer', 'business', 'protected'] as const)(
    'goes to Spam at a %s seed because of a quarantine policy',
    async (providerType) => {
      const changes = { providerType, authentication: quarantined, senderClass: 'all' } as const
      const placement = await place(changes)
      expect(placement).toMatchObject({ reply: null, folder: 'Spam' })
      expect(placement.reason).toMatch(
        /^Spam, because DMARC fails and the domain's policy is quarantine .*\(rule J-[CBP]1, /u,
      )
      expect(placement.spam).not.toBeNull()
    },
  )

  const engineRules: readonly (readonly [PlacementFacts['providerType'], string])[] = [
    ['consumer', 'ENGINE'],
    ['business', 'J-B3'],
    ['protected', 'J-P2'],
  ]
  test.for(engineRules)("goes to Spam at a %s seed because of the engine's threshold", async ([providerType, id]) => {
    const placement = await place({ providerType }, judged(5))
    expect(placement.folder).toBe('Spam')
    // Microsoft's administrators see the filter's decision as this level.
    const level = providerType === 'business' ? ", SCL 5 according to presend's mapping" : ''
    expect(placement.reason).toBe(
      `Spam, because the spam engine (built-in) gave the message 5 points (threshold 5): BAD 5 (rule ${id}${level})`,
    )
    expect(placement.firedRules).toContainEqual(expect.objectContaining({ id, isDeciding: true }))
    expect((await place({ providerType }, judged(4.9))).folder).not.toBe('Spam')
  })

  test('is placed by a junk rule before the engine, whose verdict is still reported', async () => {
    const placement = await place({ authentication: quarantined, senderClass: 'all' }, judged(9))
    expect(placement.reason).toContain('rule J-C1')
    expect(placement.firedRules.map(({ id, isDeciding }) => [id, isDeciding])).toEqual([
      ['J-C1', true],
      ['ENGINE', false],
    ])
  })

  test('has no folder when the engine fails', async () => {
    const placement = await place({}, { status: 'failed', reason: 'it did not answer' })
    expect(placement).toMatchObject({ reply: null, folder: null, spam: null })
    expect(placement.reason).toBe('No folder, because the spam engine failed: it did not answer')
  })

  test('is sorted into a tab only at a Gmail-like seed, with rule and evidence', async () => {
    const newsletter = { headers: { Subject: '25% off', 'List-Unsubscribe': '<https://shop.example/u>' } }
    const tabbed = await place({ seedOptions: ['tabs'] }, judged(0), newsletter)
    expect(tabbed.folder).toBe('Promotions')
    expect(tabbed.reason).toContain(
      'because of List-Unsubscribe (header field), a price, percentage or offer (subject) (rule T-3',
    )
    expect(tabbed.reason).toContain('Gmail decides separately for each user')
    expect((await place({ providerType: 'business' }, judged(0), newsletter)).folder).toBe('INBOX')
    expect((await place({ providerName: 'yahoo.com' }, judged(0), newsletter)).folder).toBe('INBOX')
  })

  test('gets a note from a rule that does not change the folder', async () => {
    const newsletter = { headers: { Subject: '25% off', 'List-Unsubscribe': '<https://shop.example/u>' } }
    const { firedRules } = await place({}, judged(0), newsletter)
    expect(firedRules).toContainEqual(expect.objectContaining({ id: 'J-C2', reply: null, isDeciding: false }))
  })

  test('reaches INBOX with a reason', async () => {
    const letter = { headers: { Subject: 'Tuesday' }, text: 'See you then.' }
    expect(await place({}, judged(0), letter)).toMatchObject({ folder: 'INBOX', reply: null })
    expect((await place({ providerType: 'protected' }, judged(0.5), letter)).reason).toBe(
      'INBOX, because no rule applied and the spam engine (built-in) gave the message 0.5 points (threshold 5): BAD 0.5',
    )
  })
})

describe('smtpText()', () => {
  test('replaces typographic characters and writes other non-ASCII characters as ?', () => {
    expect(smtpText('the domain’s “policy” – ü…')).toBe('the domain\'s "policy" - ?...')
  })

  test('returns one line for any reason', () => {
    expect(smtpText('a\r\n250 ok\u0000')).toBe('a 250 ok?')
    expect.hasAssertions()
    assert(
      property(string({ unit: 'binary', maxLength: 600 }), (text) => {
        expect(smtpText(text)).toMatch(/^[ -~]{0,400}$/u)
      }),
    )
  })

  test('truncates text that is too long for a reply line', () => {
    expect(smtpText('x'.repeat(1000))).toHaveLength(400)
  })
})

function symbol(name: string, points: number) {
  return { name, score: points, description: '', fix: null }
}

function verdict(score: number) {
  const symbols = [symbol('B', 1), symbol('A', 3), symbol('GOOD', -1), symbol('C', 2), symbol('D', 0.5)]
  return { engine: 'built-in', score, threshold: 5, symbols }
}

describe('describeEngine()', () => {
  test('names score, threshold and the three symbols with the most points', () => {
    expect(describeEngine(verdict(6.5))).toBe(
      'the spam engine (built-in) gave the message 6.5 points (threshold 5): A 3, C 2, B 1',
    )
    expect(describeEngine({ ...verdict(0), symbols: [] })).toBe(
      'the spam engine (built-in) gave the message 0 points (threshold 5)',
    )
  })
})

describe('spamConfidenceLevel()', () => {
  const cases: readonly (readonly [number, number])[] = [
    [4.9, 1],
    [5, 5],
    [9.9, 5],
    [10, 9],
  ]
  test.for(cases)('returns for %d points the level %i', ([score, level]) => {
    expect(spamConfidenceLevel(verdict(score))).toBe(level)
  })
})
