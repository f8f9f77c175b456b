import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'day.eml', text: 'From: a@b.com\nSubject: x\nDate: Fri, 31 Feb 2026 10:00:00 +0000\n\nx\n', line: 3 },
    { file: 'weekday.eml', text: 'From: a@b.com\nSubject: x\nDate: Mon, 22 Nov 2026 10:00:00 +0000\n\nx\n', line: 3 },
    { file: 'zone.eml', text: 'From: a@b.com\nSubject: x\nDate: Sun, 22 Nov 2026 10:00:00\n\nx\n', line: 3 },
    { file: 'future.eml', text: 'From: a@b.com\nSubject: x\nDate: Wed, 25 Nov 2026 10:00:00 +0000\n\nx\n', line: 3 },
    {
      file: 'old.eml',
      text: 'From: a@b.com\nSubject: x\nDate: Sun, 22 Nov 2020 10:00:00 +0000\n\nx\n',
      line: 3,
      severity: 'notice',
    },
  ],
  good: [
    {
      about: 'Today, with a comment',
      file: 'today.eml',
      text: 'From: a@b.com\nSubject: x\nDate: Sun, 22 Nov 2026 10:00:00 +0100 (CET)\n\nx\n',
    },
    {
      about: 'The zone GMT, without a weekday',
      file: 'gmt.eml',
      text: 'From: a@b.com\nSubject: x\nDate: 22 Nov 2026 10:00 GMT\n\nx\n',
    },
  ],
}
