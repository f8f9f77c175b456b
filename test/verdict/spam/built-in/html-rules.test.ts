import { describe, expect, test } from 'vitest'

import { htmlRules } from '../../../../src/verdict/spam/built-in/html-rules.ts'
import type { MailParts } from '../../../support/mail-builder.ts'
import { aZip } from '../../../support/zip-file.ts'
import { strikes } from './evidence-of.ts'

const manyWords = 'Here are enough ordinary words for a reader who wants to know what this is all about. '.repeat(4)
const japanese =
  'いつもご利用いただきありがとうございます。ご注文の商品は明日の午前中にお届けする予定です。ご不在の場合は、不在票をご確認のうえ、再配達をお申し込みください。'
const hidden = (words: number): MailParts => ({
  html: `<i style="display:none">preheader</i><p>Seen</p><p style="display:none">${'hidden '.repeat(words)}</p>`,
})
const attached = (filename: string, content: string | Uint8Array = 'x'): MailParts => ({
  text: 'See the file.',
  attachments: [{ filename, content }],
})

const cases: readonly (readonly [string, readonly MailParts[], readonly MailParts[]])[] = [
  ['HTML_WITHOUT_TEXT', [{ html: '<p>x</p>' }], [{ html: '<p>x</p>', text: 'x' }, { text: 'x' }]],
  [
    'IMAGE_ONLY',
    [{ html: '<a href="https://a.example"><img src="x" width="600"></a>' }],
    [
      { html: `<img src="x" width="600"><p>${manyWords}</p>` },
      { html: '<p>Short.</p><img src="x" width="1" height="1">' },
      { html: `<img src="x" width="600"><p>${japanese}</p>` },
    ],
  ],
  [
    'HIDDEN_TEXT',
    [hidden(10), hidden(60)],
    [hidden(3), { html: '<i style="display:none">a long preheader is what everybody has in here</i>x' }],
  ],
  [
    'WORDS_SPLIT_BY_TAGS',
    [{ html: 'vi<!-- x -->agra' }],
    [{ html: '<b>T</b>he start' }, { html: '佐々木<!-- -->様、ご注文<!-- -->12345<!-- -->番を発送<!-- -->しました' }],
  ],
  [
    'HTML_PASSWORD_FORM',
    [{ html: '<form><input type="password"></form>' }],
    [{ html: '<form><input type="text"></form>' }],
  ],
  ['HTML_FORM', [{ html: '<form><input type="text"></form>' }], [{ html: '<p>form</p>' }]],
  [
    'HTML_ACTIVE_CONTENT',
    [{ html: '<iframe src="x"></iframe>' }, { html: '<script>x()</script>' }],
    [{ html: '<script type="application/ld+json">{"@type":"Order"}</script>' }],
  ],
  ['HTML_OLD_SHOUTING', [{ html: '<center><font size="7">BIG</font></center>' }], [{ html: '<center>x</center>' }]],
  [
    'TEXT_SHOUTS',
    [{ text: 'THIS IS AN OFFER FOR ALL OF YOU. ORDER TODAY AND SAVE A LOT.' }],
    [
      { text: 'An ordinary sentence of NATO and the EU.' },
      { text: '【本日最終日】SPRING SALE MAX 50%OFF 対象商品はすべて送料無料でお届けいたします' },
    ],
  ],
  ['TEXT_EXCLAIMS', [{ text: 'Buy this!!! now' }, { text: '$$$ for you' }], [{ text: 'Welcome! We are glad!' }]],
  [
    'WORDS_DISGUISED',
    [{ text: 'Cheap v1agra here' }, { text: 'R0lex watches' }, { text: 'f.r.e.e cash' }, { text: 'your pa$$word' }],
    [{ text: 'Pay with PayPal, free of charge, by 3pm in b2b deals' }, { text: 'Free-standing shelf 42' }],
  ],
  [
    'CRYPTO_ADDRESS',
    [
      { text: 'send to 0x52908400098527886E0F7030069857D2E4169EE7' },
      { text: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
    ],
    [{ text: 'commit 52908400098527886e0f7030069857d2e4169ee7' }],
  ],
  [
    'ATTACHMENT_RUNS_CODE',
    [attached('run.exe'), attached('a.zip', aZip(['x.js']))],
    [attached('report.pdf'), attached('a.zip', aZip(['x.txt']))],
  ],
  ['ATTACHMENT_WEB_PAGE', [attached('invoice.html'), attached('scan.svg')], [attached('invoice.pdf')]],
]

describe('htmlRules', () => {
  test('every HTML rule has a test case', () => {
    expect(cases.map(([name]) => name).toSorted()).toEqual(htmlRules.map((rule) => rule.name).toSorted())
  })

  test.for(cases)('%s fires for its examples and not for similar honest mail', async ([name, striking, harmless]) => {
    for (const parts of striking)
      expect(await strikes(htmlRules, name, parts), JSON.stringify(parts)).toBeGreaterThan(0)
    for (const parts of harmless) expect(await strikes(htmlRules, name, parts), JSON.stringify(parts)).toBe(0)
  })

  test('more occurrences give more points', async () => {
    expect(await strikes(htmlRules, 'HIDDEN_TEXT', hidden(60))).toBe(2)
    expect(await strikes(htmlRules, 'TEXT_SHOUTS', { text: 'LOUD AND LOUDER THAN EVER.' })).toBe(2)
  })
})
