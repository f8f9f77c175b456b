/** Defines the rule external-stylesheet. */

import { hasFallbackFont, linkedSheets } from '../clients/linked-sheets.ts'
import type { Rule } from '../rule.ts'

const link = (href: string): string => `<html lang="en"><head>\n<link rel="stylesheet" href="${href}">\n</head>`

export const externalStylesheet: Rule = {
  id: 'external-stylesheet',
  group: 'clients',
  severity: 'warning',
  title: 'External style sheet',
  why: 'Gmail, Outlook and Yahoo do not load external style sheets, so the message is unstyled there.',
  source: 'caniemail html-link and css-at-import',
  fix: 'Inline the styles, or move them into a <style> element in <head>',
  ignores: 'The rule ignores web fonts with a fallback font in the styles (see css-unsupported).',
  bad: [
    {
      file: 'link.html',
      text: `${link('https://fernhill-bikes.com/mail.css')}<body><p>Hi</p></body></html>\n`,
      line: 2,
    },
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
      about: 'A font with a fallback',
      file: 'font.html',
      text: `${link('https://fonts.googleapis.com/css?family=Lato')}<body><p style="font-family:Lato,Arial,sans-serif">Hi</p></body></html>\n`,
    },
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
  check(context) {
    const hasFallback = hasFallbackFont(context)
    return linkedSheets(context).flatMap(({ at, isFont }) => {
      if (!isFont) return [{ at, message: 'Most clients do not load style sheets' }]
      return hasFallback
        ? []
        : [{ at, message: fontMessage, fix: 'Add a fallback: font-family: Lato, Arial, sans-serif' }]
    })
  },
}

const fontMessage = 'The font has no fallback for clients that do not load it'
