import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    {
      file: 'mixed.eml',
      text: 'From: a@b.com\nSubject: Ready\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\n\n--x\nContent-Type: text/html\n\n<p>Ready</p>\n--x--\n',
      line: 7,
    },
  ],
  good: [
    { about: 'A message that contains only text', file: 'text.eml', text: 'From: a@b.com\nSubject: Ready\n\nReady\n' },
  ],
}
