import { describe, expect, test } from 'vitest'

import { wordingRules } from '../../../../src/verdict/spam/built-in/wording-rules.ts'
import { strikes } from './evidence-of.ts'

/** Two phrases of each kind. */
const sentences: Readonly<Record<string, string>> = {
  WORDS_WINDFALL: 'I am the barrister of a deceased client.',
  WORDS_CREDENTIALS: 'Verify your account, or it ends in account suspension.',
  WORDS_EXTORTION: 'I recorded you. Send it to all your contacts? Pay by bitcoin.',
  WORDS_CRYPTO_GIFT: 'Connect your wallet for the airdrop.',
  WORDS_ERRAND: 'Are you at your desk? I need gift cards.',
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
  WORDS_FILL_THE_FORM: 'Send your full name and a copy of your passport.',
}

/** Honest mail that resembles the spam subjects above. */
const honest: readonly string[] = [
  'The rehearsal is moved to the small hall. Please bring the blue folder and a pencil.',
  'Build 4812 failed after six minutes in step unit tests. The log is on the server.',
  'Your bike is ready. The brakes are done and we replaced the rear cable as agreed.',
  'The freight elevator is out of service on Thursday between 8 and 11 for its yearly inspection.',
]

/** Honest mail on the subject of each rule, with phrases that are or were on the rule's list. */
const honestOnSubject: Readonly<Record<string, string>> = {
  WORDS_WINDFALL:
    "You won't pay more than US$ 20. You are named as a beneficiary of the inheritance of your deceased aunt.",
  WORDS_CREDENTIALS: 'We blocked an unusual sign-in. Please confirm your account and update your payment details.',
  WORDS_EXTORTION: 'You have 48 hours to enter. A recording of you at the workshop is in the members area.',
  WORDS_CRYPTO_GIFT: 'Your withdrawal of 0.5 BTC is complete. We never ask for your recovery phrase.',
  WORDS_ERRAND: 'Gift cards from $10. Your pay was sent by direct deposit for this pay period.',
  WORDS_FALSE_CHARGE:
    'Your card was charged $18.40, shipping charges included. If you did not make this purchase, our support team helps within 24 hours; a full refund is possible.',
  WORDS_PHARMACY: 'Your sildenafil is ready. Do not take Viagra or Cialis with nitrates. Ask us about hair loss.',
  WORDS_EASY_MONEY: 'The rent is $900 a month. This week: cash flow for freelancers who work from home.',
  WORDS_LOAN: 'A personal loan at a fixed rate, with monthly payments of $154, or a mortgage from our lenders.',
  WORDS_CASINO: 'Delivery slots are free on Friday. Bingo night is at eight.',
  WORDS_ADULT:
    'Cum grano salis. Drumul cum se vede. A choir of lesbians, a live video of ten new singles, kisses from Ann.',
  WORDS_GOODS: 'Toner and ink cartridges, omega-3 capsules, and the university degree ceremony.',
  WORDS_MASS_MAIL: 'Our email marketing software has a new price list. Submit your talk by Friday.',
  WORDS_EXCUSES:
    'You received this email because you subscribed. You can opt out at any time. PO Box 118, Bristol. The blue frame in your order was selected at checkout. To stop receiving offers, unsubscribe.',
  WORDS_PRESSURE:
    'Your credit card ends in 4471 and the old one expires in May. Call us or come by; coffee is for free, cake 20% off.',
  WORDS_ADDRESS_TO_NOBODY: 'Dear Ms Okafor, hello Sam, good morning everyone.',
  WORDS_FILL_THE_FORM: 'The statement of the account number ending in 2217 went to your mailing address.',
}

describe('wordingRules', () => {
  test('every wording rule has a test case', () => {
    expect(Object.keys(sentences).toSorted()).toEqual(wordingRules.map((rule) => rule.name).toSorted())
  })

  test.for(Object.entries(sentences))('%s finds at least two phrases in: %s', async ([name, text]) => {
    expect(await strikes(wordingRules, name, { text })).toBeGreaterThanOrEqual(2)
  })

  test.for(honest)('no wording rule fires on: %s', async (text) => {
    for (const { name } of wordingRules) expect(await strikes(wordingRules, name, { text }), name).toBe(0)
  })

  test.for(Object.entries(honestOnSubject))(
    '%s does not fire on honest mail about its subject: %s',
    async ([name, text]) => {
      expect(await strikes(wordingRules, name, { text })).toBe(0)
    },
  )

  test('every wording rule has an honest counterexample', () => {
    expect(Object.keys(honestOnSubject).toSorted()).toEqual(wordingRules.map((rule) => rule.name).toSorted())
  })

  test('plain phrases count fully next to a suspicious one', async () => {
    const plain = 'A personal loan at a fixed rate.'
    expect(await strikes(wordingRules, 'WORDS_LOAN', { text: plain })).toBe(0)
    expect(await strikes(wordingRules, 'WORDS_LOAN', { text: `${plain} Bad credit? No credit check.` })).toBe(4)
  })

  test.for([
    'This link expires in 24 hours.',
    'The code ends in 4471 and expires in 10 minutes.',
    'Der Link läuft in 24 Stunden ab.',
    'Ce lien expire dans 24 heures.',
    'El enlace caduca en 24 horas.',
    'Il link scade entro 24 ore.',
    'O link expira em 24 horas.',
    'リンクの有効期限は24時間です。',
  ])('no wording rule fires on how long a link is valid: %s', async (text) => {
    for (const { name } of wordingRules) expect(await strikes(wordingRules, name, { text }), name).toBe(0)
  })

  test('the end of an offer is still pressure', async () => {
    expect(await strikes(wordingRules, 'WORDS_PRESSURE', { text: 'This offer expires in 24 hours.' })).toBe(1)
  })

  test('a repeated phrase counts once, regardless of case', async () => {
    const text = 'Limited time! LIMITED TIME! limited-time!'
    expect(await strikes(wordingRules, 'WORDS_PRESSURE', { text })).toBeLessThanOrEqual(2)
    expect(await strikes(wordingRules, 'WORDS_CASINO', { text: 'Casino CASINO casino' })).toBe(1)
  })

  test('phrases count less in a long message', async () => {
    const text = 'Our casino has free spins, a jackpot and poker.'
    const filler = 'The river ran quietly past the old mill and the two men talked about the weather. '.repeat(200)
    const short = await strikes(wordingRules, 'WORDS_CASINO', { text })
    expect(await strikes(wordingRules, 'WORDS_CASINO', { text: `${text} ${filler}` })).toBeLessThan(short)
  })

  test('invisible characters and full-width letters do not hide phrases', async () => {
    expect(await strikes(wordingRules, 'WORDS_CASINO', { text: 'ca\u200Bsi\u00ADno ｃａｓｉｎｏ' })).toBe(1)
  })
})
