/** Cases for rules about header fields and MIME parts. */

import { casesOf, type RuleCase } from './rule-case.ts'

const dated = (date: string): string => `From: a@b.com\nSubject: x\nDate: ${date}\n\nx\n`

/** The clock in tests is fixed at 2026-11-22 00:00 UTC. */
const dates = casesOf('date-invalid', 'date.eml', [
  ['The first moment that is too far ahead', dated('Tue, 24 Nov 2026 00:00:01 +0000'), ['error 3']],
  ['Two days ahead', dated('Tue, 24 Nov 2026 00:00:00 +0000'), []],
  ['Two days ahead in a zone behind UTC', dated('Mon, 23 Nov 2026 22:30:00 -0130'), []],
  ['Further ahead in a zone behind UTC', dated('Mon, 23 Nov 2026 22:31:00 -0130'), ['error 3']],
  ['Two days ahead in a zone ahead of UTC', dated('Tue, 24 Nov 2026 05:45:00 +0545'), []],
  ['Further ahead in a zone ahead of UTC', dated('Tue, 24 Nov 2026 05:46:00 +0545'), ['error 3']],
  ['Seven days ago', dated('Sun, 15 Nov 2026 00:00:00 +0000'), []],
  ['More than seven days ago', dated('Sat, 14 Nov 2026 23:59:59 +0000'), ['notice 3']],
  ['The hour 24', dated('Sun, 22 Nov 2026 24:00:00 +0000'), ['error 3']],
  ['The hour 23', dated('Sat, 21 Nov 2026 23:59:59 +0000'), []],
  ['The minute 60', dated('Sat, 21 Nov 2026 23:60:00 +0000'), ['error 3']],
  ['A leap second', dated('Sat, 21 Nov 2026 23:59:60 +0000'), []],
  ['The second 61', dated('Sat, 21 Nov 2026 23:59:61 +0000'), ['error 3']],
  ['A month that does not exist', dated('Sat, 21 Nev 2026 10:00:00 +0000'), ['error 3']],
  ['Empty', dated(''), ['error 3']],
  ['White space around it', dated('  Sat, 21 Nov 2026 10:00:00 +0000  '), []],
  ['A named zone', dated('Sat, 21 Nov 2026 10:00:00 GMT'), []],
])

const typed = (type: string, body: string, more = ''): string =>
  `From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: ${type}\n${more}\n${body}\n`
const quoted = 'Content-Transfer-Encoding: quoted-printable\n'
const base64 = 'Content-Transfer-Encoding: base64\n'

const charsets = casesOf('charset-mismatch', 'charset.eml', [
  ['UTF-8 in base64 under iso-8859-1', typed('text/plain; charset=iso-8859-1', 'Y2Fmw6k=', base64), ['error 4']],
  ['ASCII in base64', typed('text/plain; charset=us-ascii', 'Y2FmZQ==', base64), []],
  ['Quoted UTF-8 under utf-8', typed('text/plain; charset=utf-8', 'caf=C3=A9', quoted), []],
  ['Quoted iso-8859-1 under utf-8', typed('text/plain; charset=utf-8', 'caf=E9', quoted), ['error 4']],
  ['Quoted iso-8859-1 as declared', typed('text/plain; charset=iso-8859-1', 'caf=E9', quoted), []],
  ['Quoted UTF-8 under us-ascii', typed('text/plain; charset=us-ascii', 'caf=C3=A9', quoted), ['error 4']],
  ['Quoted digits under 7bit', typed('text/plain; charset=utf-8', 'a=E9b'), []],
  ['A charset that does not exist', typed('text/plain; charset=utf-99', 'caf=C3=A9', quoted), ['error 4']],
  ['Quotes and spaces around a charset', typed('text/plain; charset=" utf-8 "', 'caf=C3=A9', quoted), []],
  ['Shift_JIS whose bytes are UTF-8, too', typed('text/plain; charset=shift_jis', 'caf=C3=A9', quoted), []],
  ['Bytes of an attachment', typed('image/png', 'caf=C3=A9', quoted), []],
  [
    'A meta that agrees with Content-Type',
    typed('text/html; charset=iso-8859-1', '<meta charset="latin1"><p>caf=E9</p>', quoted.replace('=', '=')),
    [],
  ],
  [
    'A meta against Content-Type',
    typed('text/html; charset=iso-8859-1', '<p>x</p>\n<meta charset="utf-8"><p>Hello</p>'),
    ['error 7'],
  ],
])

const metas = casesOf('charset-mismatch', 'meta.html', [
  ['A meta by http-equiv', '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">', ['error 1']],
  ['A meta by http-equiv that agrees', '<meta http-equiv="content-type" content="text/html; charset=UTF-8">', []],
  ['A meta by http-equiv without a charset', '<meta http-equiv="content-type" content="text/html">', []],
  ['Another meta that mentions a charset', '<meta name="description" content="charset=latin1">', []],
  ['A meta without content', '<meta name="x">', []],
  ['An empty charset', '<meta charset="">', []],
  ['A charset with spaces', '<meta charset=" utf-8 ">', []],
  ['A charset that does not exist', '<meta charset="klingon">', ['error 1']],
  ['One lost character', '<p>Hi</p>\n<p>Caf\ufffd</p>', ['error 2']],
  ['Two broken words are one finding', '<p>cafÃ©</p>\n<p>thÃ©</p>', ['error 1']],
  ['A capital with an accent before a quotation mark', '<p>SÃ» and Ã»</p>', []],
])

const from = (value: string, rest = ''): string => `---\nsubject: x\nfrom: ${value}\n---\n<p>Ready.</p>${rest}\n`
const viaServer = (smtpHost: string) => ({ settings: { smtpHost } })
const freemail = casesOf(
  'from-freemail',
  'from.html',
  [
    ['gmail.com', 'smtp.gmail.com'],
    ['gmail.com', 'smtp-relay.google.com'],
    ['gmail.com', 'smtp.googlemail.com'],
    ['googlemail.com', 'smtp.google.com'],
    ['googlemail.com', 'smtp.gmail.com'],
    ['outlook.com', 'smtp.office365.com'],
    ['outlook.com', 'smtp.live.com'],
    ['hotmail.com', 'smtp.office365.com'],
    ['hotmail.com', 'smtp-mail.outlook.com'],
    ['hotmail.com', 'smtp.live.com'],
    ['live.com', 'smtp.office365.com'],
    ['live.com', 'smtp-mail.outlook.com'],
    ['icloud.com', 'smtp.mail.me.com'],
    ['icloud.com', 'mail.apple.com'],
  ].map(
    ([domain, server = '']) => [`${domain} through ${server}`, from(`a@${domain}`), [], viaServer(server)] as const,
  ),
).concat(
  casesOf('from-freemail', 'from.html', [
    ['gmail.com through another server', from('A <a@GMAIL.com>'), ['error 3'], viaServer('smtp.apple.com')],
  ]),
)

const names = casesOf('display-name-misleading', 'name.html', [
  ['An address without a name', from('news@fernhill-bikes.com'), []],
  ['The own domain in capitals', from("'Fernhill-Bikes.COM <news@fernhill-bikes.com>'"), []],
  ['The own address', from(`'"news@fernhill-bikes.com" <news@fernhill-bikes.com>'`), []],
  ['Another address', from(`'"news@northwind.net" <news@fernhill-bikes.com>'`), ['warning 3']],
])

const aligned = (settings: RuleCase['settings'], author = 'fernhill-bikes.com') =>
  [from(`News <news@${author}>`), settings] as const
const dkim = (domain: string) => ({ domain, selector: 's1', isSigning: false })
const alignments = casesOf(
  'from-alignment',
  'from.html',
  (
    [
      ['Nothing known', aligned({}), ['unchecked']],
      ['Both aligned', aligned({ envelopeFrom: 'b@fernhill-bikes.com', dkim: dkim('fernhill-bikes.com') }), []],
      ['A subdomain', aligned({ envelopeFrom: 'b@mail.fernhill-bikes.com', dkim: dkim('fernhill-bikes.com') }), []],
      ['Capital letters', aligned({ envelopeFrom: 'b@Fernhill-Bikes.COM', dkim: dkim('FERNHILL-bikes.com') }), []],
      ['Only a foreign envelope known', aligned({ envelopeFrom: 'b@northwind.net' }), ['unchecked']],
      ['Only a foreign signer known', aligned({ dkim: dkim('northwind.net') }), ['unchecked']],
      ['Only an aligned envelope known', aligned({ envelopeFrom: 'b@fernhill-bikes.com' }), []],
      ['Only an aligned signer known', aligned({ dkim: dkim('fernhill-bikes.com') }), []],
      [
        'Only the envelope aligned',
        aligned({ envelopeFrom: 'b@fernhill-bikes.com', dkim: dkim('northwind.net') }),
        ['notice 3'],
      ],
      [
        'Another domain with the same ending',
        aligned({ envelopeFrom: 'b@hill-bikes.com', dkim: dkim('hill-bikes.com') }),
        ['error 3'],
      ],
    ] as const
  ).map(
    ([about, [text, settings], finds]) => [about, text, finds, settings === undefined ? {} : { settings }] as const,
  ),
)

/** The zone with an additional DMARC record. */
const inZone = (
  policy: string,
  settings: RuleCase['settings'],
  author = 'news.fernhill-bikes.com',
): Partial<RuleCase> => ({
  settings: { zoneFiles: ['zone'], ...settings },
  text: from(`News <news@${author}>`),
  files: {
    zone: `$ORIGIN fernhill-bikes.com.\n$TTL 300\n@ IN SOA ns h 1 2 3 4 5\nnews IN A 198.51.100.7\n_dmarc IN TXT "v=DMARC1; p=none; ${policy}"\n`,
  },
})
const own = 'news.fernhill-bikes.com'
const parent = 'fernhill-bikes.com'
const strict = casesOf(
  'from-alignment',
  'from.html',
  (
    [
      [
        'Strict DKIM at the parent',
        inZone('adkim=s', { envelopeFrom: `b@${parent}`, dkim: dkim(parent) }),
        ['notice 3'],
      ],
      ['Strict SPF at the parent', inZone('aspf=s', { envelopeFrom: `b@${parent}`, dkim: dkim(parent) }), ['notice 3']],
      ['Both strict at the own domain', inZone('adkim=s; aspf=s', { envelopeFrom: `b@${own}`, dkim: dkim(own) }), []],
      [
        'Both strict at the parent',
        inZone('adkim=s; aspf=s', { envelopeFrom: `b@${parent}`, dkim: dkim(parent) }),
        ['error 3'],
      ],
      ['Both relaxed at the parent', inZone('', { envelopeFrom: `b@${parent}`, dkim: dkim(parent) }), []],
      ['Both relaxed at a sibling', inZone('', { envelopeFrom: `b@x.${parent}`, dkim: dkim(`x.${parent}`) }), []],
      [
        'A domain that only ends alike',
        inZone('', { envelopeFrom: `b@x${parent}`, dkim: dkim(`x${parent}`) }),
        ['error 3'],
      ],
    ] as const
  ).map(([about, { text = '', ...more }, finds]) => [about, text, finds, more] as const),
)
const authors = casesOf('from-alignment', 'from.eml', [
  ['No valid author', 'From: News\nReturn-Path: <b@northwind.net>\nSubject: x\n\nx\n', ['unchecked']],
  [
    'A Return-Path in capitals, and an author at the same domain',
    'Return-Path: <b@FERNHILL-BIKES.com>\nFrom: news@Fernhill-Bikes.com\nSubject: x\n\nx\n',
    [],
  ],
  [
    'The place of an author in capitals',
    'DKIM-Signature: v=1; d=northwind.net; s=s; h=From; bh=x; b=x\nReturn-Path: <b@northwind.net>\nFrom: News of all\n <news@Fernhill-Bikes.COM>\nSubject: x\n\nx\n',
    ['error 4'],
  ],
])

export const headerCases: readonly RuleCase[] = [
  ...dates,
  ...charsets,
  ...metas,
  ...freemail,
  ...names,
  ...alignments,
  ...strict,
  ...authors,
]
