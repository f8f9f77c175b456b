/** Cases for rules about links and images. */

import { casesOf, type RuleCase } from './rule-case.ts'

const site = 'https://fernhill-bikes.com'
const link = (url: string, text = 'See the bikes'): string => `<p>Hi</p>\n<p><a href="${url}">${text}</a></p>\n`
const one = link(`${site}/a`)
const answering = (result: NonNullable<RuleCase['links']>[string]) => ({ links: { [`${site}/a`]: result } })

const answers = casesOf('broken-link', 'link.html', [
  ...[401, 403, 405, 406, 408, 425, 429, 451, 503].map(
    (statusCode) =>
      [`The answer ${statusCode}, which readers may not get`, one, [], answering({ statusCode })] as const,
  ),
  ...[400, 402, 404, 407, 409, 410, 426, 430, 452, 500, 504].map(
    (statusCode) => [`The answer ${statusCode}`, one, ['warning 2'], answering({ statusCode })] as const,
  ),
  ['The answer 399', one, [], answering({ statusCode: 399 })],
  ['No status', one, [], answering({ statusCode: null })],
  ['A failure', one, ['warning 2'], answering({ status: 'failed', reason: 'the host does not exist' })],
  ['A failure without a reason', one, ['warning 2'], answering({ status: 'failed' })],
  ['An unknown result', one, ['unchecked'], answering({ status: 'unknown', reason: 'no address' })],
  ['Links that are not checked', one, []],
  [
    'A failure behind redirects',
    one,
    ['warning 2'],
    answering({
      statusCode: 404,
      redirects: [
        { statusCode: 301, target: `${site}/b?token=1` },
        { statusCode: 302, target: `${site}/c?token=2` },
      ],
    }),
  ],
  [
    'A link from data',
    '<p>Hi</p>\n<p><a href="{{ url }}">See the bikes</a></p>\n',
    ['notice 2'],
    { file: 'link.liquid', files: { 'data.json': `{"url": "${site}/a"}` }, ...answering({ statusCode: 404 }) },
  ],
  [
    'One failure beside an unknown result',
    `${one}<p><a href="${site}/b">More</a></p>`,
    ['warning 2'],
    { links: { [`${site}/a`]: { statusCode: 404 }, [`${site}/b`]: { status: 'unknown' } } },
  ],
])

const tagged = casesOf('tracking-parameter', 'tags.html', [
  ['A session ID in the path', link(`${site}/shop;jsessionid=1A2B?x=1`), ['notice 2']],
  ['A name without a value', link(`${site}/?utm_source`), ['notice 2']],
  ['A session ID without a value', link(`${site}/?sessionid`), ['notice 2']],
  ['Another parameter without a value', link(`${site}/?x`), []],
  ['A value with an equals sign', link(`${site}/?utm_source=a=b`), []],
  ['An ampersand at the end', link(`${site}/?utm_source=a&amp;`), []],
  ['A fragment that looks like a parameter', link(`${site}/#?utm_source=`), []],
  ['Names that only resemble each other', link(`${site}/?utm_source=a&amp;source=b&amp;source=c`), []],
  ['Capital letters in another parameter', link(`${site}/?Ref=a`), []],
  ['Untagged links to another host', `${link(`${site}/?utm_source=a`)}${link('https://northwind.net/')}`, []],
  ['A mail address beside tagged links', `${link(`${site}/?utm_source=a`)}${link('mailto:a@fernhill-bikes.com')}`, []],
  ['Untagged opt-out', `${link(`${site}/?utm_source=a`)}${link(`${site}/u/1`, 'Unsubscribe')}`, []],
  ['Untagged terms', `${link(`${site}/?utm_source=a`)}${link(`${site}/t`, 'Terms of use')}`, []],
  ['Links tagged in capital letters', `${link(`${site}/?UTM_SOURCE=a`)}${link(`${site}/b`)}`, ['notice 2', 'notice 4']],
  [
    'An empty value from data',
    link(`${site}/?utm_source={{ source }}`),
    ['notice 2'],
    { file: 'tags.liquid', files: { 'data.json': '{"source": ""}' } },
  ],
])

const person = 'm.okafor83@harbor-helpers.net'
const personal = casesOf('personal-data', 'personal.html', [
  ['In the title', `<title>${person}</title><p>Hi</p>`, []],
  ['In the text', `<p>Hi</p>\n<p>${person}</p>`, ['warning 2']],
  ['In the text of a message with its own text part', '<p>Hi</p>', [], { files: { 'text.txt': person } }],
  ['At company.com', '<p>a.b@company.com</p>', []],
  ['At an allowed host', `<p>${person}</p>`, [], { settings: { allowHosts: ['harbor-helpers.net'] } }],
  ['At the own domain in capitals', '<p>Anna.B@Fernhill-Bikes.COM</p>', []],
  ['In a query', link(`${site}/?x=1&amp;user=${person}`), ['warning 2']],
  ['In an encoded query', link(`${site}:8443/?user=m.okafor83%40harbor-helpers.net`), ['warning 2']],
  ['In a path', link(`${site}/${person}`), []],
  ['In the link of a mail address', link(`mailto:${person}`), []],
  ['The own address in a query', link(`${site}/?user=anna.b@fernhill-bikes.com`), []],
  [
    'From data in a query',
    link(`${site}/?user={{ user }}`),
    ['notice 2'],
    { file: 'personal.liquid', files: { 'data.json': `{"user": "${person}"}` } },
  ],
  [
    'From data in the text',
    '<p>{{ user }}</p>',
    [],
    { file: 'personal.liquid', files: { 'data.json': `{"user": "${person}"}` } },
  ],
  [
    'In a query of a finished message',
    `From: news@fernhill-bikes.com\nSubject: x\nContent-Type: text/html\n\n${link(`${site}/?user=${person}`)}`,
    ['notice 6'],
    { file: 'personal.eml' },
  ],
  ['A bank account of an example', '<p>GB82 WEST 1234 5698 7654 32</p>', ['notice 1']],
  ['In a header field', `---\nheaders:\n  X-Author: ${person}\n---\n<p>Hi</p>`, []],
  ['In a query of the text part', '<p>Hi</p>', [], { files: { 'text.txt': `See ${site}/?user=${person}\n` } }],
  [
    'In the path and, from data, in the query',
    link(`${site}/m.okafor83?user={{ user }}`),
    ['notice 2'],
    { file: 'personal.liquid', files: { 'data.json': `{"user": "${person}"}` } },
  ],
  ['The address of a role in a query', link(`${site}/?user=support@harbor-helpers.net`), ['notice 2']],
])

const marketing = { settings: { mailType: 'marketing' as const } }
const optOut = (style: string, inner = 'Unsubscribe'): string =>
  `<p>News</p>\n<p style="background:#ffffff"><a href="${site}/u/1" style="${style}">${inner}</a></p>\n`
/** Returns HTML with the given number of bytes before the link. */
const beforeLink = (byteCount: number, letter = 'a', style = ''): string => {
  const size = Buffer.byteLength(letter)
  const count = Math.floor((byteCount - 7) / size)
  const rest = 'b'.repeat(byteCount - 7 - count * size)
  return `<p>${letter.repeat(count)}${rest}</p><a href="${site}/u/1" style="${style}">Unsubscribe</a>\n`
}
const hidden = casesOf('unsubscribe-link-hidden', 'news.html', [
  ['9 px', optOut('font-size:9px'), [], marketing],
  ['8.9 px', optOut('font-size:8.9px'), ['warning 2'], marketing],
  ['A contrast just below 3', optOut('color:#999999'), ['warning 2'], marketing],
  ['A contrast just above 3', optOut('color:#949494'), [], marketing],
  ['Hidden from Outlook only', optOut('mso-hide:all'), [], marketing],
  [
    'A size for the text in the link',
    optOut('font-size:0', '<span style="font-size:14px">Unsubscribe</span>'),
    [],
    marketing,
  ],
  [
    'White space beside the text in the link',
    optOut('font-size:0', ' <span style="font-size:14px">Unsubscribe</span> '),
    [],
    marketing,
  ],
  [
    'Text beside an element of another size',
    optOut('font-size:5px', '<b style="font-size:5px">Un</b>subscribe'),
    ['warning 2'],
    marketing,
  ],
  ['Transactional mail', optOut('font-size:5px'), [], { settings: { mailType: 'transactional' } }],
  ['No link', '<p>News</p>', [], marketing],
  ['A second link that can be seen', `${optOut('font-size:5px')}${optOut('')}`, [], marketing],
  ['A pale link that is not for opting out', optOut('color:#eeeeee', 'Shop').replace('/u/1', '/shop'), [], marketing],
  [
    'An opt-out in an Outlook conditional beside a pale one',
    `<!--[if mso]><a href="${site}/u/1">Unsubscribe</a><![endif]-->\n${optOut('color:#eeeeee')}`,
    ['warning 3'],
    marketing,
  ],
  ['Just before Gmail clips', beforeLink(102 * 1024), [], marketing],
  ['One byte behind the clip', beforeLink(102 * 1024 + 1), ['notice 1'], marketing],
  ['One byte behind the clip, in letters of three bytes', beforeLink(102 * 1024 + 1, '語'), ['notice 1'], marketing],
  ['A pale link behind the clip', beforeLink(110_000, 'a', 'color:#ffffff'), ['warning 1'], marketing],
  [
    'A pale part beside a part that can be seen',
    optOut('', '<span style="color:#fefefe">Un</span><span>subscribe</span>'),
    [],
    marketing,
  ],
])

const images = casesOf('image-source', 'images.html', [
  ['An image on this computer', '<p>Hi</p>\n<img src="http://localhost/a.png" alt="A">', ['error 2']],
  [
    'An image on this computer from data',
    '<img src="{{ url }}" alt="A">',
    ['error 1'],
    { file: 'images.liquid', files: { 'data.json': '{"url": "http://localhost/a.png"}' } },
  ],
  [
    'An image in a private network from data',
    '<img src="{{ url }}" alt="A">',
    ['warning 1'],
    { file: 'images.liquid', files: { 'data.json': '{"url": "http://192.168.1.2/a.png"}' } },
  ],
  ['An image at a preview of a deployment', '<img src="https://a-b.vercel.app/a.png" alt="A">', ['warning 1']],
  [
    'An image at an allowed host',
    '<img src="https://a.vercel.app/a.png" alt="A">',
    [],
    { settings: { allowHosts: ['vercel.app'] } },
  ],
  ['A URL that cannot be read', '<img src="https://[/a.png" alt="A">', ['error 1']],
  ['White space around a URL', '<img src=" https://fernhill-bikes.com/a.png " alt="A">', []],
  ['Only white space', '<img src="  " alt="A">', ['error 1']],
  ['A picture with sources', '<picture><img srcset="https://fernhill-bikes.com/a.png" alt="A"></picture>', []],
  ['An image with srcset alone', '<img srcset="https://fernhill-bikes.com/a.png" alt="A">', ['error 1']],
  [
    'A path where images are attached',
    '<img src="a.png" alt="A">',
    [],
    { settings: { embedImages: false, allowHosts: [] }, finds: ['warning 1'] },
  ],
  [
    'A file of Windows from data',
    '<img src="{{ u }}" alt="A">',
    ['error 1'],
    { file: 'images.liquid', files: { 'data.json': '{"u": "C:/a.png"}' } },
  ],
])

const schemes = casesOf(
  'unsafe-link-scheme',
  'source.html',
  ['video', 'audio', 'source', 'input', 'track'].flatMap((name) => [
    [`A script as the source of <${name}>`, `<p>Hi</p>\n<${name} src=" JavaScript:x() ">`, ['error 2']] as const,
    [`A script as another attribute of <${name}>`, `<p>Hi</p>\n<${name} title="javascript:x()">`, []] as const,
  ]),
)

const hop = (statusCode: number): { statusCode: number; target: string } => ({
  statusCode,
  target: `${site}/b?token=1`,
})
const redirects = casesOf('redirected-link', 'moved.html', [
  ['The status 308', one, ['notice 2'], answering({ statusCode: 200, redirects: [hop(302), hop(308)] })],
  ['The status 307', one, [], answering({ statusCode: 200, redirects: [hop(307)] })],
  ['Three temporary redirects', one, [], answering({ statusCode: 200, redirects: [hop(302), hop(302), hop(302)] })],
  ['A link that did not answer', one, [], answering({ status: 'failed', redirects: [hop(301)] })],
  [
    'A long address',
    one,
    ['notice 2'],
    answering({ statusCode: 200, redirects: [{ statusCode: 301, target: `${site}/${'a'.repeat(100)}` }] }),
  ],
])

const listHead = (value: string, post: string | null = null): string =>
  `---\nsubject: x\nfrom: a@fernhill-bikes.com\nheaders:\n  List-Unsubscribe: '${value}'\n${post === null ? '' : `  List-Unsubscribe-Post: '${post}'\n`}---\n<p>News</p>\n`
const token = 'https://fernhill-bikes.com/u/8f3a9c2e7b1d4f60'
const listFields = casesOf('unsubscribe-header-syntax', 'list.html', [
  ['A placeholder', listHead('<{{ unsubscribe }}>'), []],
  ['Nothing in the field', listHead('<>'), ['error 5']],
  ['Only a phone number', listHead('<tel:+15550100>'), ['error 5']],
  ['A phone number beside https', listHead(`<${token}>, <tel:+15550100>`), ['error 5']],
  ['http alone', listHead('<http://fernhill-bikes.com/u/8f3a9c2e7b1d4f60>'), ['error 5']],
  ['http beside mailto', listHead('<http://fernhill-bikes.com/u>, <mailto:u@fernhill-bikes.com>'), ['warning 5']],
  [
    'http beside mailto with one-click',
    listHead('<http://fernhill-bikes.com/u>, <mailto:u@fernhill-bikes.com>', 'List-Unsubscribe=One-Click'),
    ['error 5'],
  ],
  ['A token', listHead(`<${token}>`, ' List-Unsubscribe=One-Click '), []],
  ['Two https addresses', listHead(`<${token}>, <${token}a>`), ['warning 5']],
  ['The same address for all', listHead('<https://fernhill-bikes.com/u>'), ['warning 5']],
  ['Only mailto', listHead('<mailto:u@fernhill-bikes.com>'), []],
  ['Another value of one-click', listHead(`<${token}>`, 'List-Unsubscribe=Yes'), ['error 6']],
  ['One-click in other letters', listHead(`<${token}>`, 'list-unsubscribe=one-click'), ['warning 6']],
])

const missing = casesOf('placeholder-link', 'target.html', [
  ...['URL', '[link]', 'your link here', 'INSERT URL HERE'].map(
    (url) => [`The target ${url}`, link(url), ['error 2']] as const,
  ),
  ['A lower-case placeholder in a path', link(`${site}/your-link-here`), ['error 2']],
  ['A path that begins alike', link(`${site}/your-linked-accounts`), []],
])
const typos = casesOf('link-syntax', 'typo.html', [
  ['A misspelled ending', link('https://fernhill-bikes.con/a?b=fernhill-bikes.con'), ['error 2']],
  ['A label that looks like one', link('https://con.fernhill-bikes.com/'), []],
  ['Typographic quotation marks', link('„https://fernhill-bikes.com“'), ['error 2']],
  [
    'Two addresses in one bracket, which unsubscribe-header-syntax reports',
    listHead(`<${token}, mailto:u@fernhill-bikes.com>`),
    [],
  ],
  ['An address without a value, which rendered-nonvalue reports', link('mailto:undefined'), []],
])
const relatives = casesOf('relative-link', 'relative.html', [
  ['A base without a value, which rendered-nonvalue reports', link('undefined/orders'), []],
  ['A path that begins alike', link('undefined-behavior'), ['error 2']],
])
const previews = casesOf('non-public-link', 'preview.html', [
  ['A forwarded port', link('https://fuzzy-space-3000.app.github.dev/x'), ['warning 2']],
  ['The site of a project', link('https://fernhill.github.io/x'), []],
])
const addresses = casesOf('link-text-mismatch', 'text.html', [
  ...['click', 'email', 'em1234', 'links'].map(
    (name) =>
      [
        `The host ${name} of the author`,
        authored(link(`https://${name}.fernhill-bikes.com/a`, 'velo-club.org')),
        ['warning 6'],
      ] as const,
  ),
  ['The shop of the author', authored(link('https://shop.fernhill-bikes.com/a', 'velo-club.org')), ['error 6']],
  ['A click host of somebody else', authored(link('https://click.velo-refunds.net/a', 'velo-club.org')), ['error 6']],
])
const separators = casesOf('unsubscribe-header-syntax', 'comma.html', [
  ['No comma between two addresses', listHead(`<${token}> <mailto:u@fernhill-bikes.com>`), ['warning 5']],
  ['No white space between them', listHead(`<${token}>,<mailto:u@fernhill-bikes.com>`), []],
])

function authored(body: string): string {
  return `---\nsubject: Ready\nfrom: Fernhill <news@fernhill-bikes.com>\n---\n${body}`
}

export const linkCases: readonly RuleCase[] = [
  ...missing,
  ...typos,
  ...relatives,
  ...previews,
  ...addresses,
  ...separators,

  ...answers,
  ...tagged,
  ...personal,
  ...hidden,
  ...images,
  ...schemes,
  ...redirects,
  ...listFields,
]
