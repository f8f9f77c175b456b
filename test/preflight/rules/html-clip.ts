import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [{ file: 'near.html', text: `<p>Stock</p>\n<p>${'a'.repeat(92_200)}</p>\n`, line: 2, severity: 'warning' }],
  good: [{ file: 'small.html', text: '<p>Stock</p>\n' }],
}
