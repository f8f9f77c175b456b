import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  builtInWeights,
  parseWordTable,
  scoreWords,
  type WordWeights,
} from '../../../../src/verdict/spam/built-in/score-words.ts'
import wordTable from '../../../../src/verdict/spam/built-in/word-table.json' with { type: 'json' }

const table: WordWeights = parseWordTable({ bias: -10, lines: ['120:claim,act now', '40:prize', '-80:minutes,thanks'] })

describe('parseWordTable()', () => {
  test('reads a weight and its words from each line', () => {
    expect(table.bias).toBe(-10)
    expect([...table.weights]).toEqual([
      ['claim', 120],
      ['act now', 120],
      ['prize', 40],
      ['minutes', -80],
      ['thanks', -80],
    ])
  })
})

describe('scoreWords()', () => {
  test('divides the sum of weights by the square root of the number of features', () => {
    // The features are: claim, prize, "claim prize".
    expect(scoreWords('claim prize', table).margin).toBeCloseTo((-10 + 160 / Math.sqrt(3)) / 100)
  })

  test('returns the words with the largest weights, largest first', () => {
    expect(scoreWords('prize claim thanks', table).strongest).toEqual(['claim', 'prize'])
  })

  test('returns a margin of 0 for a message without words', () => {
    expect(scoreWords('', table)).toEqual({ margin: 0, strongest: [] })
  })

  test('an honest or unknown word appended to spam never raises its score', () => {
    expect.hasAssertions()
    const word = constantFrom('claim', 'prize', 'act', 'now', 'thanks', 'river', 'table')
    assert(
      property(array(word, { minLength: 1 }), constantFrom('thanks', 'minutes', 'lighthouse'), (words, honest) => {
        const text = words.join(' ')
        // At a lower score, the text resembles wanted mail, and the division moves its score toward 0.
        const before = Math.max(scoreWords(text, table).margin, table.bias / 100)
        expect(scoreWords(`${text} ${honest}`, table).margin).toBeLessThanOrEqual(before + 1e-12)
      }),
    )
  })

  test('ignores repetitions of a word', () => {
    expect(scoreWords('prize', table)).toEqual(scoreWords('prize', table))
    expect(scoreWords('claim claim claim claim', table).margin).toBe(scoreWords('claim claim', table).margin)
  })
})

describe('the built-in word table', () => {
  test('has at most 10,000 features, and one line per weight in descending order', () => {
    const lineWeights = wordTable.lines.map((line) => Number(line.slice(0, line.indexOf(':'))))
    expect(lineWeights).toEqual([...new Set(lineWeights)].toSorted((left, right) => right - left))
    expect(lineWeights.every((weight) => Number.isInteger(weight) && weight !== 0)).toBe(true)
    expect(builtInWeights().weights.size).toBeLessThanOrEqual(10_000)
  })

  const spam = [
    'Your parcel could not be delivered, pay the customs fee within 24 hours or it is returned to sender',
    'Ihr Konto wurde gesperrt, bestätigen Sie innerhalb von 24 Stunden Ihre Daten',
    'Votre compte est suspendu, confirmez vos informations et votre carte bancaire sous 24 heures',
    'Su cuenta ha sido bloqueada, verifique sus datos y su tarjeta en 24 horas',
  ]
  test.for(spam)('scores as spam: %s', (text) => {
    expect(scoreWords(text.toLowerCase()).margin).toBeGreaterThan(0.1)
  })

  const wanted = [
    'Minutes of the meeting on Tuesday are attached, please send corrections until Friday',
    'Vielen Dank für Ihre Bestellung, wir melden uns, sobald die Ware unterwegs ist',
    'Bonjour à tous, voici le compte rendu de la réunion de mardi',
    'Gracias por tu pedido, te avisaremos cuando salga de nuestro almacén',
  ]
  test.for(wanted)('scores as wanted mail: %s', (text) => {
    expect(scoreWords(text.toLowerCase()).margin).toBeLessThan(-0.1)
  })

  test('is parsed once and has at least a thousand words', () => {
    expect(builtInWeights()).toBe(builtInWeights())
    expect(builtInWeights().weights.size).toBeGreaterThan(3000)
  })
})
