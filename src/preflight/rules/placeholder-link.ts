import { attributeOf, type HtmlElement, hasOwnText } from '../html/html-document.ts'
import { targetFaults } from '../links/diagnose-target.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

export const placeholderLink: Rule = {
  id: 'placeholder-link',
  group: 'links',
  severity: 'error',
  title: 'Link without a real target',
  why: 'A link without a real target does nothing, or opens a page that is unrelated to the message.',
  source: 'RFC 2606 (reserved hosts)',
  fix: 'Write the real URL, or remove the link',
  ignores:
    'The rule ignores example.com in text and code, hosts in `allow-hosts`, and reserved hosts if the sender address is at a reserved host too. Reserved hosts from sample data, links to anchors in the message, and <a> without href are reported only as notices.',
  bad: '<p>Sale.</p>\n<p><a href="#">See the offers</a></p>\n',
  good: { about: 'example.com in code', text: '<p><code>curl https://example.com</code></p>\n' },
  check: (context) => [...targetFaults('placeholder-link', context), ...targetless(context)],
}

/** Returns elements that look like links but have no target URL. */
function targetless({ html, originAt, styleOf }: RuleContext): readonly Fault[] {
  return (html?.elements ?? [])
    .filter((element) => element.name === 'a' && isWithoutTarget(element) && hasOwnText(element))
    .filter((element) => styleOf(element).hiddenBy === null)
    .map((element) => ({
      at: originAt(element.start),
      severity: 'notice',
      message: 'The link has no href attribute, so clicking it does nothing',
    }))
}

function isWithoutTarget(element: HtmlElement): boolean {
  return ['href', 'id', 'name'].every((name) => attributeOf(element, name) === undefined)
}
