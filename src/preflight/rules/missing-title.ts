import { elementsNamed, isCompleteDocument } from '../html/html-document.ts'
import type { Rule } from '../rule.ts'

export const missingTitle: Rule = {
  id: 'missing-title',
  group: 'accessibility',
  severity: 'notice',
  title: 'Document without a title',
  why: 'Screen readers announce the title first, and browsers show it as the tab title of the web version.',
  source: 'WCAG 2.2, 2.4.2 Page Titled',
  fix: 'Repeat the subject in <title>',
  ignores: 'The rule ignores fragments, Markdown and MJML.',
  bad: '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"></head>\n<body><p>Hello</p></body>\n</html>\n',
  good: { about: 'A fragment without <html>', text: '<p>Hello</p>\n' },
  check({ html, template, texts, originAt }) {
    if (html === null || !isCompleteDocument(html) || template.kind === 'mjml' || template.kind === 'markdown')
      return null
    if (texts.some(({ part, text }) => part === 'title' && text.trim() !== '')) return null
    const [title] = elementsNamed(html, 'title')
    const [head] = elementsNamed(html, 'head')
    const [root] = elementsNamed(html, 'html')
    const message = title === undefined ? 'The document has no <title>' : 'The <title> is empty'
    return { at: originAt((title ?? head ?? root)?.start ?? 0), message }
  },
}
