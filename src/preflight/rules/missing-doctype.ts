import type { Rule } from '../rule.ts'

export const missingDoctype: Rule = {
  id: 'missing-doctype',
  group: 'clients',
  severity: 'notice',
  title: 'Missing doctype',
  why: 'Without a doctype, clients render the message in quirks mode, with different sizes and spacing.',
  source: 'WHATWG HTML §13.1.1; caniemail html-doctype',
  fix: 'Start the HTML with <!doctype html>',
  ignores:
    'The rule ignores fragments without <html>, and MJML and Markdown templates, whose HTML is generated with a doctype.',
  bad: '<html lang="en"><body><p>Hi</p></body></html>\n',
  good: { about: 'A fragment without <html>', text: '<p>Hi</p>\n' },
  check({ html, template }) {
    if (html === null || html.doctype !== null || template.kind === 'mjml' || template.kind === 'markdown') return null
    if (!html.elements.some(({ name }) => name === 'html')) return null
    return { at: { file: template.path, line: 1, column: 1 }, message: 'The page has no doctype' }
  },
}
