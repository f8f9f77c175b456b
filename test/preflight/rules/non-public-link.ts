import type { RuleExamples } from '../cases/rule-examples.ts'

const link = (url: string): string => `<p>Ready.</p>\n<p><a href="${url}">Open it</a></p>\n`

export const examples: RuleExamples = {
  bad: [
    { file: 'local.html', text: link('http://localhost:3000/reset'), line: 2 },
    { file: 'address.html', text: link('http://192.168.1.20/reset'), line: 2 },
    { file: 'loopback.html', text: link('http://[::1]:8080/reset'), line: 2 },
    { file: 'mapped.html', text: link('http://[::ffff:10.0.0.1]/reset'), line: 2 },
    { file: 'unique-local.html', text: link('http://[fd12::1]/reset'), line: 2 },
    { file: 'carrier.html', text: link('http://172.20.0.1/reset'), line: 2 },
    { file: 'lan.html', text: link('https://shop.fernhill.internal/'), line: 2 },
    { file: 'single.html', text: link('https://intranet/orders'), line: 2 },
    { file: 'suffix.html', text: link('https://shop-uat.fernhill-bikes.com/'), line: 2 },
    { file: 'numbered.html', text: link('https://qa2.fernhill-bikes.com/'), line: 2 },
    { file: 'registered.html', text: link('https://fernhill-staging.com/'), line: 2 },
    { file: 'preview.html', text: link('https://fernhill-git-main.vercel.app/'), line: 2, severity: 'warning' },
    { file: 'foreign.html', text: link('https://dev.some-vendor.com/docs'), line: 2, severity: 'warning' },
    {
      file: 'data.liquid',
      text: '<p>Ready.</p>\n<p><a href="{{ base }}/reset">Reset</a></p>\n',
      files: { 'data.json': '{"base": "http://localhost:3000"}' },
      line: 2,
    },
    {
      file: 'twice.html',
      text: `${link('https://staging.fernhill-bikes.com/a')}${link('https://staging.fernhill-bikes.com/b')}`,
      line: 2,
      count: 2,
    },
    {
      file: 'text.eml',
      text: 'From: Fernhill Bikes <news@fernhill-bikes.com>\nSubject: Ready\nContent-Type: text/plain; charset=utf-8\n\nOpen http://localhost:3000/reset.\n',
      line: 5,
    },
  ],
  good: [
    { file: 'public.html', text: link('https://fernhill-bikes.com/invoices/88') },
    ...[
      'https://latest.news/',
      'https://attest.io/',
      'https://dev.to/fernhill',
      'https://devon.gov.uk/',
      'https://fernhill-bikes.com/staging/test',
      'https://crash-test.org/',
      'https://8.8.8.8/',
    ].map((url) => ({ about: `The public URL ${url}`, file: 'near.html', text: link(url) })),
    {
      about: 'Text that mentions localhost',
      file: 'mention.html',
      text: '<p>Start the server and open http://localhost:3000 in a browser.</p>\n',
      files: { 'text.txt': 'Start the server and open http://localhost:3000 in a browser.\n' },
    },
    {
      about: 'A host in allow-hosts',
      file: 'allowed.html',
      text: link('https://sandbox.fernhill-bikes.com/'),
      settings: { allowHosts: ['sandbox.fernhill-bikes.com'] },
    },
  ],
}
