import type { RuleExamples } from '../cases/rule-examples.ts'

const image = (source: string): string => `<p>Hello.</p>\n<p><img src="${source}" width="300" alt="The new shop"></p>\n`

export const examples: RuleExamples = {
  bad: [
    { file: 'file.html', text: image('shop.png'), line: 2, severity: 'warning' },
    { file: 'empty.html', text: image(''), line: 2 },
    { file: 'none.html', text: '<p>Hello.</p>\n<img alt="The new shop" width="300">\n', line: 2 },
    { file: 'disk.html', text: image('C:\\Users\\shop\\shop.png'), line: 2 },
    { file: 'local.html', text: image('file:///home/shop.png'), line: 2 },
    { file: 'localhost.html', text: image('http://localhost:3000/shop.png'), line: 2 },
    { file: 'private.html', text: image('https://192.168.0.10/shop.png'), line: 2 },
    { file: 'cid.html', text: image('cid:shop@fernhill-bikes.com'), line: 2 },
    { file: 'protocol.html', text: image('//fernhill-bikes.com/shop.png'), line: 2, severity: 'warning' },
    {
      file: 'background.html',
      text: '<table role="presentation" background="img/b.png"><tr><td>Hello</td></tr></table>\n',
      line: 1,
      severity: 'warning',
    },
    {
      file: 'css.html',
      text: '<p>Hello.</p>\n<p style="background-color:#ffffff;background-image:url(\'img/b.png\')">Hello</p>\n',
      line: 2,
      severity: 'warning',
    },
    {
      file: 'sheet.html',
      text: '<head><style>\n.a{background:#fff url(/b.png) no-repeat}\n</style></head><p class="a">Hello</p>\n',
      line: 2,
      severity: 'warning',
    },
    {
      file: 'srcset.html',
      text: '<p>Hello.</p>\n<img src="https://fernhill-bikes.com/a.png" srcset="https://fernhill-bikes.com/a.png 1x, /a@2x.png 2x" width="300" alt="A">\n',
      line: 2,
      severity: 'warning',
    },
    {
      file: 'paths.html',
      text: `<p>Hello.</p>\n${['shop', 'logo'].map((name) => `<img src="/static/${name}.png" width="300" alt="${name}">`).join('\n')}\n`,
      line: 2,
      severity: 'warning',
      count: 2,
    },
    {
      file: 'slip.html',
      text: `<img src="https://fernhill-bikes.com/a.png" width="300" alt="A">\n<img src="b.png" width="300" alt="B">\n`,
      line: 2,
      severity: 'warning',
    },
    {
      file: 'badge.liquid',
      text: image('/badges/{{ badge }}.png'),
      files: { 'data.json': '{"badge": "gold"}' },
      line: 2,
    },
    {
      about: 'A variable for the host that is empty',
      file: 'host.liquid',
      text: image('{{ host }}/shop.png'),
      files: { 'data.json': '{"host": ""}' },
      line: 2,
    },
    {
      file: 'data.liquid',
      text: image('{{ photo }}'),
      files: { 'data.json': '{"photo": "/photos/7.png"}' },
      line: 2,
      severity: 'warning',
    },
    {
      file: 'part.eml',
      text: `From: Fernhill Bikes <news@fernhill-bikes.com>
Subject: Your bike is ready
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<p>Your bike is ready.</p>
<p><img src="cid:shop" alt="Shop" width="300"></p>
`,
      line: 7,
    },
  ],
  good: [
    {
      about: 'Images in CSS and srcset with complete URLs, data and fragments',
      file: 'css.html',
      text: '<head><style>@font-face{font-family:X;src:url(/x.woff)}.a{background:url("data:image/gif;base64,R0lGODlhAQABAAAAACw=");filter:url(#f)}.b{background-image:url( https://fernhill-bikes.com/b.png )}</style></head><p class="a">Hello</p><img src="https://fernhill-bikes.com/a.png" srcset="https://fernhill-bikes.com/a,w_600.png 2x" width="300" alt="A">\n',
    },
    { file: 'https.html', text: image('https://fernhill-bikes.com/shop.png') },
    {
      about: 'A <picture> with a source for each screen size',
      file: 'picture.html',
      text: '<p>Hello</p><picture><img srcset="https://fernhill-bikes.com/a.png 2x" alt="Shop" width="300"></picture>\n',
    },
    { about: 'A placeholder, which another rule reports', file: 'tag.html', text: image('{{ logo }}') },
    {
      about: 'An attached image',
      file: 'attached.eml',
      text: `From: Fernhill Bikes <news@fernhill-bikes.com>
Subject: Your bike is ready
MIME-Version: 1.0
Content-Type: multipart/related; boundary=b

--b
Content-Type: text/html; charset=utf-8

<p>Your bike is ready.</p>
<p><img src="cid:shop%40fernhill" alt="Shop" width="300"></p>
--b
Content-Type: image/gif
Content-ID: <shop@fernhill>
Content-Transfer-Encoding: base64

R0lGODlhAQABAAAAACw=
--b--
`,
    },
    {
      about: 'A sample message, whose author also has a reserved domain',
      file: 'sample.html',
      text: `---\nsubject: Sale\nfrom: news@shop.test\n---\n${image('https://shop.test/shop.png')}`,
    },
    {
      about: 'A host in allow-hosts',
      file: 'allowed.html',
      text: image('https://img.staging.fernhill-bikes.com/shop.png'),
      settings: { allowHosts: ['fernhill-bikes.com'] },
    },
  ],
}
