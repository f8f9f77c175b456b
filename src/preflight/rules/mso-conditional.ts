import { type ConditionalFault, findConditionalFaults } from '../clients/mso-conditionals.ts'
import type { Rule } from '../rule.ts'

export const msoConditional: Rule = {
  id: 'mso-conditional',
  group: 'clients',
  severity: 'error',
  title: 'Outlook conditional comment that is not closed correctly',
  why: 'Everything after the broken comment disappears, either in Outlook for Windows or in all other clients.',
  source: 'Microsoft: downlevel-hidden and downlevel-revealed conditional comments',
  fix: 'Close <!--[if mso]> with <![endif]-->, and <!--[if !mso]><!--> with <!--<![endif]-->',
  ignores:
    'The rule ignores well-formed downlevel-hidden and downlevel-revealed conditionals. A conditional that ends with the wrong syntax is reported only as a warning if it hides nothing.',
  bad: '<p>Hi</p>\n<!--[if mso]><table><tr><td>\n<p>Sale</p>\n',
  good: {
    about: 'Downlevel-revealed conditionals in all their forms',
    text: '<!--[if !mso]><!--><p>A</p><!--<![endif]--><!--[if !mso]><!-- --><p>A</p><!-- <![endif]--><!--[if !mso]>--><p>A</p><!--<![endif]--><![if !mso]><p>B</p><![endif]>\n',
  },
  check({ html, originAt }) {
    if (html === null) return null
    // Report only the first fault, because an unclosed comment makes later comments look wrong.
    const [first] = findConditionalFaults(html.html)
    if (first === undefined) return null
    const severity = first.kind === 'wrong-end' ? 'warning' : 'error'
    return { at: originAt(first.start), severity, message: messageOf(first) }
  },
}

function messageOf({ kind, shown }: ConditionalFault): string {
  if (kind === 'unclosed') return `The ${shown} conditional is not closed`
  if (kind === 'nested') return `The ${shown} conditional is inside another comment`
  if (kind === 'stray-end') return 'An [endif] has no matching [if]'
  return `The ${shown} conditional is closed with the wrong syntax`
}
