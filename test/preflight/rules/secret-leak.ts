import type { RuleExamples } from '../cases/rule-examples.ts'

/** An invented key. */
const key = `5434613af3b15914ad12f632e90ed139ba4bc05e`

const link = (query: string): string =>
  `<p>Your export.</p>\n<p><a href="https://api.fernhill-bikes.com/export?${query}">Download</a></p>\n`

export const examples: RuleExamples = {
  bad: [
    { file: 'aws.html', text: `<p>Key</p>\n<!-- AKIAQYLPMN5HHHFPZAM2 -->\n`, line: 2 },
    { file: 'github.html', text: `<p>Use ghp_16C7e42F292c6912E7710c838347Ae178B4a</p>\n`, line: 1 },
    { file: 'stripe.html', text: `<p>Hi</p>\n<p data-key="sk_live_4eC39HqLyjWDarjtT1zdp7dc">Pay</p>\n`, line: 2 },
    { file: 'pem.html', text: `<p>Hi</p>\n<pre>-----BEGIN RSA PRIVATE KEY-----\nMIIE\n</pre>\n`, line: 2 },
    {
      file: 'basic.html',
      text: `<p><a href="https://admin:Tr0ub4dor@fernhill-bikes.com/">Open</a></p>\n`,
      line: 1,
    },
    { file: 'password.html', text: `<p>Hi</p>\n<p>password: hV7kQz2LmX9wRt4B</p>\n`, line: 2 },
    {
      file: 'jwt.html',
      text: link(
        `t=eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"sub":"1","exp":2}').toString('base64url')}.c2lnbmF0dXJlLXNpZ25hdHVyZQ`,
      ),
      line: 2,
    },
    {
      file: 'header.html',
      text: `---\nsubject: Hi\nfrom: Fernhill Bikes <news@fernhill-bikes.com>\nheaders: |\n  X-Api: xoxb-2412345678-abcdefXYZ\n---\n<p>Hi</p>\n`,
      line: 5,
    },
    {
      file: 'token.eml',
      text: `From: Fernhill Bikes <news@fernhill-bikes.com>\nSubject: Hi\nContent-Type: text/html\n\n<a href="https://fernhill-bikes.com/x?access_token=${key}">Open</a>\n`,
      line: 5,
      severity: 'notice',
    },
  ],
  good: [
    { file: 'plain.html', text: link('rider=4410') },
    {
      about: 'Documented examples and placeholders',
      file: 'docs.html',
      text: `<pre>AKIAIOSFODNN7EXAMPLE api_key=YOUR_API_KEY_GOES_HERE1 api_key=xxxxxxxxxxxxxxxxxxx1 https://user:password@fernhill-bikes.com</pre>\n`,
    },
    {
      about: 'UUIDs, hashes in file names, and slugs',
      file: 'ids.html',
      text: `${link('token=5d1f8c1e-6b1a-4e0f-9b0a-1c2d3e4f5a6b')}<img src="https://fernhill-bikes.com/a.${key}.png" alt="A">${link('token=summer-sale-2026-june')}`,
    },
    {
      about: 'A short code',
      file: 'code.html',
      text: '<p>Your code: 482913. Never share your password: we never ask.</p>\n',
    },
    {
      about: 'A link for one recipient',
      file: 'reset.html',
      text: `<a href="https://fernhill-bikes.com/reset?token=${key}">Reset</a>\n`,
    },
  ],
}
