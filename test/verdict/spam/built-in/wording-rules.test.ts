import { describe, expect, test } from 'vitest'

import { wordingRules } from '../../../../src/verdict/spam/built-in/wording-rules.ts'
import { strikes } from './evidence-of.ts'

/** Two phrases of each kind, in sentences of our own. */
const sentences: Readonly<Record<string, string>> = {
  WORDS_WINDFALL: 'I am the barrister of a deceased client.',
  WORDS_CREDENTIALS: 'Verify your account, or it ends in account suspension.',
  WORDS_EXTORTION: 'I recorded you. Send it to all your contacts? Pay by bitcoin.',
  WORDS_CRYPTO_GIFT: 'Connect your wallet for the airdrop.',
  WORDS_ERRAND: 'Are you available? I need gift cards.',
  WORDS_FALSE_CHARGE: 'Your plan was auto-renewed. Call the refund department.',
  WORDS_PHARMACY: 'No prescription needed for these diet pills.',
  WORDS_EASY_MONEY: 'Work from home and be your own boss.',
  WORDS_LOAN: 'Bad credit? We give personal loans.',
  WORDS_CASINO: 'Our casino has free spins.',
  WORDS_ADULT: 'Hot girls, xxx.',
  WORDS_GOODS: 'Replica watches and laser cartridges.',
  WORDS_MASS_MAIL: 'Link building by our SEO agency.',
  WORDS_EXCUSES: 'This is not spam, it complies with federal law.',
  WORDS_PRESSURE: 'Act now, for a limited time.',
  WORDS_ADDRESS_TO_NOBODY: 'Dear friend, dear customer,',
  WORDS_FILL_THE_FORM: 'Send your full name and your telephone number.',
}

/** Honest mail that comes near to the subjects above. */
const honest: readonly string[] = [
  'The rehearsal is moved to the small hall. Please bring the blue folder and a pencil.',
  'Build 4812 failed after six minutes in step unit tests. The log is on the server.',
  'Your bike is ready. The brakes are done and we replaced the rear cable as agreed.',
  'The freight elevator is out of service on Thursday between 8 and 11 for its yearly inspection.',
]

describe('wordingRules', () => {
  test('are all tested here', () => {
    expect(Object.keys(sentences).toSorted()).toEqual(wordingRules.map((rule) => rule.name).toSorted())
  })

  test.for(Object.entries(sentences))('%s hears at least two phrases in: %s', async ([name, text]) => {
    expect(await strikes(wordingRules, name, { text })).toBeGreaterThanOrEqual(2)
  })

  test.for(honest)('none of them hears anything in: %s', async (text) => {
    for (const { name } of wordingRules) expect(await strikes(wordingRules, name, { text }), name).toBe(0)
  })

  test('count one phrase once, however often it is said, and whatever the case', async () => {
    const text = 'Limited time! LIMITED TIME! limited-time!'
    expect(await strikes(wordingRules, 'WORDS_PRESSURE', { text })).toBeLessThanOrEqual(2)
    expect(await strikes(wordingRules, 'WORDS_CASINO', { text: 'Casino CASINO casino' })).toBe(1)
  })

  test('count less in a long text, which says everything sooner or later', async () => {
    const text = 'Our casino has free spins, a jackpot and poker.'
    const filler = 'The river ran quietly past the old mill and the two men talked about the weather. '.repeat(200)
    const short = await strikes(wordingRules, 'WORDS_CASINO', { text })
    expect(await strikes(wordingRules, 'WORDS_CASINO', { text: `${text} ${filler}` })).toBeLessThan(short)
  })

  test('are not fooled by invisible characters and wide letters', async () => {
    expect(await strikes(wordingRules, 'WORDS_CASINO', { text: 'ca\u200Bsi\u00ADno ｃａｓｉｎｏ' })).toBe(1)
  })
})
