/** Cases for rules with a limit or with several reasons, at the limit and for each reason. */

import { casesOf } from './rule-case.ts'

const about = (subject: string): string => `---\nsubject: "${subject}"\nfrom: a@b.com\n---\n<p>x</p>`
const raw = (fields: string): string => `From: a@b.com\nSubject: x\n${fields}\n\nx\n`

const subjectLengths = casesOf('subject-length', 'subject.html', [
  ['60 characters', about('a'.repeat(60)), []],
  ['61 characters', about('a'.repeat(61)), ['notice 2']],
  ['78 characters', about('a'.repeat(78)), ['notice 2']],
  ['79 characters', about('a'.repeat(79)), ['warning 2']],
  ['60 emoji', about('🚲'.repeat(60)), []],
  ['998 bytes', about('eight by '.repeat(110).padEnd(998, 'a')), ['warning 2']],
  ['999 bytes', about('eight by '.repeat(110).padEnd(999, 'a')), ['error 2']],
])

const shouts = casesOf('subject-shouting', 'subject.html', [
  ['Nine capitals', about('ALL YOU DO'.slice(0, 9)), []],
  ['Ten letters in capitals', about('WHEELS SALE'), ['warning 2']],
  ['7 of 10 letters', about('WHEELSS abc'), ['warning 2']],
  ['Just below 7 of 10 letters', about('WHEELSS abcd'), []],
  ['Two emoji', about('New bikes 🚲🚲'), []],
  ['Three emoji', about('New bikes 🚲🚲🚲'), ['warning 2']],
])

const secret = 'hV7kQz2LmX9wRt4B'
const secrets = casesOf('secret-leak', 'secret.html', [
  [
    'A key in a link for one recipient',
    `<p>Hi</p>\n<p><a href="https://fernhill-bikes.com/reset?k=sk_live_4eC39HqLyjWDarjtT1zdp7dc">Reset</a></p>`,
    ['error 2'],
  ],
  [
    'A token in a link for one recipient',
    `<p>Hi</p>\n<p><a href="https://fernhill-bikes.com/reset?token=${secret}">Reset</a></p>`,
    [],
  ],
  [
    'A token in another link',
    `<p>Hi</p>\n<p><a href="https://fernhill-bikes.com/?token=${secret}">A</a></p>`,
    ['error 2'],
  ],
  ['A token in a complete message', raw(`X-Config: token=${secret}`), ['notice 3'], { file: 'secret.eml' }],
  ['A token in a field of the provider', raw(`X-SES-Outgoing: token=${secret}`), [], { file: 'secret.eml' }],
])

const comments = casesOf('comment-leak', 'comment.html', [
  ['A template comment of Jinja', '<p>Hi</p>\n<p>{# Ask Ada #} Hello</p>', ['error 2']],
  ['A template comment of JSP', '<p>Hi</p>\n<p><%-- Ask Ada --%> Hello</p>', ['error 2']],
  ['A template comment in code', '<p>Hi</p>\n<pre>{# Ask Ada #}</pre>', []],
  [
    'A template comment in the alt of an image',
    '<p>Hi <img src="https://fernhill-bikes.com/a.png" alt="{# A #}"></p>',
    [],
  ],
  ['A note in an Outlook conditional', '<!--[if mso]><p>TODO</p><![endif]-->\n<p>Hi</p>', []],
  ['A note at the end of an Outlook conditional', '<!-- TODO <![endif]-->\n<p>Hi</p>', []],
  ['A ticket', '<p>Hi</p>\n<!-- BIKE-12 -->', ['notice 2']],
])

const answered = (replyTo: string): string =>
  `---\nsubject: Hi\nfrom: a@fernhill-bikes.com\nreply-to: ${replyTo}\n---\n<p>x</p>`
const replies = casesOf('reply-to-mismatch', 'reply.html', [
  ['A foreign domain in capitals', answered('Help <help@Northwind.COM>'), ['warning 4']],
  ['An allowed domain itself', answered('help@zendesk.com'), [], { settings: { allowHosts: ['zendesk.com'] } }],
  [
    'A domain that ends like an allowed one',
    answered('a@notzendesk.com'),
    ['warning 4'],
    { settings: { allowHosts: ['zendesk.com'] } },
  ],
  ['A message without From', 'Subject: x\nReply-To: a@northwind.com\n\nx\n', [], { file: 'reply.eml' }],
])

const law = (part: string): string => `${part}\n<p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>`
const canSpam = { settings: { rules: { 'postal-address-missing': { severity: null, options: { law: 'can-spam' } } } } }
const addresses = casesOf('postal-address-missing', 'address.html', [
  ['An address', law('<p>Fernhill Bikes, 214 Alder Court, Portland, OR 97209</p>'), [], canSpam],
  [
    'An address only in an alt',
    law('<img src="https://fernhill-bikes.com/a.png" alt="214 Alder Court, Portland, OR 97209">'),
    ['notice 1'],
    canSpam,
  ],
  ['A postal code alone', law('<p>97209</p>'), ['notice 1'], canSpam],
  ['Another tag', law('<p>*|NAME|*</p>'), ['notice 1'], canSpam],
  ['The tag of a provider', law('<p>*|LIST:ADDRESS|*</p>'), [], canSpam],
  ['Without evidence of marketing', '<p>Hi</p>', [], canSpam],
])

const words = (count: number): string => 'word '.repeat(count)
const previews = casesOf('preheader-missing', 'preview.html', [
  ['40 words', `<body><p> View in browser </p><p>${words(37)}</p></body>`, ['notice 1']],
  ['39 words', `<body><p>View in browser</p><p>${words(36)}</p></body>`, []],
  [
    'A preheader',
    `<body><div style="display:none">Your bike</div><p>View in browser</p><p>${words(40)}</p></body>`,
    [],
  ],
  ['Only images', `<body><p>&nbsp;</p></body>`, []],
  [
    'The subject again',
    `---\nsubject: " Your bike "\nfrom: a@b.com\n---\n<p>Your bike</p><p>${words(40)}</p>`,
    ['notice 1'],
  ],
])

const id = (value: string): string => raw(`Message-ID: ${value}`)
const messageIds = casesOf('message-id-invalid', 'id.eml', [
  ['White space around it', id('  <a@b.com>  '), []],
  ['No bracket at the end', id('<a@b.com'), ['error 3']],
  ['No bracket at the start', id('a@b.com>'), ['error 3']],
  ['Two @', id('<a@b@c.com>'), ['error 3']],
  ['A local host after a longer name', id('<a@x.local>'), ['warning 3']],
])

const bcc = casesOf('bcc-header', 'bcc.eml', [
  ['Empty', raw('Bcc:'), []],
  ['With an address', raw('Bcc: b@c.com'), ['error 3']],
])

const greetings = casesOf('empty-greeting', 'greeting.html', [
  ['A gap at the beginning of a paragraph', '<p>Hi</p>\n<p>Hi , see you</p>', ['warning 2']],
  ['A French salutation in a French message', '<html lang="FR"><body><p>Salut !</p><p>Hi !</p></body></html>', []],
])

export const limitCases = [
  ...subjectLengths,
  ...shouts,
  ...secrets,
  ...comments,
  ...replies,
  ...addresses,
  ...previews,
  ...messageIds,
  ...bcc,
  ...greetings,
]
