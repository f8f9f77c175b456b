import type { RuleExamples } from '../cases/rule-examples.ts'

const link = (url: string): string => `<p>Hello.</p>\n<p><a href="${url}">Your account</a></p>\n`

export const examples: RuleExamples = {
  bad: [
    { file: 'file.html', text: link('account.html'), line: 2 },
    { file: 'up.html', text: link('../account'), line: 2 },
    { file: 'query.html', text: link('?page=2'), line: 2 },
    { file: 'www.html', text: link('www.fernhill-bikes.com'), line: 2 },
    { file: 'address.html', text: link('help@fernhill-bikes.com'), line: 2 },
    { file: 'protocol.html', text: link('//fernhill-bikes.com/account'), line: 2, severity: 'warning' },
    {
      file: 'base.html',
      text: '<html lang="en"><head><base href="https://fernhill-bikes.com/"></head>\n<body><a href="account">Account</a></body></html>\n',
      line: 2,
      severity: 'warning',
    },
    {
      file: 'data.liquid',
      text: link('{{ path }}'),
      files: { 'data.json': '{"path": "/account"}' },
      line: 2,
    },
    {
      about: 'A variable for the host that is empty',
      file: 'host.liquid',
      text: link('{{ host }}/account'),
      files: { 'data.json': '{"host": ""}' },
      line: 2,
    },
  ],
  good: [
    { file: 'complete.html', text: link('https://fernhill-bikes.com/account') },
    ...['tel:+441422000000', 'sms:+441422000000', 'HTTPS://fernhill-bikes.com'].map((url) => ({
      about: `The URL ${url}`,
      file: 'scheme.html',
      text: link(url),
    })),
    { about: 'An anchor', file: 'anchor.html', text: '<p id="a"><a href="#a">Up</a></p>\n' },
    { about: 'A placeholder, which another rule reports', file: 'tag.html', text: link('{{ unsubscribe_url }}') },
  ],
}
