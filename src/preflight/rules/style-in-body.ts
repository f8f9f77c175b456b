import { isClientHack } from '../clients/css-features.ts'
import { closest } from '../html/html-document.ts'
import type { Rule } from '../rule.ts'

export const styleInBody: Rule = {
  id: 'style-in-body',
  group: 'clients',
  severity: 'warning',
  title: 'Style sheet in <body>',
  why: 'Gmail ignores <style> elements outside <head>.',
  source: 'caniemail html-style, note 1 (not supported inside the <body>)',
  fix: 'Move the <style> element into <head>, and inline the styles that the layout needs',
  ignores:
    'The rule ignores style sheets in Outlook conditionals, and style sheets that contain only hacks for a single client.',
  bad: '<!doctype html>\n<html lang="en"><head><title>Sale</title></head>\n<body>\n<style>.a{color:red}</style>\n<p class="a">Sale</p>\n</body></html>\n',
  good: {
    about: 'A style sheet with hacks for a single client',
    text: '<!doctype html>\n<html lang="en"><head><title>Sale</title></head>\n<body>\n<style>u + .body .a{color:red} #outlook a{padding:0} .ExternalClass{width:100%}</style>\n<p class="a">Sale</p>\n</body></html>\n',
  },
  check({ sheets, originAt }) {
    return sheets
      .filter(({ element }) => closest(element, ({ name }) => name === 'body') !== null)
      .filter(({ sheet }) => sheet.rules.some(({ selectors }) => selectors.some((selector) => !isClientHack(selector))))
      .map(({ element }) => ({ at: originAt(element.start), message: 'Gmail ignores <style> in <body>' }))
  },
}
