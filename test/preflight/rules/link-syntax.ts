import type { RuleExamples } from '../cases/rule-examples.ts'

const link = (url: string): string => `<p>Hello.</p>\n<p><a href="${url}">Your order</a></p>\n`

export const examples: RuleExamples = {
  bad: [
    ...[
      'htttps://fernhill-bikes.com/',
      'https//fernhill-bikes.com/',
      'https:/fernhill-bikes.com/',
      'https:fernhill-bikes.com/',
      'https;//fernhill-bikes.com/',
      'https://https://fernhill-bikes.com/',
      'https://fernhill-bikes.com/my order',
      'https://fernhill-bikes.com/order)',
      'https://fernhill-bikes.com/&lt;id&gt;',
      'https://fernhill-bikes.com/100%',
      'https://www..fernhill-bikes.com/',
      'https://www,fernhill-bikes.com/',
      'https://fernhill-bikes.con/',
      '“https://fernhill-bikes.com/”',
      '&quot;https://fernhill-bikes.com/&quot;',
      'https:///order',
      'https://fernhill-bikes.com/?a=1?b=2',
      'mailto:',
      'mailto:help',
      'mailto://help@fernhill-bikes.com',
      'tel:',
    ].map((url, index) => ({ file: `case-${index + 1}.html`, text: link(url), line: 2 })),
    { file: 'break.html', text: '<p><a\nhref="https://fernhill-bikes.com/\norder">Order</a></p>\n', line: 2 },
    {
      file: 'data.liquid',
      text: link('{{ url }}'),
      files: { 'data.json': '{"url": "htps://fernhill-bikes.com/"}' },
      line: 2,
      severity: 'warning',
    },
  ],
  good: [
    { file: 'right.html', text: link('https://fernhill-bikes.com/order?a=1&amp;b=2#c') },
    ...[
      'https://fernhill-bikes.com/?a=1&b=2',
      'https://büro-rad.de/',
      'https://en.wikipedia.org/wiki/Bicycle_(vehicle)',
      'https://fernhill-bikes.com/?url=https://a.com/?x',
      'https://fernhill-bikes.com/%C3%A9',
      'mailto:?subject=Look&amp;body=Here',
      'mailto:a@fernhill-bikes.com,b@fernhill-bikes.com?subject=Hi',
      'tel:1-800-FLOWERS',
      'tel:+44%201422',
    ].map((url) => ({ about: `The URL ${url.trim()}`, file: 'near.html', text: link(url) })),
    {
      about: 'A placeholder, which another rule reports',
      file: 'tag.html',
      text: link('https://fernhill-bikes.com/{{ a b }}'),
    },
  ],
}
