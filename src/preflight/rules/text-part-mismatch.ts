import { hasUnspacedLetter } from '../../verdict/content/count-words.ts'
import { meansOptOut } from '../../verdict/content/opt-out-words.ts'
import type { Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

const minShare = 0.2
/**
 * The minimum number of significant words in the HTML part. With fewer words, a comparison of the two parts is not
 * meaningful.
 */
const minWords = 12

export const textPartMismatch: Rule = {
  id: 'text-part-mismatch',
  group: 'structure',
  severity: 'warning',
  title: 'Text part that differs from the HTML part',
  why: 'The text part and the HTML part should have the same content. Filters compare the parts, and people who read the plain text miss everything that only the HTML contains.',
  source: 'RFC 2046 §5.1.4; SpamAssassin MPART_ALT_DIFF',
  fix: 'Rewrite the text part to match the HTML, or remove the text part so that presend generates one',
  ignores: 'The rule ignores lists of links, and text parts that are merely shorter than the HTML part.',
  bad: {
    file: 'empty.eml',
    text: 'From: a@b.com\nSubject: Ready\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=x\n\n--x\nContent-Type: text/plain; charset=utf-8\n\n \n--x\nContent-Type: text/html; charset=utf-8\n\n<p>Your wheel is trued and the new tyre fitted, so please collect your bicycle before closing time on Saturday afternoon.</p>\n--x--\n',
  },
  good: {
    about: 'A shorter text part',
    file: 'short.eml',
    text: 'From: a@b.com\nSubject: Ready\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=x\n\n--x\nContent-Type: text/plain; charset=utf-8\n\nYour wheel is trued, please collect your bicycle before closing time.\n--x\nContent-Type: text/html; charset=utf-8\n\n<p>Your wheel is trued and the new tyre fitted, so please collect your bicycle before closing time on Saturday afternoon.</p>\n--x--\n',
  },
  check(context) {
    const { textPart } = context
    if (textPart === null || context.html === null) return null
    const reason = faultOf(textPart.text, context)
    return reason === null ? null : { at: textPart.originAt(0), message: reason }
  },
}

function faultOf(text: string, { texts, links, mail }: RuleContext): string | null {
  const words = significantWords(
    texts
      .filter(({ part }) => part === 'body' || part === 'code')
      .map((one) => one.text)
      .join(' '),
  )
  if (text.trim() === '') return words.size === 0 ? null : 'The text part is empty'
  if (/<(?:html|body|table|td|div|p)[\s>]/iu.test(text)) return 'The text part contains HTML tags'
  if (
    text.length < 300 &&
    /\bhtml\b.{0,40}\b(?:client|version|viewer|mail|email)\b|\b(?:view|open) (?:this|it) in (?:your|a) browser/isu.test(
      text,
    )
  ) {
    return 'The text part only says that the message is HTML'
  }
  const optOut = links.find((link) => meansOptOut(link.text))
  const isMissing = mail.type === 'marketing' && optOut !== undefined && !text.includes(optOut.url.text.trim())
  if (isMissing && !meansOptOut(text)) return 'The unsubscribe link in the HTML part is missing from the text part'
  if (words.size < minWords) return null
  const own = significantWords(text)
  const sharedCount = [...words].filter((word) => own.has(word)).length
  const percent = Math.round((sharedCount / words.size) * 100)
  return sharedCount / words.size < minShare
    ? `The text part contains only ${percent}% of the words in the HTML part`
    : null
}

function significantWords(text: string): ReadonlySet<string> {
  const runs = text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []
  return new Set(runs.flatMap((run) => (hasUnspacedLetter(run) ? letterPairs(run) : (run.match(/^.{4,30}/u) ?? []))))
}

/** Where no spaces separate words, line breaks may be anywhere, so pairs of letters are compared instead of words. */
function letterPairs(run: string): readonly string[] {
  const letters = Array.from(run)
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`)
}
