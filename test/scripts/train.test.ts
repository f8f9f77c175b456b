import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, test } from 'vitest'

import { composeTrainingMail } from '../../scripts/training/compose-training-mail.ts'
import { learnWeights } from '../../scripts/training/learn-weights.ts'
import { parseTrainingFile } from '../../scripts/training/training-entry.ts'
import { readTrainingSet } from '../../scripts/training/training-set.ts'
import { learnWordWeights, renderWordTable } from '../../scripts/training/word-weights.ts'
import { parseMessage } from '../../src/mail/parse-message.ts'

const projectRoot = resolve(import.meta.dirname, '../..')

describe('npm run train', () => {
  test('gives the committed word table, to the byte (else: npm run train)', async () => {
    const mail = await readTrainingSet(resolve(projectRoot, 'training'))
    const committed = readFileSync(resolve(projectRoot, 'src/verdict/spam/built-in/word-table.ts'), 'utf8')
    expect(renderWordTable(learnWordWeights(mail)) === committed, 'word-table.ts differs').toBe(true)
  })
})

describe('the training mail', () => {
  test('has many kinds and languages of both sorts, and names only reserved or well-known domains', async () => {
    const mail = await readTrainingSet(resolve(projectRoot, 'training'))
    for (const isSpam of [true, false]) {
      const topics = new Set(mail.filter(({ entry }) => entry.isSpam === isSpam).map(({ entry }) => entry.topic))
      expect(topics.size).toBeGreaterThanOrEqual(20)
    }
    const senders = mail.flatMap(({ drafts }) => drafts.map(({ fromDomain }) => fromDomain ?? 'none'))
    const open = new Set(senders.filter((domain) => !/\.(?:example|test)$/u.test(domain)))
    expect([...open].toSorted()).toEqual(['gmail.com', 'outlook.com', 'yahoo.com'])
  })
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

  test('names the place of a line that belongs to nothing', () => {
    expect(() => parseTrainingFile('\nText\n', 'spam/x.txt', true)).toThrow('spam/x.txt:2')
  })
})

describe('composeTrainingMail()', () => {
  const [entry] = parseTrainingFile('## t\n> {Añb|Cd} $num\nPay $money to $name [Go]\n+ a.pdf\n', 'wanted/x.txt', false)

  test('chooses alternatives and fills slots, the same for the same seed', async () => {
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
  test('separates what can be separated, and leaves out what has no scale', () => {
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
