import { describe, expect, test } from 'vitest'

import type { Concept } from '../../../../src/verdict/spam/built-in/fraud-concepts.ts'
import { mentions } from '../../../../src/verdict/spam/built-in/fraud-concepts.ts'
import { evidenceOf } from './evidence-of.ts'

/** For each concept: phrases that express it in several languages, and similar phrases that do not. */
const cases: readonly (readonly [Concept, readonly string[], readonly string[]])[] = [
  [
    'loss',
    ['Your account has been suspended', 'Ihr Konto wurde gesperrt', 'Votre compte est bloqué', 'お支払いを停止します'],
    ['The train is late', 'Wir sind am Montag wieder da', 'メール配信の停止', '配信停止はこちら'],
  ],
  [
    'hurry',
    ['Reply within 24 hours', 'Bitte sofort', 'avant: sous 48 heures', 'в течение 24 часов'],
    ['See you in May'],
  ],
  [
    'confirm',
    ['Verify your account', 'Bestätigen Sie Ihre Daten', 'Confirmez vos informations', 'Potwierdź dane'],
    ['The verification committee meets'],
  ],
  ['secret', ['your email and password', 'Ihre Kontodaten', 'code secret', '暗証番号'], ['The secretary is ill']],
  ['fee', ['a customs fee', 'Zollgebühren', 'frais de douane', 'dopłata'], ['Coffee and cake']],
  ['parcel', ['your parcel', 'Ihr Paket', 'votre colis', '包裹'], ['a pack of wolves']],
  [
    'charge',
    ['was auto-renewed', 'will be debited', 'wird abgebucht', 'sera débité', 'se le han cobrado 40 euros', '自動更新'],
    ['she is in charge of it'],
  ],
  [
    'callBack',
    ['Call our support team', 'Rufen Sie die Hotline an', 'Appelez le support', 'Llame ahora', 'お電話ください'],
    ['Please write to us'],
  ],
  [
    'undo',
    ["If you didn't authorize this", 'nicht autorisiert', "n'avez pas commandé", 'no ha realizado', '返金'],
    ['We look forward to it'],
  ],
  [
    'phone',
    ['+1 (888) 555-0117', '1-844-555-0166', '01 70 99 10 22', '0800 100 20 30', '919 00 12 34', '050-9876-0000'],
    ['Order 8841-2291', '2026-01-06', '06-01-2026', '01.02.2026', '12 000 000 files', '4111 1111 1111 1111'],
  ],
  ['giftCard', ['ten Apple gift cards', 'Geschenkkarten', 'プリペイドカード'], ['greeting cards']],
  ['payOut', ['a wire transfer', 'Überweisung', 'un virement'], ['a wonderful day', 'your sign-in code']],
  ['cardCode', ['send the codes', 'los códigos', '番号'], ['the codex']],
  [
    'secrecy',
    ['I am in a meeting', 'keep it between us', 'Bin in einer Besprechung'],
    ['We met at noon', 'Log in to the app and call us'],
  ],
  [
    'blackmail',
    ['I recorded you', 'gehackt', 'tous vos contacts', 'te he grabado', '録画しました'],
    ['The recording studio'],
  ],
  ['crypto', ['pay in Bitcoin', 'биткоинах'], ['cash or card']],
  [
    'fortune',
    ['12.5 million dollars', '$18,500,000', '9 Millionen', '850.000 euros', '8,000万円', '5億円'],
    ['a mile away', '$18.50', '50 euros', '1万円'],
  ],
  ['windfall', ['next of kin', 'my late husband', 'eine Spende'], ['the next train']],
  ['stranger', ['Dear friend', 'my private email', 'Gott segne Sie'], ['Dear colleagues']],
  ['promise', ['earn $300 per day', 'no experience needed', 'verdienen Sie'], ['an experienced baker']],
  ['chatApp', ['write on WhatsApp', 'Telegram'], ['a telegraph line']],
  [
    'scanCode',
    ['Scan the QR code', 'Scannen Sie den Code', 'Flashez le code', 'QRコードを読み取り'],
    ['The scanner is broken', 'Show the QR code at the door', 'QRコードをご提示ください'],
  ],
  ['workLogin', ['your work account', 'two-factor'], ['a tree in the yard']],
  ['archivePassword', ['Password: 4471'], ['The archive opens at nine']],
]

describe('mentions()', () => {
  test.for(cases)('recognizes the concept %s, but not similar text', async ([concept, said, near]) => {
    for (const text of said) expect(mentions(await evidenceOf({ text }), concept), text).toBe(true)
    for (const text of near) expect(mentions(await evidenceOf({ text }), concept), text).toBe(false)
  })

  test('requires all given concepts near the beginning of the text', async () => {
    const text = 'Scan the QR code. I am in a meeting.'
    expect(mentions(await evidenceOf({ text }), 'scanCode', 'secrecy')).toBe(true)
    expect(mentions(await evidenceOf({ text }), 'scanCode', 'crypto')).toBe(false)
    expect(mentions(await evidenceOf({ text: `${'word '.repeat(3000)}${text}` }), 'scanCode')).toBe(false)
  })
})
