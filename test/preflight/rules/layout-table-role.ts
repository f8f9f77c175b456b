import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [],
  good: [
    {
      file: 'layout.html',
      text: '<table role="presentation" width="100%"><tr><td><table role="none" width="600"><tr><td>Hello</td></tr></table></td></tr></table>\n',
    },
    {
      about: 'A data table without headings',
      file: 'plain.html',
      text: '<table width="100%"><tr><td>Frame</td><td>1</td><td>£640</td></tr><tr><td>Wheel</td><td>2</td><td>£118</td></tr></table>\n',
    },
    {
      about: 'A table for Outlook only',
      file: 'mso.html',
      text: '<!--[if mso]><table width="600"><tr><td><![endif]--><p>Hello</p><!--[if mso]></td></tr></table><![endif]-->\n',
    },
  ],
}
