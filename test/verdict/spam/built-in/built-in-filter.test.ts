import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { SpamVerdict } from '../../../../src/foundation/contract/test.ts'
import { parseMessage } from '../../../../src/foundation/mail/parse-message.ts'
import type { MessageContent } from '../../../../src/verdict/content/message-content.ts'
import { readContent } from '../../../../src/verdict/content/message-content.ts'
import {
  builtInFilter,
  builtInRules,
  builtInThreshold,
  judgeContent,
} from '../../../../src/verdict/spam/built-in/built-in-filter.ts'
import type { MailParts } from '../../../support/mail-builder.ts'
import { aMail } from '../../../support/mail-builder.ts'
import { modernHam, modernSpam } from './modern-mail.ts'

async function contentOf(parts: MailParts): Promise<MessageContent> {
  return readContent(await parseMessage(aMail(parts)))
}

async function verdictOn(parts: MailParts): Promise<SpamVerdict> {
  return judgeContent(await contentOf(parts))
}

const gtube = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X'

const folder = resolve(import.meta.dirname, '../../../../src/verdict/spam/built-in')

/** A digest of the rules and the word table, without comments, white space and the paths of imports. */
function rulesDigest(): string {
  const texts = readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(resolve(folder, name), 'utf8'))
  const code = texts.map((text) =>
    text.replaceAll(/\/\*\*[^]*?\*\/|^ *\/\/.*$|(?<= from )'[^']*'/gmu, '').replaceAll(/\s+/gu, ' '),
  )
  return createHash('sha256').update(code.join('\n')).digest('hex').slice(0, 16)
}

test('builtInVersion was incremented with the last change to a rule or the word table', () => {
  const recorded = /digest: ([0-9a-f]{16})/u.exec(readFileSync(resolve(folder, 'built-in-filter.ts'), 'utf8'))?.[1]
  expect(recorded, 'a rule or the word table changed: increment builtInVersion and record the digest').toBe(
    rulesDigest(),
  )
})

describe('the built-in engine', () => {
  test('classifies GTUBE as spam in the text part and in the HTML', async () => {
    for (const parts of [{ text: gtube }, { html: `<p>${gtube}</p>` }, { text: gtube, html: '<p>other</p>' }]) {
      const verdict = await verdictOn(parts)
      expect(verdict.score).toBeGreaterThan(900)
      expect(verdict.symbols[0]?.name).toBe('GTUBE')
    }
  })

  test('catches most current fraud and no similar honest mail', async () => {
    const spam = await Promise.all(modernSpam.map(verdictOn))
    const ham = await Promise.all(modernHam.map(verdictOn))
    expect(ham.filter((verdict) => verdict.score >= builtInThreshold)).toEqual([])
    expect(spam.filter((verdict) => verdict.score >= builtInThreshold).length).toBeGreaterThanOrEqual(18)
  })

  const crude: readonly string[] = [
    'Dear user, your account will be closed. Verify your password within 24 hours: http://verify.test/a',
    'Ihr Konto wurde gesperrt. Bestätigen Sie sofort Ihre Daten und Ihr Kennwort: http://konto.test/a',
    'Votre compte est suspendu. Confirmez vos informations et votre carte bancaire sous 24 heures: http://compte.test/a',
    'Su cuenta ha sido bloqueada. Verifique sus datos y su tarjeta en 24 horas: http://cuenta.test/a',
    'Gentile cliente, il conto è stato sospeso. Verifica i dati della carta entro 24 ore: http://conto.test/a',
  ]
  test.for(crude)('catches crude phishing: %s', async (text) => {
    const { score, symbols } = await verdictOn({ text })
    expect(score, JSON.stringify(symbols)).toBeGreaterThanOrEqual(builtInThreshold)
  })

  test('lowers the score for words of honest mail and reports that as a symbol', async () => {
    const verdict = await verdictOn({ text: 'The minutes of the meeting on Tuesday are attached. Kind regards' })
    expect(verdict.symbols.at(-1)).toMatchObject({ name: 'WORDS_LIKE_WANTED_MAIL' })
    expect(verdict.score).toBeLessThan(0)
  })

  test('lists symbols by points, highest first, each with a description and a fix', async () => {
    const { score, symbols } = await verdictOn(modernSpam[0] ?? {})
    expect(symbols.map((symbol) => symbol.score)).toEqual(
      symbols.map((symbol) => symbol.score).toSorted((a, b) => b - a),
    )
    expect(symbols.reduce((sum, symbol) => sum + symbol.score, 0)).toBeCloseTo(score, 1)
    expect(symbols.every((symbol) => symbol.description !== '' && symbol.fix !== null)).toBe(true)
  })

  test('every rule has a unique name, a description, a fix and weights', () => {
    const names = builtInRules.map((rule) => rule.name)
    expect(new Set(names).size).toBe(names.length)
    for (const rule of builtInRules) {
      expect(rule.name).toMatch(/^[A-Z][A-Z0-9_]+$/u)
      for (const text of [rule.description, rule.fix]) expect(text, rule.name).toMatch(/^[A-Z“].*\.$/u)
      expect(rule.weights.length, rule.name).toBeGreaterThan(0)
    }
  })

  test('returns a verdict through the SpamFilter port and obeys the signal', async () => {
    const engine = builtInFilter()
    const input = {
      bytes: new Uint8Array(),
      content: await contentOf({ text: gtube }),
      envelope: { sender: null, recipient: 'a@seeds.example' },
      client: { address: '127.0.0.1', heloName: 'x' },
      measuredAddress: null,
    }
    const answer = await engine.judge(input, new AbortController().signal)
    expect(answer).toMatchObject({ status: 'judged', verdict: { engine: 'built-in', threshold: 5 } })
    await expect(engine.judge(input, AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop')
  })

  test('never throws for any message', async () => {
    const content = await contentOf({})
    expect.hasAssertions()
    assert(
      property(string({ unit: 'binary' }), string({ unit: 'binary' }), (subject, html) => {
        const message = { ...content.message, subject, html, text: html }
        expect(judgeContent(readContent(message)).score).toBeGreaterThanOrEqual(-2)
      }),
    )
  })

  const hostile: readonly (readonly [string, string])[] = [
    ['unclosed tags', '<a "'.repeat(200_000)],
    ['comments after a long word', `${'x'.repeat(400_000)}${'<!---->'.repeat(80_000)}`],
    ['depth', '<div>'.repeat(200_000)],
    ['exclamations', '!a'.repeat(200_000)],
    ['spaces', ' '.repeat(1_000_000)],
    ['incomplete words', 'f-r-e-e-'.repeat(100_000)],
    ['incomplete URLs', 'http://'.repeat(100_000)],
  ]
  test.for(hostile)('judges %s in bounded time', { timeout: 20_000 }, async ([, text]) => {
    const content = await contentOf({})
    const verdict = judgeContent(readContent({ ...content.message, html: text, text }))
    expect(verdict.score).toBeGreaterThanOrEqual(-2)
  })
})
