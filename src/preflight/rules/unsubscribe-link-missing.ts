import type { TextOrigin } from '../../template/trace/source-map.ts'
import type { HtmlElement } from '../html/html-document.ts'
import { meansOptOut } from '../message/mail-facts.ts'
import type { Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'
import { isOptOut } from '../unsubscribe/opt-out.ts'

export const unsubscribeLinkMissing: Rule = {
  id: 'unsubscribe-link-missing',
  group: 'unsubscribe',
  severity: 'error',
  title: 'No unsubscribe link in the message',
  why: 'Gmail, Yahoo and Apple require a visible link in marketing mail, and so does the law in most countries.',
  source: 'support.google.com/a/answer/81126; support.apple.com/en-us/102322',
  fix: 'Add a visible unsubscribe link to the footer',
  ignores:
    'The rule ignores transactional mail, links to a preference page, and tags that your provider replaces, such as *|UNSUB|*.',
  bad: {
    text: '<p>Sale until Sunday.</p>\n<p><a href="https://fernhill-bikes.com/sale">See the sale</a></p>\n',
    settings: { mailType: 'marketing' },
  },
  good: {
    about: 'An unsubscribe link in another language',
    text: '<p>Angebot</p><p><a href="https://fernhill-bikes.com/u/1">Vom Newsletter abmelden</a></p>\n',
    settings: { mailType: 'marketing' },
  },
  check(context) {
    const { mail, links, textPart, html } = context
    if (mail.type !== 'marketing' || links.some(isOptOut) || (textPart !== null && hasTextLink(textPart.text)))
      return null
    const at = footerOrigin(context)
    if (mail.basis === 'default') {
      return {
        at,
        severity: 'notice',
        message: 'The message looks transactional and has no unsubscribe link',
        fix: 'Set mail-type: transactional, or add an unsubscribe link',
      }
    }
    if (html === null && textPart === null) return null
    return { at, message: `The message counts as marketing (reason: ${mail.evidence}), but has no unsubscribe link` }
  },
}

function hasTextLink(text: string): boolean {
  return meansOptOut(text) && /https?:\/\/|mailto:/iu.test(text)
}

/**
 * Returns where to add the link: at the end of the last footer, table or body or, if there is none, of the last
 * element. In a message without HTML, returns the start of the message.
 */
function footerOrigin({ html, originAt, template }: RuleContext): TextOrigin | RuleContext['template']['headPlace'] {
  if (html === null) return template.headPlace
  const footer = html.elements.findLast(({ name }) => name === 'footer' || name === 'table' || name === 'body')
  const last = footer ?? html.elements.at(-1)
  return last === undefined ? template.headPlace : originAt(endOf(last))
}

function endOf({ closeStart, start }: HtmlElement): number {
  return closeStart ?? start
}
