import { attributeValue, elementsNamed, type HtmlDocument } from '../html/html-document.ts'
import type { Rule } from '../rule.ts'

export const darkMode: Rule = {
  id: 'dark-mode',
  group: 'clients',
  severity: 'notice',
  title: 'Dark-mode styles without a color-scheme declaration',
  why: 'Apple Mail applies dark-mode styles only if the message declares that it supports dark mode.',
  source: 'caniemail css-at-media-prefers-color-scheme and html-meta-color-scheme',
  fix: 'Add <meta name="color-scheme" content="light dark"> and <meta name="supported-color-schemes" content="light dark"> to <head>',
  ignores: 'The rule ignores messages without dark-mode styles, and messages that declare color-scheme in CSS.',
  bad: '<!doctype html>\n<html lang="en">\n<head><style>@media (prefers-color-scheme: dark){.a{color:#eee}}</style><title>Sale</title></head>\n<body><p class="a">Sale</p></body></html>\n',
  good: {
    about: 'A declaration with the older name, supported-color-schemes',
    text: '<!doctype html>\n<html lang="en">\n<head><meta name="supported-color-schemes" content="light dark"><style>@media (prefers-color-scheme: dark){.a{color:#eee}}</style><title>Sale</title></head>\n<body><p class="a">Sale</p></body></html>\n',
  },
  check({ html, sheets, declarations, originAt }) {
    if (html === null || declaresScheme(html) || declarations.some(({ property }) => /color-schemes?$/u.test(property)))
      return null
    const isDark = sheets.some(({ sheet }) =>
      sheet.atRules.some(
        ({ name, prelude }) => name === '@media' && /prefers-color-scheme\s{0,9}:\s{0,9}dark/iu.test(prelude),
      ),
    )
    if (!isDark) return null
    const [place] = [...elementsNamed(html, 'head'), ...elementsNamed(html, 'style')]
    const message = 'The message has dark-mode styles, but does not declare that it supports dark mode'
    return { at: originAt(place?.start ?? 0), message }
  },
}

function declaresScheme(html: HtmlDocument): boolean {
  return elementsNamed(html, 'meta').some((element) =>
    /^(?:supported-)?color-schemes?$/iu.test(attributeValue(element, 'name')?.trim() ?? ''),
  )
}
