import { resolve } from 'node:path'

import { describe, expect, test } from 'vitest'
import { parseMessage } from '../../../src/foundation/mail/parse-message.ts'
import { parseWordTable } from '../../../src/verdict/spam/built-in/score-words.ts'
import { composeTrainingMail } from '../../../tools/scripts/training/compose-training-mail.ts'
import { learnWeights } from '../../../tools/scripts/training/learn-weights.ts'
import { parseTrainingFile } from '../../../tools/scripts/training/training-entry.ts'
import { composeDrafts, readTrainingEntries } from '../../../tools/scripts/training/training-set.ts'
import { learnWordWeights, renderWordTable } from '../../../tools/scripts/training/word-weights.ts'

const trainingFolder = resolve(import.meta.dirname, '../../../tools/training')

// Training with all mail takes 20 s: `npm run train -- --check` compares the result with the committed table.
test('training twice on the same mail returns the same word table', async () => {
  const entries = readTrainingEntries(trainingFolder).filter((_entry, index) => index % 50 === 0)
  const [first = '', second] = await Promise.all(
    [entries, entries].map(async (each) => renderWordTable(learnWordWeights(await composeDrafts(each)))),
  )
  expect(parseWordTable(JSON.parse(first)).weights.size).toBeGreaterThan(500)
  expect(second).toBe(first)
})

test('the training mail has many topics of spam and wanted mail, and only reserved or freemail sender domains', () => {
  const entries = readTrainingEntries(trainingFolder)
  for (const isSpam of [true, false]) {
    expect(
      new Set(entries.filter((entry) => entry.isSpam === isSpam).map(({ topic }) => topic)).size,
    ).toBeGreaterThanOrEqual(20)
  }
  const senders = entries.flatMap(({ from }) => /@([^>]*)>$/u.exec(from ?? '')?.[1] ?? [])
  const open = new Set(senders.filter((domain) => !/\.(?:example|test)$|^\$host$/u.test(domain)))
  expect([...open].toSorted()).toEqual(['gmail.com', 'outlook.com', 'yahoo.com'])
})

describe('parseTrainingFile()', () => {
  test('reads topics, subjects, senders, paragraphs and attachments', () => {
    const text = '## fees\n> Pay {now|today}\n@ A <a@x.test>\nFirst.\nSecond [Go]\n+ a.pdf\n\n> Two\nText\n'
    expect(parseTrainingFile(text, 'spam/x.txt', true)).toEqual([
      {
        isSpam: true,
        topic: 'fees',
        place: 'spam/x.txt:2',
        subject: 'Pay {now|today}',
        from: 'A <a@x.test>',
        paragraphs: ['First.', 'Second [Go]'],
        attachments: ['a.pdf'],
      },
      {
        isSpam: true,
        topic: 'fees',
        place: 'spam/x.txt:8',
        subject: 'Two',
        from: null,
        paragraphs: ['Text'],
        attachments: [],
      },
    ])
  })

  test('reports file and line of text before the first subject', () => {
    expect(() => parseTrainingFile('\nText\n', 'spam/x.txt', true)).toThrow('spam/x.txt:2')
  })
})

describe('composeTrainingMail()', () => {
  const [entry] = parseTrainingFile('## t\n> {Añb|Cd} $num\nPay $money to $name [Go]\n+ a.pdf\n', 'wanted/x.txt', false)

  test('picks alternatives and fills slots, with the same result for the same seed', async () => {
    if (entry === undefined) throw new Error('no entry')
    expect(composeTrainingMail(entry, 3)).toEqual(composeTrainingMail(entry, 3))
    const message = await parseMessage(composeTrainingMail(entry, 3))
    expect(message.subject).toMatch(/^(?:Añb|Cd) \d{5}$/u)
    expect(message.text).toMatch(/^Pay [$€£]\d+\.\d\d to \p{Lu}\p{L}+ \p{Lu}\p{L}+ Go: https:\/\/\S+\.example\/\d+/u)
    expect(message.html).toMatch(/<a href="https:[^"]+">Go<\/a>/u)
    expect(message.attachments.map(({ filename }) => filename)).toEqual(['a.pdf'])
  })
})

describe('learnWeights()', () => {
  test('separates spam from wanted mail, and ignores features without a scale', () => {
    const examples = [
      { features: ['claim', 'the'], isSpam: true, share: 1 },
      { features: ['minutes', 'the'], isSpam: false, share: 1 },
    ]
    const { weights } = learnWeights(
      examples,
      new Map([
        ['claim', 1],
        ['minutes', 1],
      ]),
    )
    expect(weights.get('claim')).toBeGreaterThan(0.3)
    expect(weights.get('minutes')).toBeLessThan(-0.3)
    expect(weights.has('the')).toBe(false)
  })
})
