import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'card.html', text: '<p>Paid with</p>\n<p>4539 1488 0343 6467</p>\n', line: 2 },
    { file: 'iban.html', text: '<p>Account NL91 ABNA 0417 1643 00 BANK</p>\n', line: 1 },
    { file: 'ssn.html', text: '<p>SSN: 536-90-4399</p>\n', line: 1 },
    {
      file: 'query.html',
      text: '<p>Hi</p>\n<p><a href="https://fernhill-bikes.com/u?email=marta.novak%40velo-club.org">Settings</a></p>\n',
      line: 2,
    },
    {
      file: 'query.liquid',
      text: '<p>Hi</p>\n<p><a href="https://fernhill-bikes.com/u?email={{ email }}">Settings</a></p>\n',
      files: { 'data.json': '{"email": "marta.novak@velo-club.org"}' },
      line: 2,
      severity: 'notice',
    },
    { file: 'role.html', text: '<p>Write to support@velo-club.org</p>\n', line: 1, severity: 'notice' },
    { file: 'test-card.html', text: '<p>Card 4242 4242 4242 4242</p>\n', line: 1, severity: 'notice' },
    {
      file: 'data.eml',
      text: 'From: a@fernhill-bikes.com\nSubject: Hi\n\nWrite to marta.novak@velo-club.org\n',
      line: 4,
      severity: 'notice',
    },
  ],
  good: [
    { file: 'own.html', text: '<p>Write to marta.novak@fernhill-bikes.com or help@mail.fernhill-bikes.com</p>\n' },
    {
      about: 'A tracking number that fails the Luhn check',
      file: 'track.html',
      text: '<p>Tracking number 4539148803436468</p>\n',
    },
    {
      about: 'A tracking number that passes the Luhn check',
      file: 'pass.html',
      text: '<p>Tracking number 4539148803436467</p>\n',
    },
    {
      about: 'Addresses that are only examples',
      file: 'you.html',
      text: '<p>you@company.com, anna@example.com, @fernhill</p>\n',
    },
    {
      about: 'A number of another kind with the same format',
      file: 'form.html',
      text: '<p>Part 536-90-4399, GB00 1234 5678 9012</p>\n',
    },
  ],
}
