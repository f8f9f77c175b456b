import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'at.eml', text: 'From: a@b.com\nSubject: x\nMessage-ID: <1.b.com>\n\nx\n', line: 3 },
    { file: 'space.eml', text: 'From: a@b.com\nSubject: x\nMessage-ID: <1 2@b.com>\n\nx\n', line: 3 },
    {
      file: 'localhost.eml',
      text: 'From: a@b.com\nSubject: x\nMessage-ID: <1@localhost>\n\nx\n',
      line: 3,
      severity: 'warning',
    },
    { file: 'long.eml', text: `From: a@b.com\nSubject: x\nMessage-ID: <${'1'.repeat(500)}@b.com>\n\nx\n`, line: 3 },
  ],
  good: [
    {
      about: 'A well-formed Message-ID',
      file: 'right.eml',
      text: 'From: a@b.com\nSubject: x\nMessage-ID: <1.2@mail.b.com>\n\nx\n',
    },
  ],
}
