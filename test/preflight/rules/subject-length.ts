import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    {
      file: 'phone.html',
      text: `---\nsubject: ${'a'.repeat(61)}\nfrom: a@b.com\n---\n<p>x</p>\n`,
      line: 2,
      severity: 'notice',
    },
    {
      file: 'rejected.eml',
      text: `From: a@b.com\nSubject: ${'word '.repeat(200)}end\n\nx\n`,
      line: 2,
      severity: 'error',
    },
  ],
  good: [
    {
      about: 'Emoji and accents that take several code points',
      file: 'emoji.html',
      text: `---\nsubject: ${'👩‍🚒é'.repeat(30)}\nfrom: a@b.com\n---\n<p>x</p>\n`,
    },
  ],
}
