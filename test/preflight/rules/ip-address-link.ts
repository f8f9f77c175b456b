import type { RuleExamples } from '../cases/rule-examples.ts'

const link = (url: string): string => `<p>Hello.</p>\n<p><a href="${url}">Your invoice</a></p>\n`

export const examples: RuleExamples = {
  bad: [
    { file: 'decimal.html', text: link('http://3405803785/invoice'), line: 2 },
    { file: 'hex.html', text: link('http://0xcb007109/invoice'), line: 2 },
    { file: 'octal.html', text: link('http://0313.0.0161.011/invoice'), line: 2 },
    { file: 'six.html', text: link('https://[2001:db8::1]/invoice'), line: 2 },
    { file: 'port.html', text: link('https://fernhill-bikes.com:8443/invoice'), line: 2 },
    {
      file: 'data.liquid',
      text: link('{{ url }}'),
      files: { 'data.json': '{"url": "https://203.0.113.9/invoice"}' },
      line: 2,
      severity: 'notice',
    },
  ],
  good: [
    { file: 'name.html', text: link('https://fernhill-bikes.com/invoice') },
    {
      about: 'A private address, which another rule reports',
      file: 'private.html',
      text: link('http://10.0.0.1:8080/'),
    },
    { about: 'Numbers in a host name', file: 'digits.html', text: link('https://1.2.3.4.fernhill-bikes.com/') },
  ],
}
