/** Cases for rules about text and its appearance. */

import { casesOf, type RuleCase } from './rule-case.ts'

const page = (body: string, attributes = 'lang="en"'): string =>
  `<!doctype html>\n<html ${attributes}>\n<body>\n${body}\n</body>\n</html>\n`

const placeholders = casesOf('placeholder-text', 'text.html', [
  ...(
    [
      ['Lorem ipsum', 'Lorem ipsum'],
      ['TODO', 'TODO: write this'],
      ['FIXME', 'FIXME later'],
      ['TBD', 'The time is TBD.'],
      ['XXX', 'Ask XXX about it.'],
      ['an instruction', 'Insert your logo here'],
      ['the name of a company', 'Welcome to your company name'],
      ['what goes somewhere', 'The headline goes here'],
      ['sample text', 'This is sample text.'],
    ] as const
  ).flatMap(([what, text]) => [
    [`Twice: ${what}`, `<p>Hi</p>\n<p>${text}</p>\n<p>${text}</p>`, ['error 2']] as const,
    [`In code: ${what}`, `<pre>${text}</pre>`, []] as const,
    [`In a value: ${what}`, '<p>{{ text }}</p>', ['warning 1'], inData(text)] as const,
  ]),
  ['A word between two of lorem ipsum', '<p>Hi</p>\n<p>quis nostrud, et ullamco</p>', ['error 2']],
  ['One word of lorem ipsum', '<p>The tempor of the song, et lorem</p>', []],
  ['Two parts of lorem ipsum', '<p>Hi</p>\n<p>Lorem ipsum</p>\n<p>Nostrud exercitation</p>', ['error 2']],
  ['Two prices', '<p>Hi</p>\n<p>Only $XX</p>\n<p>Save XX%</p>', ['error 2']],
  ['Two names', '<p>Hi</p>\n<p>Your Company Name</p>\n<p>© 2026 Your Brand</p>', ['error 2']],
  ['Two things that go somewhere', '<p>Hi</p>\n<p>The headline goes here</p>\n<p>Text goes here</p>', ['error 2']],
  ['Two samples', '<p>Hi</p>\n<p>Sample text</p>\n<p>Dummy text</p>', ['error 2']],
  ['Two instructions', '<p>Hi</p>\n<p>Insert your logo here</p>\n<p>Your headline here</p>', ['error 2']],
  ['Two paragraphs from the home row', '<p>Hi</p>\n<p>asdfasdf</p>\n<p> asdf. </p>', ['error 2']],
  ['Only blah', '<p>Hi</p>\n<p>Blah, blah blah.</p>', ['error 2']],
  ['A tool with the name asdf, and blah in prose', '<p>Install Node with asdf, no blah blah.</p>', []],
  ['Two labels', '<p>Hi</p>\n<p>Logo here</p>\n<p>Button text</p>', ['warning 2']],
  ['In a header field', '---\nsubject: Hi\nfrom: a@b.com\nheaders: |\n  X-Note: TODO\n---\n<p>x</p>', []],
  ['A percentage', '<p>Hi</p>\n<p>Save XX% today</p>', ['error 2']],
  ['Roman numbers', '<p>Chapter XX, King Louis XX, 5 XX</p>', []],
  ['An instruction with another verb', '<p>Hi</p>\n<p>Add image here</p>\n<p>Put your address here</p>', ['error 2']],
  ['Something that readers put somewhere', '<p>Put the book here and add it here</p>', []],
  ['A quoted instruction', '<p>It says “Insert coin here”</p>', []],
  ['A copyright notice', '<p>Hi</p>\n<p>(c) 2026 Your Store</p>', ['error 2']],
  ['Your company in prose', '<p>Tell us Your Company size, and your company name.</p>', []],
  ['The team', '<p>Hi</p>\n<p>The team at your company name</p>', ['error 2']],
  ['Only a label', '<p>Hi</p>\n<p>Company name</p>', ['error 2']],
  ['A form', '<p>Company name: Fernhill</p>', []],
  ['The sample text of a book', '<p>Read the sample text.</p>', []],
  ['A file', '<p>See TODO.md</p>', []],
  ['A slogan', '<p>Hi</p>\n<p> Slogan here </p>\n<p>Headline here!</p>', ['warning 2']],
  ['In the subject', '---\nsubject: Lorem ipsum\nfrom: a@b.com\n---\n<p>x</p>', ['error 2']],
])

function inData(text: string): Partial<RuleCase> {
  return { file: 'text.liquid', files: { 'data.json': JSON.stringify({ text }) } }
}

const on = (style: string, text: string, name = 'p'): string =>
  page(`<p>First of all, hello.</p>\n<${name} style="${style}">${text}</${name}>`)
const contrasts = casesOf('low-contrast', 'contrast.html', [
  ['4.5:1', on('color:#767676', 'Four words of text'), []],
  ['Just below 4.5:1', on('color:#777777', 'Four words of text'), ['notice 5']],
  ['Just below 3:1', on('color:#959595', 'Four words of text'), ['warning 5']],
  ['Just below 3:1 in two words', on('color:#959595', 'Two words'), ['notice 5']],
  ['Just below 3:1 in three words', on('color:#959595', 'Three words here'), ['warning 5']],
  ['Below 1.5:1', on('color:#dddddd', 'Two words'), ['error 5']],
  ['Large text at 3:1', on('color:#949494;font-size:24px', 'Four words of text'), []],
  ['Text that is almost large', on('color:#949494;font-size:23px', 'Four words of text'), ['notice 5']],
  ['Bold text at 19 px', on('color:#949494;font-size:19px;font-weight:bold', 'Four words of text'), []],
  ['Plain text at 19 px', on('color:#949494;font-size:19px', 'Four words of text'), ['notice 5']],
  ['Bold text at 18 px', on('color:#949494;font-size:18px;font-weight:bold', 'Four words of text'), ['notice 5']],
  ['Only signs', on('color:#dddddd', '* * *'), []],
  ['A disabled button', page('<p>Hi</p><button disabled style="color:#cccccc">Not yet open</button>'), []],
  [
    'An element for assistive technology',
    page('<p>Hi</p><p aria-disabled="true" style="color:#cccccc">Not yet open</p>'),
    [],
  ],
  [
    'A class that says disabled',
    page('<p>Hi</p><p class="btn is-disabled" style="color:#cccccc">Not yet open</p>'),
    [],
  ],
  ['Another class', page('<p>Hi</p>\n<p class="btn" style="color:#cccccc">Not yet open</p>'), ['warning 5']],
  ['A button', on('color:#a0a0a0', 'Four words of text', 'button'), ['notice 5']],
  [
    'A link',
    page('<p>Hi</p>\n<a href="https://fernhill-bikes.com" style="color:#a0a0a0">Four words of text</a>'),
    ['notice 5'],
  ],
  [
    'A color of the parent',
    page('<p>Hi</p>\n<div style="color:#959595">\n<p>Four words of text</p></div>'),
    ['warning 5'],
  ],
  ['The color of <font>', page('<p>Hi</p>\n<font color="#959595">\n<b>Four words of text</b></font>'), ['warning 5']],
  [
    'Two paragraphs in one color',
    page(
      '<p>Hi</p>\n<p style="color:#959595">Four words of text</p>\n<p style="color:#959595">Four more words, too</p>',
    ),
    ['warning 5'],
  ],
  [
    'A preheader in the color of the page',
    page('<div style="color:#ffffff;background:#ffffff">A preview</div><p>Hi</p>'),
    [],
  ],
])

const languages = casesOf('missing-lang', 'lang.html', [
  ['White space around it', page('<p>Hi</p>', 'lang=" en "'), []],
  ['Only white space', page('<p>Hi</p>', 'lang=" "'), ['notice 2']],
  ['UND in capitals', page('<p>Hi</p>', 'lang="UND"'), ['notice 2']],
  ['A tag with a region', page('<p>Hi</p>', 'lang="pt-BR"'), []],
  ['A tag that cannot be', page('<p>Hi</p>', 'lang="en-"'), ['notice 2']],
  ['A name instead of a tag', page('<p>Hi</p>', 'lang="english"'), ['notice 2']],
  ['A known xml:lang', page('<p>Hi</p>', 'xml:lang=" de "'), ['notice 2']],
  ['An invalid xml:lang', page('<p>Hi</p>', 'xml:lang="deutsch"'), ['notice 2']],
  [
    'An empty lang',
    page('<p>The bikes are ready and you can have them on the day that you like.</p>', 'lang=""'),
    ['notice 2'],
  ],
  [
    'A language that can be guessed',
    page('<p>The bikes are ready and you can have them on the day that you like.</p>', ''),
    ['notice 2'],
  ],
  [
    'A tag printed by an expression',
    '{{ open }}<body><p>The bikes are ready and you can have them on the day that you like.</p></body></html>',
    ['notice 1'],
    { file: 'lang.liquid', files: { 'data.json': '{"open": "<!doctype html><html>"}' } },
  ],
])

const greetings = casesOf('empty-greeting', 'greeting.liquid', [
  ['A French exclamation', page('<p>Bonjour !</p>', 'lang="FR-ca"'), []],
  ['A French word in English', page('<p>Hi</p>\n<p>Salut !</p>'), []],
  ['An English exclamation', page('<p>Hello !</p>'), ['warning 4']],
  ['French that greets in English', page('<p>Hello !</p>', 'lang="fr"'), []],
  ['In code', page('<pre>Hello ,</pre>'), []],
  ['In a header', '---\nsubject: x\nfrom: a@b.com\nheaders: "X-Text: Hello ,"\n---\n<p>x</p>', []],
  ['Two greetings in one paragraph', page('<p>Hello ,<br>\nDear ,</p>'), ['warning 4']],
  ['A number that is missing', page('<p>Thanks.</p>\n<p>Your order # has left us.</p>'), ['warning 5']],
  [
    'A variable that printed nothing',
    page('<p>Thanks.</p>\n<p>It comes on {{ day }}.</p>'),
    ['warning 5'],
    { files: { 'data.json': '{"day": ""}' } },
  ],
  [
    'A variable that printed something',
    page('<p>It comes on {{ day }} .</p>'),
    [],
    { files: { 'data.json': '{"day": "Monday"}' } },
  ],
])

const windfall =
  'You have won the lottery. I am a barrister and your late uncle left an inheritance of 8 million dollars to his next of kin. Send your bank account to claim the funds.'
const diet = '<p>Hi</p>\n<p>Lose 10 kilos in a week with one simple trick.</p>'
const trade = 'Company processing: order now, payment to your address.'
const fromPoints = (points: number): Partial<RuleCase> => ({
  settings: { rules: { 'spam-words': { severity: null, options: { 'min-points': points } } } },
})
/** A word with soft hyphens is not found in the text, so the finding is at the first text. */
const divided = 'Via\u00adgra and Cia\u00adlis without pres\u00adcription'
const wordings = casesOf('spam-words', 'wording.html', [
  ['Less than half of the threshold', diet, ['notice 2']],
  [
    'More than half of it in 29 words',
    `<p>Hi</p>
<p>${trade} ${'Ngai '.repeat(16)}</p>`,
    ['notice 2'],
  ],
  [
    'More than half of it in 30 words',
    `<p>Hi</p>
<p>${trade} ${'Ngai '.repeat(17)}</p>`,
    ['warning 2'],
  ],
  [
    'Words that are not shown as text do not count',
    `<p>Hi</p>
<p>${trade} ${'Ngai '.repeat(16)}<img src="https://fernhill-bikes.com/a.png" alt="Ngai"></p>`,
    ['notice 2'],
  ],
  [
    'More than half of it in a message of 30 words',
    `From: a@b.com
Subject: Hi
Content-Type: text/plain; charset=utf-8

${trade} ${'Ngai '.repeat(21)}
`,
    ['warning 5'],
    { file: 'wording.eml' },
  ],
  [
    'More than half of it in 29 words that both parts contain',
    `From: a@b.com
Subject: Hi
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain; charset=utf-8

${trade} ${'Ngai '.repeat(20)}
--b
Content-Type: text/html; charset=utf-8

<p>${trade} ${'Ngai '.repeat(20)}</p>
--b--
`,
    ['notice 13'],
    { file: 'wording.eml' },
  ],
  ['Fewer points than are reported', diet, [], fromPoints(2)],
  ['As many points as are reported', diet, ['notice 2'], fromPoints(1)],
  [
    'The strongest word in the subject',
    `---\nsubject: How to claim\nfrom: a@b.com\n---\n<p>${windfall}</p>`,
    ['warning 2'],
  ],
  [
    'The strongest word in the alt of an image',
    `<p>Hi <img src="https://fernhill-bikes.com/a.png" alt="claim">\n<p>${windfall}</p>`,
    ['warning 2'],
  ],
  [
    'Words that soft hyphens divide, after an empty paragraph',
    `---\nsubject: News\nfrom: a@b.com\n---\n<p>&nbsp;</p>\n<p>\n${divided}</p>`,
    ['warning 7'],
  ],
  ['Divided words in the subject alone', `---\nsubject: ${divided}\nfrom: a@b.com\n---\n<p>&nbsp;</p>`, ['warning 2']],
  [
    'A message of text',
    `From: a@b.com\nSubject: Hi\nContent-Type: text/plain; charset=utf-8\n\nHi\n\n${windfall}\n`,
    ['warning 7'],
    { file: 'wording.eml' },
  ],
])

const twenty = 'We sell the best bikes of all with free parts and free service for life to every rider who signs'
const most = (limit: number): Partial<RuleCase> => ({
  settings: { rules: { 'hidden-content': { severity: null, options: { 'max-words': limit } } } },
})
const unseen = (hiddenText: string): string => `<p>Ready.</p>\n<div style="display:none">${hiddenText}</div>`
const concealed = casesOf('hidden-content', 'hidden.html', [
  ['Two hidden words', unseen('Bike shop'), []],
  ['Three', unseen('Best bike shop'), ['warning 2']],
  ['As many words as are allowed', unseen('Three words here'), [], most(3)],
  ['One more', unseen('Three words here'), ['warning 2'], most(2)],
  [
    'Two hidden elements, of which the second is longer',
    `${unseen('Three words here')}\n<p style="display:none">${twenty}</p>`,
    ['warning 3'],
  ],
  [
    'Two hidden elements, of which the first is longer',
    `${unseen(twenty)}\n<p style="display:none">Three words here</p>`,
    ['warning 2'],
  ],
])

export const textCases: readonly RuleCase[] = [
  ...wordings,
  ...concealed,
  ...placeholders,
  ...contrasts,
  ...languages,
  ...greetings,
]
