import { attributeValue, type HtmlElement } from '../html/html-document.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

export const scriptElement: Rule = {
  id: 'script-element',
  group: 'clients',
  severity: 'error',
  title: 'Script, frame or plug-in',
  why: 'Every client removes scripts, frames and plug-ins, and filters treat them as an attack.',
  source: 'Gmail and Outlook remove active content; SpamAssassin HTML_TAG_EXIST and rspamd HAS_ONCLICK rules',
  fix: 'Remove the element, and link to a web page that provides this function',
  ignores: 'The rule ignores structured data in <script type="application/ld+json">.',
  bad: '<p>Hi</p>\n<script>track()</script>\n',
  good: {
    about: 'Structured data',
    text: '<script type="application/ld+json">{"@context":"http://schema.org"}</script><p>Hi</p>\n',
  },
  check(context) {
    return (context.html?.elements ?? []).flatMap((element) =>
      [elementFault(element, context), handlerFaults(element, context)].flat(),
    )
  },
}

const activeElements = new Set(['iframe', 'frame', 'frameset', 'embed', 'object', 'applet'])

function elementFault(element: HtmlElement, { originAt }: RuleContext): readonly Fault[] {
  const { name } = element
  const isScript =
    name === 'script' && !/^application\/(?:ld\+)?json$/iu.test(attributeValue(element, 'type')?.trim() ?? '')
  const isRefresh = name === 'meta' && attributeValue(element, 'http-equiv')?.trim().toLowerCase() === 'refresh'
  if (!isScript && !isRefresh && !activeElements.has(name)) return []
  const shown = isRefresh ? '<meta http-equiv="refresh">' : `<${name}>`
  return [{ at: originAt(element.start), message: `Clients remove ${shown}` }]
}

const handlers =
  /^on(?:abort|blur|change|click|contextmenu|copy|dblclick|drag|drop|error|focus|focusin|hover|input|key(?:down|press|up)|load|mouse(?:down|enter|leave|move|out|over|up)|paste|pointer\w{1,12}|reset|resize|scroll|select|submit|toggle|touch\w{1,12}|unload|wheel)$/u

function handlerFaults({ attributes }: HtmlElement, { originAt }: RuleContext): readonly Fault[] {
  return attributes
    .filter(({ name, value }) => handlers.test(name) && value.trim() !== '')
    .map(({ name, nameStart }) => ({ at: originAt(nameStart), message: 'Clients remove event handlers', item: name }))
}
