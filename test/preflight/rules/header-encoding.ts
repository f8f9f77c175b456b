import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'open.eml', text: 'From: a@b.com\nSubject: =?utf-8?q?Caf=C3=A9\n\nx\n', line: 2 },
    { file: 'encoding.eml', text: 'From: a@b.com\nSubject: =?utf-8?x?Cafe?=\n\nx\n', line: 2 },
    { file: 'charset.eml', text: 'From: a@b.com\nSubject: =?nonsense?q?Cafe?=\n\nx\n', line: 2 },
    { file: 'long.eml', text: `From: a@b.com\nSubject: =?utf-8?q?${'a'.repeat(70)}?=\n\nx\n`, line: 2 },
    { file: 'quotes.eml', text: 'Subject: x\nFrom: "=?utf-8?q?Caf=C3=A9?=" <a@b.com>\n\nx\n', line: 2 },
    { file: 'control.eml', text: 'From: a@b.com\nSubject: a\u0007b\n\nx\n', line: 2 },
  ],
  good: [
    { about: 'UTF-8 in front matter', file: 'front.html', text: '---\nsubject: Café\nfrom: a@b.com\n---\n<p>x</p>\n' },
    {
      about: 'An equals sign and a question mark',
      file: 'math.eml',
      text: 'From: a@b.com\nSubject: 1+1=2? yes\n\nx\n',
    },
  ],
}
