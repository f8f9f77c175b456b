import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'host.html', text: '<!-- built on https://ci.fernhill.internal/job/7 -->\n<p>Hello</p>\n', line: 1 },
    { file: 'todo.html', text: '<!-- TODO remove the old price -->\n<p>Hello</p>\n', line: 1 },
    { file: 'visible.html', text: '<p>Hello {# not shown #}</p>\n', line: 1, severity: 'error' },
  ],
  good: [],
}
