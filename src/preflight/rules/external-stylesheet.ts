import { hasFallbackFont, linkedSheets } from '../clients/linked-sheets.ts'
import type { Rule } from '../rule.ts'

export const externalStylesheet: Rule = {
  id: 'external-stylesheet',
  group: 'clients',
  severity: 'warning',
  title: 'External style sheet',
  why: 'Gmail, Outlook and Yahoo do not load external style sheets, so they show the message without those styles.',
  source: 'caniemail html-link and css-at-import',
  fix: 'Inline the styles, or move them into a <style> element in <head>',
  ignores: 'The rule ignores web fonts with a fallback font in the styles (see css-unsupported).',
  bad: '<html lang="en"><head>\n<link rel="stylesheet" href="https://fernhill-bikes.com/mail.css">\n</head><body><p>Hi</p></body></html>\n',
  good: {
    about: 'A font with a fallback',
    text: '<html lang="en"><head>\n<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Lato">\n</head><body><p style="font-family:Lato,Arial,sans-serif">Hi</p></body></html>\n',
  },
  check(context) {
    const hasFallback = hasFallbackFont(context)
    return linkedSheets(context).flatMap(({ at, isFont }) => {
      if (!isFont) return { at, message: 'Most clients do not load external style sheets' }
      return hasFallback
        ? []
        : { at, message: fontMessage, fix: 'Add a fallback: font-family: Lato, Arial, sans-serif' }
    })
  },
}

const fontMessage = 'The web font has no fallback for clients that do not load it'
