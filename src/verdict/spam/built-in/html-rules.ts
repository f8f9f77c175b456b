/** Rules for the HTML part, the text part and attachments. */

import { countWords } from '../../content/count-words.ts'
import { findRiskyAttachment } from '../../content/risky-attachment.ts'
import { countLetters, isShouting } from './shouting.ts'
import type { SpamEvidence, SpamRule } from './spam-rule.ts'

/** Words that spammers misspell on purpose. Correct spellings do not count. */
const disguisedWords = new Set(
  'viagra cialis levitra pharmacy rolex omega cartier breitling paypal microsoft password account casino mortgage refinance credit loan free money cash bitcoin porn penis pills click remove unsubscribe guaranteed'.split(
    ' ',
  ),
)

function undisguise(word: string): string {
  return word
    .replaceAll('0', 'o')
    .replaceAll(/[1!|]/gu, 'i')
    .replaceAll('3', 'e')
    .replaceAll(/[4@]/gu, 'a')
    .replaceAll(/[5$]/gu, 's')
    .replaceAll(/[._*-]/gu, '')
}

/** Returns the disguised words as they are written, one for each word that is meant. */
function findDisguised(words: string): readonly string[] {
  const found = new Map<string, string>()
  for (const [word] of words.slice(0, 20_000).matchAll(/[a-z0-9@$!|][a-z0-9@$!|._*-]{3,20}/gu)) {
    if (/^[a-z]+$/u.test(word) || !/[a-z]/u.test(word)) continue
    const variants = [undisguise(word), undisguise(word.replaceAll('1', 'l'))]
    const meant = variants.find((variant) => disguisedWords.has(variant))
    // A hyphen at the edge of a word ("free-") or in a compound ("e-mail") is not a disguise.
    if (meant !== undefined && word.replaceAll(/[^a-z0-9@$!|]/gu, '') !== meant) found.set(meant, word)
    else if (meant !== undefined && /^(?:[a-z][._*-]){3,}/u.test(word)) found.set(meant, word)
  }
  return [...found.values()]
}

function isImageOnly({ content }: SpamEvidence): boolean {
  const images = content.html?.images.filter((image) => !image.isTracker) ?? []
  return images.length > 0 && countWords(content.visibleText) < 25
}

function isHtmlAlone({ content }: SpamEvidence): boolean {
  return content.message.html !== null && (content.message.text ?? '').trim() === ''
}

function tagCount(evidence: SpamEvidence, ...names: readonly string[]): number {
  return names.reduce((count, name) => count + (evidence.content.html?.tagCounts.get(name) ?? 0), 0)
}

function shoutedShare(text: string): number {
  const sentences = text.split(/[\n.!?。]+/u).filter((part) => countLetters(part) >= 12)
  const shouted = sentences.filter((part) => isShouting(part, 12))
  return sentences.length === 0 ? 0 : shouted.length / sentences.length
}

/** A base58 address contains digits, capitals and lower-case letters; an order number does not. */
const walletAddress =
  /\b(?:bc1[a-z0-9-]{14,60}|(?=\w{0,34}[a-z])(?=\w{0,34}[A-Z])[13][a-km-zA-HJ-NP-Z1-9]{25,34}|0x[a-fA-F0-9]{40})\b/u

export const htmlRules: readonly SpamRule[] = [
  {
    name: 'HTML_WITHOUT_TEXT',
    weights: [0.5],
    description: 'The message has only an HTML part.',
    fix: 'Send a multipart/alternative message with a text part.',
    source: 'RFC 2046 §5.1.4',
    count: (evidence) => isHtmlAlone(evidence),
  },
  {
    name: 'IMAGE_ONLY',
    weights: [1.8],
    description: 'The message consists of images with almost no words.',
    fix: 'Write the content as text, and use images to illustrate it.',
    count: (evidence) => isImageOnly(evidence),
  },
  {
    name: 'HIDDEN_TEXT',
    weights: [1, 2.6],
    description: 'CSS hides text other than the usual preheader.',
    fix: 'Remove the hidden text; a single hidden preheader with readable words is fine.',
    source: 'Gmail guidelines: content hidden by HTML or CSS (2026-03-21)',
    count: ({ content }) => hiddenStrikes(content.html?.hiddenText ?? ''),
  },
  {
    name: 'WORDS_SPLIT_BY_TAGS',
    weights: [0, 1.2, 2, 3],
    description: 'HTML comments or empty tags split words.',
    fix: 'Remove the markup inside words.',
    count: ({ content }) => content.html?.splitWordCount ?? 0,
  },
  {
    name: 'HTML_PASSWORD_FORM',
    weights: [3.2],
    description: 'The message contains a form that asks for a password.',
    fix: 'Link to your login page; mail clients remove forms.',
    count: ({ content }) => content.html?.hasPasswordField === true,
  },
  {
    name: 'HTML_FORM',
    weights: [1.4],
    description: 'The message contains a form.',
    fix: 'Link to a page with the form; mail clients remove forms.',
    count: (evidence) => tagCount(evidence, 'form') > 0 && evidence.content.html?.hasPasswordField === false,
  },
  {
    name: 'HTML_ACTIVE_CONTENT',
    weights: [2],
    description: 'The message contains a script, a frame or an embedded object.',
    fix: 'Remove active content; mail clients remove it anyway.',
    count: (evidence) => tagCount(evidence, 'iframe', 'object', 'embed', 'applet') + scriptCount(evidence) > 0,
  },
  {
    name: 'HTML_OLD_SHOUTING',
    weights: [0.9],
    description: 'The message uses font tags together with centered, blinking or very large text.',
    fix: 'Set font sizes in CSS, up to about 32 px for headings.',
    count: (evidence) => tagCount(evidence, 'font') > 0 && tagCount(evidence, 'center', 'blink', 'marquee', 'big') > 0,
  },
  {
    name: 'TEXT_SHOUTS',
    weights: [1.2, 2.2],
    description: 'Much of the text is in all capitals.',
    fix: 'Write in sentence case.',
    count: ({ content }) => {
      const share = shoutedShare(content.visibleText.slice(0, 40_000))
      return Number(share > 0.25) + Number(share > 0.5)
    },
  },
  {
    name: 'TEXT_EXCLAIMS',
    weights: [0.9],
    description: 'The text has many exclamation marks, or several currency signs in a row.',
    fix: 'Use at most one exclamation mark.',
    count: ({ words }) => /!{3,}|\${3,}|(?:![^!]{0,120}){6}/u.test(words.slice(0, 40_000)),
  },
  {
    name: 'WORDS_DISGUISED',
    weights: [2, 3.4],
    description: 'Words are misspelled with digits or symbols, as if to evade filters.',
    fix: 'Spell words normally.',
    count: ({ words }) => findDisguised(words).length,
    phrases: ({ words }) => findDisguised(words),
  },
  {
    name: 'CRYPTO_ADDRESS',
    weights: [1.8],
    description: 'The text contains the address of a crypto wallet.',
    fix: 'Link to a payment page.',
    count: ({ content }) => walletAddress.test(content.visibleText.slice(0, 40_000)),
    phrases: ({ content }) => walletAddress.exec(content.visibleText.slice(0, 40_000))?.slice(0, 1) ?? [],
  },
  {
    name: 'ATTACHMENT_RUNS_CODE',
    weights: [4],
    description: 'An attachment is a program, a script, or an archive that contains one.',
    fix: 'Link to the file on your site instead of attaching it.',
    source: 'Gmail, blocked file types, answer 6590',
    count: ({ content }) => findRiskyAttachment(content.message.attachments) !== null,
  },
  {
    name: 'ATTACHMENT_WEB_PAGE',
    weights: [3],
    description: 'An attachment is a web page, which is a common way to send fake login forms.',
    fix: 'Link to the web page instead of attaching it.',
    count: ({ content }) =>
      content.message.attachments.some(({ filename }) => /\.(?:x?html?|svg|mht(?:ml)?)$/iu.test(filename ?? '')),
  },
]

function hiddenStrikes(hiddenText: string): number {
  const count = countWords(hiddenText)
  return Number(count >= 8) + Number(count >= 40)
}

function scriptCount(evidence: SpamEvidence): number {
  const dataScripts = evidence.content.html?.structuredTypes.length ?? 0
  return dataScripts > 0 ? 0 : tagCount(evidence, 'script')
}
