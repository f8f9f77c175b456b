/** Prepares a message's words for the spam rules. */

import { countWords } from '../../content/count-words.ts'
import { fieldCount, type MessageContent } from '../../content/message-content.ts'
import { scoreWords } from './score-words.ts'
import type { SpamEvidence } from './spam-rule.ts'
import { withoutValidityNotes } from './validity-notes.ts'

/**
 * The maximum number of characters to read, which limits the processing time. If the body is longer, only its beginning
 * and end are read.
 */
const maxWordsLength = 40_000

/** Prepares the evidence that the rules use. */
export function readEvidence(content: MessageContent): SpamEvidence {
  const subject = normalizeWords(content.subject)
  const { visibleText } = content
  const text =
    visibleText.length <= maxWordsLength
      ? visibleText
      : `${visibleText.slice(0, maxWordsLength / 2)}\n${visibleText.slice(-maxWordsLength / 2)}`
  const words = `${subject}\n${normalizeWords(text)}`
  return {
    content,
    subject,
    words,
    claims: withoutValidityNotes(words),
    wordCount: countWords(words),
    wordScore: scoreWords(words),
    fromDomain: content.message.from[0]?.domain ?? null,
    isReply: fieldCount(content.message, 'in-reply-to') > 0 || fieldCount(content.message, 'references') > 0,
  }
}

/** Invisible characters: soft hyphen, zero-width characters, joiners, byte order mark. */
const invisibleCharacters = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Normalizes case, character width, apostrophes and white space; removes invisible characters and replaces look-alike
 * letters.
 */
export function normalizeWords(text: string): string {
  return withoutLookAlikes(text.normalize('NFKC').replaceAll(invisibleCharacters, '').toLowerCase())
    .replaceAll(/[‘’ʼ`´]/gu, "'")
    .replaceAll(/[“”„]/gu, '"')
    .replaceAll(/[‐‑‒–—]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Greek and Cyrillic lower-case letters that look like Latin letters. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'аa',
    'еe',
    'оo',
    'рp',
    'сc',
    'уy',
    'хx',
    'іi',
    'јj',
    'ѕs',
    'ԁd',
    'һh',
    'αa',
    'εe',
    'ιi',
    'κk',
    'νv',
    'οo',
    'ρp',
    'τt',
    'υu',
    'χx',
  ].map((pair) => [pair.charAt(0), pair.charAt(1)]),
)

const foreignLetter = /[\p{Script=Greek}\p{Script=Cyrillic}]/u

/** Replaces look-alike letters in words that mix alphabets. */
function withoutLookAlikes(text: string): string {
  if (!foreignLetter.test(text)) return text
  return text.replaceAll(/\p{L}+/gu, (word) =>
    foreignLetter.test(word) && /[a-z]/u.test(word)
      ? Array.from(word, (letter) => lookAlikes[letter] ?? letter).join('')
      : word,
  )
}
