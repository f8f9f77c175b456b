/** The rule external-stylesheet. */

import { attributeOf, attributeValue, elementsNamed, type HtmlElement } from '../html/html-document.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

const link = (href: string): string => `<html lang="en"><head>\n<link rel="stylesheet" href="${href}">\n</head>`

export const externalStylesheet: Rule = {
  id: 'external-stylesheet',
  group: 'clients',
  severity: 'warning',
  title: 'External style sheet',
  why: 'Gmail, Outlook and Yahoo do not load external style sheets, so the message is unstyled there.',
  source: 'caniemail html-link and css-at-import',
  fix: 'Inline the styles, or move them into a <style> element in <head>',
  ignores: 'Nothing is exempt; a web font with a fallback font in the styles is only a notice.',
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
      file: 'font.html',
      text: `${link('https://fonts.googleapis.com/css?family=Lato')}<body><p style="font-family:Lato,Arial,sans-serif">Hi</p></body></html>\n`,
      line: 2,
      severity: 'notice',
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
      about: 'Links of other kinds',
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
    const { html } = context
    if (html === null) return []
    return [...elementsNamed(html, 'link').flatMap((element) => linkFault(element, context)), ...importFaults(context)]
  },
}

function linkFault(element: HtmlElement, context: RuleContext): readonly Fault[] {
  const relations = (attributeValue(element, 'rel') ?? '').toLowerCase().split(/\s+/u)
  if (!relations.includes('stylesheet') || attributeOf(element, 'href') === undefined) return []
  return [faultAt(context.originAt(element.start), attributeValue(element, 'href') ?? '', context)]
}

function importFaults(context: RuleContext): readonly Fault[] {
  return context.sheets.flatMap(({ sheet, css }) =>
    sheet.atRules
      .filter(({ name }) => name === '@import')
      .map(({ prelude, start }) => faultAt(css.originAt(start), prelude, context)),
  )
}

const fontHosts =
  /(?:fonts\.(?:googleapis|gstatic|bunny|cdnfonts|shopifycdn)|use\.typekit|p\.typekit|fast\.fonts|cloud\.typography|use\.fontawesome|api\.fontshare|rsms\.me|fonts\.adobe)\b/iu

function faultAt(at: Fault['at'], url: string, context: RuleContext): Fault {
  return { at, ...describe(url, context) }
}

function describe(url: string, context: RuleContext): Pick<Fault, 'message' | 'severity' | 'fix'> {
  if (!fontHosts.test(url.slice(0, 500))) return { message: 'Most clients do not load style sheets' }
  if (!hasFallbackFont(context))
    return {
      message: 'The font has no fallback for clients that do not load it',
      fix: 'Add a fallback: font-family: Lato, Arial, sans-serif',
    }
  return {
    message: 'Few clients load fonts; the others show the fallback',
    severity: 'notice',
    fix: 'Check the message with the fallback font',
  }
}

const safeFonts =
  /\b(?:sans-serif|serif|monospace|system-ui|arial|helvetica|verdana|tahoma|georgia|times|courier|trebuchet|lucida|segoe|roboto)\b/iu

/** True if all stacks of fonts end with one that every system has. */
function hasFallbackFont({ declarations }: RuleContext): boolean {
  return declarations
    .filter(
      ({ property, conditions }) =>
        (property === 'font-family' || property === 'font') && !conditions.includes('@font-face'),
    )
    .filter(({ value }) => !/^(?:inherit|initial|unset)$/iu.test(value))
    .every(({ value }) => safeFonts.test(value.slice(0, 500)))
}
