import { describe, expect, test } from 'vitest'

import { fraudRules } from '../../../../src/verdict/spam/built-in/fraud-rules.ts'
import type { MailParts } from '../../../support/mail-builder.ts'
import { strikes } from './evidence-of.ts'

const link = ' https://portal.test/a'

function from(name: string, text: string = 'Hello.'): MailParts {
  return { headers: { From: name }, text }
}

function attached(text: string, filename: string): MailParts {
  return { text, attachments: [{ filename, content: 'x' }] }
}

const cases: readonly (readonly [string, readonly (string | MailParts)[], readonly (string | MailParts)[]])[] = [
  [
    'THREAT_AND_LOGIN_LINK',
    [
      `Your account was suspended. Verify your account within 24 hours.${link}`,
      `Ihr Konto wurde gesperrt. Bestätigen Sie Ihre Daten.${link}`,
      attached('Your mailbox will be closed. Sign in with your work email.', 'login.html'),
    ],
    [
      'Your account was suspended. Verify your account within 24 hours.',
      `Set a new password within 24 hours: https://shop.example/reset`,
      `Your account was suspended for two weeks, as you asked.${link}`,
    ],
  ],
  [
    'FEE_BEFORE_DELIVERY',
    [
      `Your parcel is held. Pay the customs fee within 24 hours.${link}`,
      `Votre colis est bloqué. Frais de douane à payer sous 48 heures.${link}`,
    ],
    [`Your parcel is on the way, delivery is free.${link}`, 'Your parcel: pay the customs fee to the driver today.'],
  ],
  [
    'CALL_TO_UNDO_A_CHARGE',
    [
      'Your plan was auto-renewed. To cancel call our support team at +1 (888) 555-0117 today.',
      { ...from('Desk <x@gmail.com>'), text: 'You were charged $300. Not you? Contact our desk: 1-844-555-0166.' },
    ],
    [
      'Anbei die Rechnung. Fragen? Rufen Sie uns an: 030 2000 3000',
      'You were charged $12. Questions? Our number is on the site.',
      'Call our office at +1 (888) 555-0117 for opening hours.',
    ],
  ],
  [
    'ERRAND_IN_SECRET',
    [
      'I am in a meeting. Buy Apple gift cards and send the codes.',
      'Keep it between us: a wire transfer is needed immediately.',
      'Ich bin in einer Besprechung, bitte sofort überweisen.',
    ],
    [
      'Deel deze code met niemand.',
      'Could you get a gift card for the winner?',
      'We are in a meeting room on the third floor.',
    ],
  ],
  [
    'BLACKMAIL_FOR_COINS',
    [
      'I recorded you with your webcam. Send bitcoin.',
      'Te he grabado con la webcam. Paga en bitcoins.',
      'あなたを録画しました。ビットコインで支払ってください。',
      'Ich habe Sie gefilmt. Überweisen Sie Bitcoin.',
    ],
    ['Bitcoin fell by two percent.', 'Our hackers meet on Friday, pay at the door.'],
  ],
  [
    'FORTUNE_FROM_A_STRANGER',
    ['Dear friend, my late husband left 8 million dollars.', 'Gott segne Sie, eine Spende von 2.000.000 Euro.'],
    ['The company lost 8 million dollars.', `Dear friend, you inherited 8 million dollars${link}`],
  ],
  [
    'MONEY_BY_CHAT_APP',
    ['Earn $300 per day, write us on WhatsApp.', 'Gana dinero: Telegram.'],
    ['Our office is on WhatsApp, too.'],
  ],
  [
    'WALLET_PHRASE_WANTED',
    [`Connect your wallet.${link}`, `Enter the 12 word phrase.${link}`],
    ['Connect your wallet.', `Verify that your wallet is offline; we never ask for the phrase.${link}`],
  ],
  [
    'QR_CODE_TO_LOG_IN',
    [
      'Scan the QR code with your phone to keep your work account, today.',
      'Scannen Sie den QR-Code und geben Sie Ihr Passwort ein, sonst wird das Konto gesperrt.',
      'QRコードをスキャンし、パスワードを入力してください。本日中に完了しない場合は利用を停止します。',
    ],
    ['Scan the QR code at the door.', 'Your two-factor login was set up.'],
  ],
  [
    'ARCHIVE_WITH_PASSWORD',
    [attached('See the file, password: 4471', 'invoice.zip')],
    [attached('See the file.', 'photos.zip'), attached('Password: 4471', 'invoice.pdf')],
  ],
  [
    'FROM_BRAND_AT_FOREIGN_DOMAIN',
    [from('PayPal Support <x@service-mail.test>')],
    [from('PayPal <x@mail.paypal.com>'), from('Chase Miller <chase@miller.example>')],
  ],
  [
    'ABUSED_TLD_WITH_REQUEST',
    ['Enter your PIN: https://shop.top/a', 'Earn $300 per day: https://x.click/a'],
    ['Enter your PIN: https://shop.example/a', 'Our spring menu: https://shop.top/a'],
  ],
  [
    'FORM_AT_FREE_HOST',
    ['Enter your email and password: https://x.weebly.com/login'],
    [
      'Take part in our survey: https://forms.gle/abc',
      'Your access token will be removed within 24 hours: https://github.com/settings/tokens',
      'Your deployment was cancelled, payment details are missing: https://vercel.com/acme/billing',
      {
        ...from('Forms <no-reply@typeform.com>'),
        text: 'Your account will be closed today: https://acme.typeform.com/to/x',
      },
      'Enter your email and password: https://shop.example/login',
    ],
  ],
]

function partsOf(mail: string | MailParts): MailParts {
  return typeof mail === 'string' ? { text: mail } : mail
}

async function count(text: string): Promise<number> {
  return await strikes(fraudRules, 'THREAT_AND_LOGIN_LINK', { text })
}

describe('fraudRules', () => {
  test('every fraud rule has a test case', () => {
    expect(cases.map(([name]) => name).toSorted()).toEqual(fraudRules.map((rule) => rule.name).toSorted())
  })

  test.for(cases)('%s fires for its examples and not for similar honest mail', async ([name, striking, harmless]) => {
    for (const mail of striking)
      expect(await strikes(fraudRules, name, partsOf(mail)), JSON.stringify(mail)).toBeGreaterThan(0)
    for (const mail of harmless) expect(await strikes(fraudRules, name, partsOf(mail)), JSON.stringify(mail)).toBe(0)
  })

  test('THREAT_AND_LOGIN_LINK counts the kinds of evidence', async () => {
    const threat = 'Your account was suspended.'
    expect(await count(`${threat} Verify your account. https://shop.example/a`)).toBe(1)
    expect(await count(`${threat} Verify your account within 24 hours. https://shop.example/a`)).toBe(2)
    expect(await count(`Dear customer, ${threat} Verify your account and PIN within 24 hours.${link}`)).toBe(4)
  })
})
