import { byColor, findHiddenTexts, type HiddenText } from '../content/hidden-words.ts'
import { closest, type HtmlElement } from '../html/html-document.ts'
import type { Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

const words =
  'We sell the best bikes of all with free parts and free service for life to every rider who signs up today or tomorrow.'

export const hiddenContent: Rule = {
  id: 'hidden-content',
  group: 'content',
  severity: 'warning',
  title: 'Hidden text',
  why: 'Spammers hide text that only filters read, so filters penalize hidden text.',
  source: 'Google email sender guidelines ("Don\'t use HTML and CSS to hide content"); SpamAssassin HIDDEN rules',
  fix: 'Remove the hidden text, or make it visible',
  ignores:
    'The rule ignores a preheader of up to 250 visible characters and its invisible padding, text that a media query makes visible, text hidden only by mso-hide, text for screen readers (classes such as sr-only), structured data (itemprop), text in the color of its background, which low-contrast reports, and up to two hidden words. Up to 20 words of a link, heading, label or element with ARIA attributes may be at an off-screen position, because screen readers read them.',
  options: { 'max-words': { default: 2, description: 'The number of hidden words that the rule allows' } },
  bad: '<p>Your bike is ready.</p>\n<div style="display:none">We sell the best bikes of all with free parts and free service for life to every rider who signs up today or tomorrow.</div>\n',
  good: {
    about: 'A preheader with padding',
    text: `<div style="display:none;max-height:0">${words}${'&nbsp;&zwnj;&#847; '.repeat(100)}</div>\n<p>Ready.</p>\n`,
  },
  check(context) {
    const found = findHiddenTexts(context).filter((one) => !isReadAloud(one) && !isLowContrast(one, context))
    const total = found.reduce((sum, { wordCount }) => sum + wordCount, 0)
    if (total <= context.option('hidden-content', 'max-words', 2)) return null
    const longest = found.toSorted((one, other) => other.wordCount - one.wordCount)[0]
    if (longest === undefined) return null
    const { element, by } = longest
    return { at: context.originAt(element.start), message: `${total} words are hidden by ${by}` }
  },
}

const maxReadAloudWords = 20

/** Returns whether text is probably meant for screen readers only. */
function isReadAloud({ element, by, wordCount }: HiddenText): boolean {
  if (by !== 'an off-screen position' || wordCount > maxReadAloudWords) return false
  const hasAria = element.attributes.some(({ name }) => name.startsWith('aria-'))
  return hasAria || isLabel(element) || closest(element, isLabel) !== null
}

/** Returns whether low-contrast reports the text, so that one text does not lead to two findings. */
function isLowContrast({ by, isPreheader }: HiddenText, { settings }: RuleContext): boolean {
  return by === byColor && !isPreheader && settings.rules['low-contrast']?.severity !== 'off'
}

function isLabel({ name }: HtmlElement): boolean {
  return /^(?:a|button|caption|h[1-6]|label|th)$/u.test(name)
}
