import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [{ file: 'header.eml', text: `From: a@b.com\nX-Data: ${'a'.repeat(999)}\nSubject: x\n\nHello\n`, line: 2 }],
  good: [{ about: 'A template', file: 'long.html', text: `<p>${'a '.repeat(900)}</p>\n` }],
}
