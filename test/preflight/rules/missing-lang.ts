import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'empty.html', text: '<html lang=""><body><p>Hello</p></body></html>\n', line: 1 },
    { file: 'invalid.html', text: '<html lang="english"><body><p>Hello</p></body></html>\n', line: 1 },
    { file: 'underscore.html', text: '<html lang="en_US"><body><p>Hello</p></body></html>\n', line: 1 },
    { file: 'und.html', text: '<html lang="und"><body><p>Hello</p></body></html>\n', line: 1, severity: 'notice' },
    {
      file: 'hello.mjml',
      text: '<mjml>\n<mj-body><mj-text>Hello</mj-text></mj-body></mjml>\n',
      line: 1,
      severity: 'notice',
    },
  ],
  good: [
    { file: 'hello.html', text: '<html lang="en"><body><p>Hello</p></body></html>\n' },
    { about: 'A fragment', file: 'fragment.html', text: '<p>Hello</p>\n' },
    { about: 'Markdown', file: 'hello.md', text: '# Hello\n\nYour bike is ready.\n' },
  ],
}
