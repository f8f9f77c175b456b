/** Cases for rules about elements, sizes and tables, and messages that are checked by all rules. */

import { casesOf, type RuleCase } from './rule-case.ts'

const page = (body: string): string => `<!doctype html>\n<html lang="en">\n<body>\n${body}\n</body>\n</html>\n`

const elements = casesOf('html-unsupported', 'element.html', [
  ['<marquee>', page('<marquee>News</marquee>'), ['warning 4']],
  ['<meter>', page('<meter value="1">1</meter>'), ['warning 4']],
  ['<progress>', page('<progress value="1">1</progress>'), ['warning 4']],
  ['<picture> without an image', page('<picture><source srcset="a.webp"></picture>'), ['warning 4']],
  ['<audio> with fallback text', page('<audio>Listen on our page</audio>'), []],
  ['<canvas> with fallback text', page('<canvas>A bike</canvas>'), []],
  ['<video> with a comment only', page('<video><!-- none --></video>'), ['warning 4']],
  ['<video> with white space only', page('<video> <b> </b> </video>'), ['warning 4']],
  ['<video> with an element only', page('<video><b></b></video>'), ['warning 4']],
])

const trees = casesOf('invalid-html', 'tree.html', [
  ['A cell in a table without a row', page('<table><td>A</td></table>'), ['warning 4']],
  ['A cell in <tbody> without a row', page('<table><tbody><td>A</td></tbody></table>'), ['warning 4']],
  ['A cell in a row', page('<table><thead><tr><th>A</th></tr></thead><tr><td>B</td></tr></table>'), []],
  [
    'A cell in a row of an Outlook conditional',
    page('<!--[if mso]><tr><![endif]--><table><tr><td>A</td></tr></table>'),
    [],
  ],
  ['A heading cell in a paragraph', page('<div><th>A</th></div>'), ['warning 4']],
  ['An anchor in a link', page('<a href="https://fernhill-bikes.com"><a name="x">A</a></a>'), []],
  ['An inline element that is not closed', page('<p><b>A</p>'), []],
  ['Two empty ids', page('<p id="">A</p><p id="">B</p>'), []],
  ['Two blocks in paragraphs', page('<p>A<div>B</div></p>\n<p>C<div>D</div></p>'), ['warning 4']],
  ['Two elements that are not closed', page('<div>A\n<center>B'), ['warning 4']],
])

const long = 'Six words of text are here now'
const sizes = casesOf('small-text', 'size.html', [
  ['12 px', page(`<p style="font-size:12px">${long}</p>`), []],
  ['11.9 px', page(`<p style="font-size:11.9px">${long}</p>`), ['notice 4']],
  ['Five words', page('<p style="font-size:9px">Five words of small text</p>'), []],
  ['A size of the parent', page(`<div style="font-size:11px">\n<p>${long}</p></div>`), ['notice 4']],
  ['A size by font', page(`<div style="font:11px Arial">\n<p>${long}</p></div>`), ['notice 4']],
  ['Superscript', page(`<sup style="font-size:9px">${long}</sup>`), []],
  ['Inside of superscript', page(`<sup><b style="font-size:9px">${long}</b></sup>`), []],
  ['A footer of 10 px', page(`<p>${`${long} `.repeat(9)}</p>\n<p style="font-size:10px">${long}</p>`), []],
  ['A footer of 9 px', page(`<p>${`${long} `.repeat(9)}</p>\n<p style="font-size:9px">${long}</p>`), ['notice 5']],
])

const cells = (count: number): string => '<td>A</td>'.repeat(count)
const rows = (count: number): string => `<tr>${cells(count)}</tr><tr>${cells(count)}</tr>`
const tables = casesOf('layout-table-role', 'table.html', [
  ['One column', page(`<table>${rows(1)}</table>`), ['notice 4']],
  ['Two columns', page(`<table>${rows(2)}</table>`), []],
  ['Two columns as wide as the page', page(`<table width="100%">${rows(2)}</table>`), ['notice 4']],
  ['Two columns with a width', page(`<table width="300">${rows(2)}</table>`), []],
  ['Two columns with padding', page(`<table cellpadding="4">${rows(2)}</table>`), ['notice 4']],
  ['Two columns with spacing', page(`<table cellspacing="4">${rows(2)}</table>`), ['notice 4']],
  ['Two aligned columns', page(`<table align="center">${rows(2)}</table>`), ['notice 4']],
  ['Three columns as wide as the page', page(`<table width="100%">${rows(3)}</table>`), []],
  ['A role', page(`<table role="none">${rows(1)}</table>`), []],
])

const parts = (text: string, html: string, head = ''): string =>
  `${head}From: news@fernhill-bikes.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain\n\n${text}\n--b\nContent-Type: text/html\n\n${html}\n--b--\n`
const twelve = 'alpha bravo charlie delta echoes foxtrot golfer hotels india juliet kilos limas'
const shares = casesOf('text-part-mismatch', 'parts.eml', [
  ['A fifth of the words', parts('alpha bravo charlie', `<p>${twelve} mikes novem oscar</p>`), []],
  ['Less than a fifth', parts('alpha bravo', `<p>${twelve}</p>`), ['warning 9']],
  ['Eleven words are too few', parts('other', `<p>${twelve.replace(' limas', '')}</p>`), []],
  ['Capital letters', parts(twelve.toUpperCase(), `<p>${twelve}</p>`), []],
  ['Words in code', parts('other', `<pre>${twelve}</pre>`), ['warning 9']],
  ['Both empty', parts('', '<p></p>'), []],
  [
    'A long sentence about browsers',
    parts(`Open it in your browser. ${twelve} ${twelve} ${twelve} ${twelve}`, `<p>${twelve}</p>`),
    [],
  ],
  [
    'No opt-out in the text of marketing',
    parts(twelve, `<p>${twelve}</p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a>`),
    ['warning 9'],
    { settings: { mailType: 'marketing' } },
  ],
  [
    'The address of the opt-out in the text of marketing',
    parts(
      `${twelve} https://fernhill-bikes.com/u/1`,
      `<p>${twelve}</p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a>`,
    ),
    [],
    { settings: { mailType: 'marketing' } },
  ],
  [
    'An opt-out in words in the text of marketing',
    parts(
      `${twelve} To unsubscribe, reply.`,
      `<p>${twelve}</p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a>`,
    ),
    [],
    { settings: { mailType: 'marketing' } },
  ],
  [
    'No opt-out in the text of transactional mail',
    parts(twelve, `<p>${twelve}</p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a>`),
    [],
    { settings: { mailType: 'transactional' } },
  ],
])

const pictures = casesOf('image-alt', 'alt.html', [
  [
    'An image that is hidden from assistive technology',
    page('<img src="https://fernhill-bikes.com/a.png" aria-hidden="true">'),
    [],
  ],
  [
    'A link with a title',
    page('<a href="https://fernhill-bikes.com" title="Home"><img src="https://fernhill-bikes.com/a.png" alt=""></a>'),
    ['warning 4'],
  ],
  [
    'A link with nothing else',
    page('<a href="https://fernhill-bikes.com"> <img src="https://fernhill-bikes.com/a.png" alt=" "> </a>'),
    ['warning 4'],
  ],
  [
    'White space instead of text',
    page('<p>Hi</p>\n<img src="https://fernhill-bikes.com/a.png" width="300" alt=" ">'),
    [],
  ],
  [
    'An image printed by an expression',
    '<p>Hi</p>\n{{ image }}',
    ['warning 2'],
    { file: 'alt.liquid', files: { 'data.json': '{"image": "<img src=\\"https://fernhill-bikes.com/a.png\\">"}' } },
  ],
])

const altOf = (attributes: string): string =>
  page(`<p>Hi</p>\n<img src="https://fernhill-bikes.com/a.png" ${attributes}>`)
const alts = casesOf('image-alt', 'text.html', [
  ['A file name in white space', altOf('alt=" photo.jpg "'), ['warning 5']],
  ['A word for any image in white space', altOf('alt=" Image "'), ['warning 5']],
  ['A name of a camera', altOf('alt=" DSC_0042 "'), ['warning 5']],
  ['A title', altOf('title=" The new shop "'), ['warning 5']],
  ['A title with a quote', altOf('title=\'The "new" shop\''), ['warning 5']],
  ['An empty title', altOf('title=" "'), ['warning 5']],
  ['A narrow line', altOf('width=" 5px "'), ['warning 5']],
  ['A flat line', altOf('height="1"'), ['warning 5']],
  ['No source', page('<p>Hi</p>\n<img>'), ['warning 5']],
  [
    'A divider',
    page('<p>Hi</p>\n<img src="https://fernhill-bikes.com/divider.png?spacer" width="600" height="8">'),
    ['warning 5'],
  ],
  [
    'A name in the query',
    page('<p>Hi</p>\n<img src="https://fernhill-bikes.com/a.png?name=/spacer" width="600" height="8">'),
    ['warning 5'],
  ],
  [
    'A file name from data',
    '<p>Hi</p>\n<img src="https://fernhill-bikes.com/a.png" alt="{{ alt }}">',
    ['notice 2'],
    { file: 'alt.liquid', files: { 'data.json': '{"alt": "a.jpg"}' } },
  ],
])

const scripts = casesOf('script-element', 'script.html', [
  ...['iframe', 'frame', 'embed', 'object', 'applet'].map(
    (name) => [`<${name}>`, page(`<p>Hi</p>\n<${name}></${name}>`), ['error 5']] as const,
  ),
  ['<frameset>', '<html lang="en">\n<frameset></frameset></html>', ['error 2']],
  ['Structured data with white space', page('<script type=" application/ld+json ">{}</script>'), []],
  ['A type of another element', page('<style type="text/css"></style><p type="application/json">A</p>'), []],
  ['A refresh in capitals', page('<p>Hi</p>\n<meta http-equiv=" Refresh " content="1">'), ['error 5']],
  ['Another <meta>', page('<meta http-equiv="X-UA-Compatible" content="IE=edge">'), []],
  ['An empty handler', page('<p onclick=" ">A</p>'), []],
  ['Two handlers', page('<p>Hi</p>\n<p onclick="x()" onload="y()">A</p>'), ['error 5']],
])

/** Checked by all rules; the snapshot records their findings. */
const everywhere: readonly Omit<RuleCase, 'rule' | 'finds'>[] = [
  {
    about: 'Text only',
    file: 'plain.eml',
    text: 'From: Shop <news@fernhill-bikes.com>\nTo: a@fernhill-bikes.com\nSubject: Ready\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\nYour bike is ready.\n',
  },
  { about: 'No author', file: 'none.eml', text: 'Subject: Ready\n\nYour bike is ready.\n' },
  {
    about: 'An author without an address',
    file: 'name.eml',
    text: 'From: Shop\nSubject: Ready\n\nYour bike is ready.\n',
  },
  { about: 'A fragment', file: 'part.html', text: '<p>Your bike is ready.</p>' },
  {
    about: 'Marketing in text only',
    file: 'news.eml',
    text: 'From: a@b.com\nSubject: x\n\nNews.\n',
    settings: { mailType: 'marketing' as const },
  },
  {
    about: 'Signed marketing',
    file: 'signed.eml',
    text: 'DKIM-Signature: v=1; d=b.com; s=s; h=From; bh=x; b=x\nFrom: a@b.com\nSubject: x\nList-Unsubscribe: <https://b.com/u/1>\nList-Unsubscribe-Post: List-Unsubscribe=one-click\nContent-Type: text/html\n\n<p>News</p>\n<a href="https://b.com/u/1"><img src="https://b.com/u.png" alt="Unsubscribe"></a>\n',
  },
  {
    about: 'Much at once',
    file: 'much.html',
    text: page(`<style>@import url(https://a.com/b.css); .x { font: 12px Lato; float: left; }</style>
<link rel="STYLESHEET" href="https://fonts.googleapis.com/css?family=Lato">
<div style="visibility:hidden">${`${long} `.repeat(12)}</div>
<h1>One</h1><h3>Three</h3>
<script src="a.js"></script><p onclick="x()">A</p><iframe src="https://a.com"></iframe>
<form action="http://a.com"><input name="a"><select><option>1</select></form>
<a>Nothing</a> <a href="http://">Empty</a> <a href="www.a.com">No scheme</a> <a href="//a.com">No scheme</a>
<a href="https://user:secret@a.com/">Login</a> <a href="https://a.com:8443/">Port</a> <a href="https://10.0.0.1/">Inside</a>
<a href="https://t.co/abc">Short</a> <a href="https://a.com">https://b.com</a> <a href="https://a.com/?q={{ x }}">Here</a>
<img src="http://a.com/a.png"> <img src="data:image/png;base64,iVBORw0KGgo${'A'.repeat(400)}" alt="A"> <img src="cid:none" alt="B">
<!-- TODO: ask ops@fernhill-bikes.com about password=hunter2hunter2hunter2 -->
<!--[if mso]><p>Outlook</p>
<p>[object Object] and NaN and *|X|* and lorem ipsum, Dear ,</p>
`),
    settings: { mailType: 'marketing' as const },
  },
]

export const featureCases: readonly RuleCase[] = [
  ...elements,
  ...trees,
  ...sizes,
  ...tables,
  ...shares,
  ...pictures,
  ...alts,
  ...scripts,
  ...everywhere.map(({ about, file, text, settings = {} }) => ({ rule: '*', finds: [], about, file, text, settings })),
]
