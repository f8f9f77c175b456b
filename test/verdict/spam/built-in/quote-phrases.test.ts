import { describe, expect, test } from 'vitest'

import { builtInRules, judgeEvidence } from '../../../../src/verdict/spam/built-in/built-in-filter.ts'
import {
  describeMatch,
  foundPhrases,
  phrasePattern,
  quote,
} from '../../../../src/verdict/spam/built-in/quote-phrases.ts'
import type { SpamRule } from '../../../../src/verdict/spam/built-in/spam-rule.ts'
import { evidenceOf } from './evidence-of.ts'
import { modernSpam } from './modern-mail.ts'

function aRule(...phrases: readonly string[]): SpamRule {
  return { name: 'R', weights: [1], description: 'It fired.', fix: 'Stop.', count: () => 1, phrases: () => phrases }
}

describe('phrasePattern()', () => {
  test.for([
    ["don't wait", 'We said: Don’t  wait', 'Don’t  wait'],
    ['limited-time', 'A limited‑time offer', 'limited‑time'],
    ['cash', 'Cashmere for cash', 'cash'],
    ['$100 (now)', 'Get $100 (NOW)', '$100 (NOW)'],
    ['hours wallet', '24 hours. Wallet: 1Kb', 'hours. Wallet'],
    ['cash', 'ca\u00ADsh', 'ca\u00ADsh'],
    ['当選', 'ご当選おめでとう', '当選'],
  ] as const)('of %j finds in %j: %j', ([phrase, text, expected]) => {
    expect(phrasePattern(phrase).exec(text)?.[0]).toBe(expected)
  })
})

describe('foundPhrases()', () => {
  test('returns distinct phrases as the message spells them, from the subject or the text', async () => {
    const evidence = await evidenceOf({ headers: { Subject: 'ACT Now' }, text: 'It is Risk-Free.' })
    expect(foundPhrases(aRule('act now', 'risk-free', 'act now'), evidence)).toEqual(['ACT Now', 'Risk-Free'])
  })

  test('returns the normalized phrase if its letters are disguised in the message', async () => {
    const evidence = await evidenceOf({ text: 'ｃａｓｈ' })
    expect(foundPhrases(aRule('cash'), evidence)).toEqual(['cash'])
  })
})

describe('describeMatch()', () => {
  test('appends the phrases, as rendered by the caller', async () => {
    const evidence = await evidenceOf({ text: 'Act now' })
    expect(describeMatch(aRule(), evidence)).toBe('It fired.')
    expect(describeMatch(aRule('act now'), evidence)).toBe('It fired. Found: "Act now".')
    expect(describeMatch(aRule('act now'), evidence, (phrase) => `<${phrase}>`)).toBe('It fired. Found: <Act now>.')
  })

  test('every phrase that a rule quotes is in the message', async () => {
    for (const parts of modernSpam) {
      const evidence = await evidenceOf(parts)
      const { symbols } = judgeEvidence(evidence)
      const text = `${evidence.content.subject}\n${evidence.content.visibleText}`
      for (const rule of builtInRules.filter(({ name }) => symbols.some((symbol) => symbol.name === name))) {
        for (const phrase of foundPhrases(rule, evidence)) expect(text, rule.name).toContain(phrase)
      }
    }
  })
})

test('quote() puts a phrase on one line and shortens it', () => {
  expect(quote('act\n now')).toBe('"act now"')
  expect(quote('😀'.repeat(61))).toBe(`"${'😀'.repeat(60)}…"`)
})
