import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [{ file: 'many.eml', text: `From: a@b.com\nSubject: x\n${'X-A: 1\n'.repeat(1001)}\nx\n`, line: 1 }],
  good: [],
}
