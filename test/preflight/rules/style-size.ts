import type { RuleExamples } from '../cases/rule-examples.ts'

const manyRules = (count: number): string =>
  Array.from({ length: count }, (_one, index) => `.c${index}{color:#112233}`).join('\n')

export const examples: RuleExamples = {
  bad: [{ file: 'near.html', text: `<style>\n${manyRules(730)}\n</style>\n<p>x</p>\n`, line: 1, severity: 'notice' }],
  good: [{ file: 'small.html', text: '<style>a{color:red}</style>\n<p>x</p>\n' }],
}
