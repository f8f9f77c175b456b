import type { RuleExamples } from '../cases/rule-examples.ts'

const page = (head: string, body: string): string =>
  `<!doctype html>\n<html lang="en"><head><title>Sale</title>${head}</head>\n<body>\n${body}\n<p class="a">Sale</p>\n</body></html>\n`

export const examples: RuleExamples = {
  bad: [
    {
      file: 'media.html',
      text: page('', '<div><style>@media (max-width:600px){.a{color:red}}</style></div>'),
      line: 4,
    },
  ],
  good: [
    { file: 'head.html', text: page('<style>.a{color:red}</style>', '') },
    {
      about: 'An Outlook conditional',
      file: 'mso.html',
      text: page('', '<!--[if mso]><style>.a{color:red}</style><![endif]-->'),
    },
    {
      about: 'A fragment without body',
      file: 'part.html',
      text: '<style>.a{color:red}</style><p class="a">Sale</p>\n',
    },
  ],
}
