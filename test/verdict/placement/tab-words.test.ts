import { describe, expect, test } from 'vitest'

import {
  codeLine,
  offerWords,
  securityWords,
  socialWords,
  transactionNumbers,
  transactionWords,
} from '../../../src/verdict/placement/tab-words.ts'

describe('the words of the tab rules', () => {
  const cases: readonly (readonly [RegExp, string, boolean])[] = [
    [offerWords, '15 % Rabatt', true],
    [offerWords, 'Wholesale', false],
    [transactionWords, 'Votre commande est prête', true],
    [transactionWords, 'Grüße aus Kiel', false],
    [securityWords, '비밀번호 재설정', true],
    [securityWords, 'Zeit für den Garten', false],
    [socialWords, 'Ann mentioned you', true],
    [socialWords, 'Ann called you', false],
    [transactionNumbers, 'Rechnungsnummer 2026-118', true],
    [transactionNumbers, 'in 2026', false],
    [codeLine, 'Code:\n482 913\n', true],
    [codeLine, 'Call 482 913 today', false],
  ]
  test.for(cases)('%s matches "%s": %s', ([pattern, text, expected]) => {
    expect(pattern.test(text)).toBe(expected)
  })
})
