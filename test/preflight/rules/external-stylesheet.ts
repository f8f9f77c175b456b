import type { RuleExamples } from '../cases/rule-examples.ts'

const link = (href: string): string => `<html lang="en"><head>\n<link rel="stylesheet" href="${href}">\n</head>`

export const examples: RuleExamples = {
  bad: [
    {
      file: 'import.html',
      text: '<style>\n@import url("https://fernhill-bikes.com/mail.css");\n</style><p>Hi</p>\n',
      line: 2,
    },
    {
      file: 'no-fallback.html',
      text: `${link('https://fonts.googleapis.com/css?family=Lato')}<body><p style="font-family:Lato">Hi</p></body></html>\n`,
      line: 2,
    },
  ],
  good: [
    { file: 'inline.html', text: '<style>p{color:#222}</style><p>Hi</p>\n' },
    {
      about: 'Other kinds of links',
      file: 'icon.html',
      text: '<link rel="icon" href="https://fernhill-bikes.com/i.png"><link rel="preconnect" href="https://fonts.gstatic.com"><p>Hi</p>\n',
    },
    {
      about: 'An Outlook conditional',
      file: 'mso.html',
      text: '<!--[if mso]><link rel="stylesheet" href="https://fernhill-bikes.com/a.css"><![endif]--><p>Hi</p>\n',
    },
  ],
}
