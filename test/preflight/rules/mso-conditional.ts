import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'comment.html', text: '<p>Hi</p>\n<!--[if mso]><table><tr><td>-->\n<p>Sale</p>\n', line: 2 },
    { file: 'endif.html', text: '<p>Hi</p>\n<!--[if gte mso 9]><p>A</p><!--[endif]-->\n<p>Sale</p>\n', line: 2 },
    { file: 'shown.html', text: '<p>Hi</p>\n<!--[if !mso]><!--><p>Sale</p>\n', line: 2 },
    {
      file: 'nested.html',
      text: '<!--[if mso]><p>A</p>\n<!--[if gte mso 12]><p>B</p><![endif]--><![endif]-->\n',
      line: 2,
    },
    { file: 'stray.html', text: '<p>Hi</p>\n<![endif]-->\n', line: 2 },
    { file: 'swallowed.html', text: '<p>Hi</p>\n<!--[if mso]><p>A</p><![endif]>\n<p>Sale</p>\n', line: 2 },
    { file: 'wrong-last.html', text: '<p>Hi</p>\n<!--[if mso]><p>A</p><![endif]>\n', line: 2, severity: 'warning' },
    { file: 'wrong.html', text: '<p>Hi</p>\n<!--[if !mso]><!--><p>A</p><![endif]-->\n', line: 2, severity: 'warning' },
  ],
  good: [
    { file: 'hidden.html', text: '<!--[if mso]><p>A</p><![endif]--><p>B</p><!-- a note -->\n' },
    { about: 'Text about conditionals', file: 'code.html', text: '<pre>&lt;!--[if mso]&gt;</pre>\n' },
  ],
}
