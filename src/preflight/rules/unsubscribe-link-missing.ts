import type { TextOrigin } from '../../render/trace/source-map.ts'
import { meansOptOut, optOutLanguages } from '../../verdict/content/opt-out-words.ts'
import { attributeValue, type HtmlElement } from '../html/html-document.ts'
import type { Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'
import { findOptOuts } from '../unsubscribe/opt-out.ts'

export const unsubscribeLinkMissing: Rule = {
  id: 'unsubscribe-link-missing',
  group: 'unsubscribe',
  severity: 'error',
  title: 'No unsubscribe link in the message',
  why: 'Gmail, Yahoo and Apple require a visible link in marketing mail, and so does the law in most countries.',
  source: 'support.google.com/a/answer/81126; support.apple.com/en-us/102322',
  fix: 'Add a visible unsubscribe link to the footer',
  ignores:
    'The rule ignores transactional mail, links to a preference page or to the address in List-Unsubscribe, and tags that your provider replaces, such as *|UNSUB|*. In a language for which presend does not know the usual words, the finding is only a notice.',
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
    const { mail, textPart, html } = context
    if (mail.type !== 'marketing' || findOptOuts(context).size > 0) return null
    if (textPart !== null && hasTextLink(textPart.text)) return null
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
    const message = `The message counts as marketing (reason: ${mail.evidence}), but has no unsubscribe link`
    if (isKnownLanguage(context)) return { at, message }
    return { at, severity: 'notice', message: `${message} that presend recognizes in this language` }
  },
}

/** Scripts of the languages for which presend knows how unsubscribe links are labeled. */
const knownScripts =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/gu

function isKnownLanguage({ html, texts }: RuleContext): boolean {
  const root = html?.elements.find(({ name }) => name === 'html')
  const language = (root === undefined ? null : attributeValue(root, 'lang'))?.trim().toLowerCase().split(/[-_]/u)[0]
  if (language !== undefined && language !== '' && language !== 'und') {
    if (!optOutLanguages.has(language)) return false
  }
  const shown = texts.filter(({ part }) => part === 'body' || part === 'text-part').map(({ text }) => text)
  const letters = shown.join(' ').slice(0, 20_000).match(/\p{L}/gu) ?? []
  return (letters.join('').match(knownScripts)?.length ?? 0) >= letters.length / 2
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
