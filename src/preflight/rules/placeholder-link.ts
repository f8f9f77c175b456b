/** Defines the rule placeholder-link. */

import { attributeOf, type HtmlElement } from '../html/html-document.ts'
import { targetFaults } from '../links/diagnose-target.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

const link = (url: string): string => `<p>Sale.</p>\n<p><a href="${url}">See the offers</a></p>\n`

export const placeholderLink: Rule = {
  id: 'placeholder-link',
  group: 'links',
  severity: 'error',
  title: 'Link without a real target',
  why: 'The link does nothing, or opens a page that has nothing to do with the message.',
  source: 'RFC 2606 (reserved hosts)',
  fix: 'Write the real URL, or remove the link',
  ignores:
    'The rule ignores example.com in text and code, hosts in `allow-hosts`, and reserved hosts if the sender has one, too. Reserved hosts from sample data, anchors that exist in the message, and <a> without href are notices.',
  bad: [
    { file: 'hash.html', text: link('#'), line: 2 },
    { file: 'empty.html', text: link(''), line: 2 },
    { file: 'void.html', text: link('javascript:void(0)'), line: 2 },
    { file: 'scheme.html', text: link('https://'), line: 2 },
    { file: 'example.html', text: link('https://www.example.com/offers'), line: 2 },
    { file: 'domain.html', text: link('https://yourdomain.com/offers'), line: 2 },
    { file: 'your.html', text: link('https://fernhill-bikes.com/?list=YOUR_LIST_ID'), line: 2 },
    { file: 'section.html', text: link('#offers'), line: 2 },
    { file: 'variable.liquid', text: link('{{ url }}'), files: { 'data.json': '{"url": ""}' }, line: 2 },
    { file: 'area.html', text: '<map name="m"><area href="#" alt="Shop"></map>\n', line: 1 },
    {
      file: 'data.liquid',
      text: link('{{ url }}'),
      files: { 'data.json': '{"url": "https://example.com/a"}' },
      line: 2,
      severity: 'notice',
    },
    {
      file: 'anchor.html',
      text: '<p><a href="#two">Two</a></p>\n<h2 id="two">Two</h2>\n',
      line: 1,
      severity: 'notice',
    },
    {
      file: 'no-href.html',
      text: '<p>Read</p>\n<p><a class="button">See the offers</a></p>\n',
      line: 2,
      severity: 'notice',
    },
  ],
  good: [
    { file: 'real.html', text: link('https://fernhill-bikes.com/offers') },
    { about: 'example.com in code', file: 'code.html', text: '<p><code>curl https://example.com</code></p>\n' },
    { about: 'The name of an anchor', file: 'name.html', text: '<p><a name="top">Top</a></p>\n' },
    {
      about: 'A sample message, whose sender also has a reserved domain',
      file: 'sample.html',
      text: `---\nsubject: Sale\nfrom: Fernhill <news@fernhill.example>\n---\n${link('https://example.com/a')}`,
    },
    {
      about: 'A host in allow-hosts',
      file: 'allowed.html',
      text: link('https://fernhill.example/offers'),
      settings: { allowHosts: ['fernhill.example'] },
    },
    { about: 'Lower-case "your" in a path', file: 'path.html', text: link('https://fernhill-bikes.com/your-orders') },
    {
      about: 'A variable that the provider replaces',
      file: 'later.html',
      text: link('*|UNSUB|*'),
      settings: { allowVariables: ['*|UNSUB|*'] },
    },
  ],
  check: (context) => [...targetFaults('placeholder-link', context), ...targetless(context)],
}

/** Returns elements that look like links but have no target URL. */
function targetless({ html, originAt, styleOf }: RuleContext): readonly Fault[] {
  return (html?.elements ?? [])
    .filter((element) => element.name === 'a' && isWithoutTarget(element) && hasText(element))
    .filter((element) => styleOf(element).hiddenBy === null)
    .map((element) => ({
      at: originAt(element.start),
      severity: 'notice',
      message: 'A link has no href, so nothing happens on a click',
    }))
}

function isWithoutTarget(element: HtmlElement): boolean {
  return ['href', 'id', 'name'].every((name) => attributeOf(element, name) === undefined)
}

function hasText({ children }: HtmlElement): boolean {
  return children.some((child) => child.kind === 'text' && child.pieces.some(({ text }) => /\S/u.test(text)))
}
