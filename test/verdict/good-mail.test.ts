import { describe, expect, test } from 'vitest'
import { parseMessage } from '../../src/foundation/mail/parse-message.ts'
import { readContent } from '../../src/verdict/content/message-content.ts'
import { builtInThreshold, judgeContent } from '../../src/verdict/spam/built-in/built-in-filter.ts'
import { readCorpus } from '../../tools/scripts/training/read-corpus.ts'
import {
  developmentMail,
  developmentTemplates,
  type GoodMail,
  publishedTemplates,
  writtenMail,
} from '../support/good-mail.ts'
import { findMisplaced } from '../support/judge-good-mail.ts'

async function misplacedOf(mails: readonly GoodMail[]): Promise<readonly string[]> {
  const misplaced: string[] = []
  for (const mail of mails) misplaced.push(...(await findMisplaced(mail)))
  return misplaced
}

async function scoreOf(bytes: Uint8Array): Promise<number> {
  return judgeContent(readContent(await parseMessage(bytes))).score
}

describe('good mail reaches the inbox at every type of seed, as marketing and as transactional mail', () => {
  test('receipts, codes, resets and invitations in many languages', async () => {
    const mails = writtenMail('transactional')
    expect(mails.length).toBeGreaterThan(35)
    expect(await misplacedOf(mails)).toEqual([])
  })

  test('newsletters, promotions and surveys in many languages', async () => {
    const mails = writtenMail('marketing')
    expect(mails.length).toBeGreaterThan(25)
    expect(await misplacedOf(mails)).toEqual([])
  })

  test('honest loan offers, clinic letters and other mail on typical spam subjects', async () => {
    const mails = writtenMail('honest-offers')
    expect(mails.length).toBeGreaterThanOrEqual(30)
    expect(await misplacedOf(mails)).toEqual([])
    // The score must have a margin to the threshold, so that another product or amount does not exceed the threshold.
    for (const { place, bytes } of mails) expect(await scoreOf(bytes), place).toBeLessThan(4.5)
  })

  test('templates of react-email and Foundation for Emails', async () => {
    const mails = publishedTemplates()
    expect(mails).toHaveLength(37)
    expect(await misplacedOf(mails)).toEqual([])
  })
})

describe.skipIf(developmentMail() === null)('the development corpus', () => {
  test('all 45 clean templates reach the inbox', async () => {
    const mails = developmentTemplates()
    expect(mails).toHaveLength(45)
    expect(await misplacedOf(mails)).toEqual([])
  })

  test('the filter catches at least 74 of 90 spam messages and no wanted message', async () => {
    const messages = readCorpus(developmentMail() ?? '')
    const judged = await Promise.all(
      messages.map(async ({ bytes, isSpam }) => ({ isSpam, isFlagged: (await scoreOf(bytes)) >= builtInThreshold })),
    )
    expect(judged.filter(({ isSpam, isFlagged }) => isSpam && isFlagged).length).toBeGreaterThanOrEqual(74)
    expect(judged.filter(({ isSpam, isFlagged }) => !isSpam && isFlagged)).toEqual([])
  })
})
