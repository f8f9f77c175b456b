import type { TextOrigin } from '../../render/trace/source-map.ts'
import { countWords } from '../../verdict/content/count-words.ts'
import { type ContentScore, scoreContent } from '../content/content-symbols.ts'
import { findPhrase } from '../content/find-phrase.ts'
import type { Rule } from '../rule.ts'
import type { ReadableText, RuleContext } from '../rule-context.ts'

const id = 'spam-words'

export const spamWords: Rule = {
  id,
  group: 'content',
  severity: 'notice',
  title: 'Wording that spam filters penalize',
  why: "The built-in spam filter adds points for this wording, and receivers' filters are likely to do the same.",
  source: 'docs/built-in-filter.md: rules and words weighted by training on public mail',
  fix: 'Rephrase the text: say who you are, what the message is about, and why the reader receives it',
  ignores:
    'The rule ignores single words such as "free" or "order", which add no points on their own, and points that harmless words offset. In a message with fewer than 30 words, the vocabulary alone causes at most a notice.',
  options: {
    'min-points': { default: 1, description: 'The minimum spam score at which the rule reports the wording' },
  },
  bad: '<p>Dear friend,</p>\n<p>You have won the lottery. I am a barrister and your late uncle left an inheritance of 8 million dollars to his next of kin. Send your bank account to claim the funds. This transaction is strictly confidential. God bless.</p>\n',
  good: {
    about: 'Single words that add no points',
    text: '<p>Our summer sale starts on Friday: 20% off all tires, free fitting in the workshop.</p>\n<p><a href="https://fernhill-bikes.com/u">Unsubscribe</a></p>\n',
  },
  check(context) {
    const score = scoreContent(context)
    const [strongest] = score.symbols
    if (strongest === undefined || score.points < context.option(id, 'min-points', 1)) return null
    const isHigh = certainPoints(score, context) >= score.threshold / 2
    const shown = score.symbols.slice(0, 6)
    const symbols = shown.map(({ name }) => name)
    const detail = shown.map(({ name, points, description }) => `${name} ${points}: ${description}`)
    const total = Math.round(score.points * 10) / 10
    const message = `The wording has a spam score of ${total}, mostly because of ${strongest.name}; a score of ${score.threshold} or more counts as spam`
    const severity = isHigh ? 'warning' : 'notice'
    return { at: placeOfWords(score, context), severity, message, fix: strongest.fix, detail, symbols }
  },
}

/** In shorter messages, word statistics are weak evidence. */
const minWords = 30

/** Returns the points. If the text is short, points from word statistics are excluded. */
function certainPoints({ symbols, points }: ContentScore, { texts }: RuleContext): number {
  const wordsIn = (part: ReadableText['part']): number =>
    texts.reduce((sum, one) => sum + (one.part === part ? countWords(one.text) : 0), 0)
  // As in the spam filter, the text part counts only if there is no text in the HTML part.
  const words = wordsIn('subject') + (wordsIn('body') || wordsIn('text-part'))
  if (words >= minWords) return points
  return points - (symbols.find(({ name }) => name === 'WORDS_LIKE_SPAM')?.points ?? 0)
}

/**
 * Returns the position of the first phrase of the strongest symbol. If no phrase has a known position, returns the
 * position of the first part with text.
 */
function placeOfWords({ symbols }: ContentScore, context: RuleContext): TextOrigin {
  for (const phrase of symbols.flatMap(({ phrases }) => phrases)) {
    const place = findPhrase(phrase, context)
    if (place !== null) return place
  }
  const { texts, template } = context
  const shown = texts.filter(({ part }) => part === 'body' || part === 'subject' || part === 'text-part')
  const first = shown.find(({ text, part }) => part !== 'subject' && text.trim() !== '') ?? shown[0]
  if (first === undefined) return { kind: 'unknown', place: template.headPlace, expression: null }
  return first.originAt(first.text.length - first.text.trimStart().length)
}
