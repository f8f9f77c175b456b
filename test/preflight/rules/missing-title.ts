import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    {
      file: 'empty.html',
      text: '<html lang="en">\n<head>\n<title> </title></head><body><p>Hello</p></body></html>\n',
      line: 3,
    },
    { file: 'headless.html', text: '<html lang="en">\n<body><p>Hello</p></body></html>\n', line: 1 },
  ],
  good: [
    {
      file: 'hello.html',
      text: '<html lang="en"><head><title>Your bike is ready</title></head><body><p>Hello</p></body></html>\n',
    },
    { about: 'Markdown', file: 'hello.md', text: '# Hello\n' },
  ],
}
