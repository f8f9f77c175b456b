/** Splits text into the features that the word table contains: distinct words and pairs of adjacent words. */

/** For Chinese and Japanese, which have no spaces between words, pairs of characters are used instead of words. */
const tokenPattern =
  /(?<sum>[$€£¥₽] ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£¥₽]|(?:usd|eur|euros?|dollars?|pounds|gbp|zł|руб|tl|円|元)(?!\p{L})))|(?<percent>\d[\d.,]* ?%|%\d+)|(?<number>[\p{L}\d]*\d[\p{L}\d.,]*)|(?<joined>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)|(?<word>[\p{L}\p{M}]+(?:'\p{L}+)*)/gu

const maxWordLength = 24
/** The length of the stem that represents every form of a longer word, such as suspend, suspended and suspension. */
const stemLength = 6

/**
 * Returns the distinct features in `words` (as prepared by `readEvidence`): words, stems of long words (`suspen~`),
 * `first second` pairs, and placeholders for amounts and other numbers (`#sum`, `#percent`, `#number`).
 */
export function readWordFeatures(words: string): ReadonlySet<string> {
  const features = new Set<string>()
  let previous = ''
  for (const { groups = {} } of withoutAddresses(words).matchAll(tokenPattern)) {
    if (groups['joined'] !== undefined) {
      addCharacterPairs(features, groups['joined'])
      previous = ''
      continue
    }
    const token = groups['word']?.slice(0, maxWordLength) ?? markOf(groups)
    features.add(token)
    if (groups['word'] !== undefined && token.length > stemLength) features.add(`${token.slice(0, stemLength)}~`)
    if (previous !== '') features.add(`${previous} ${token}`)
    previous = token
  }
  return features
}

/**
 * Removes URLs and email addresses, because other rules evaluate them, and because in the word table they would only
 * identify individual training messages. Equivalent to removing `https?://\S+`, `\S+@\S+\.\S+` and `\bwww\.\S+`, but in
 * linear time: with these patterns, 20,000 characters without a space take 3 s.
 */
function withoutAddresses(words: string): string {
  return words.replaceAll(/\S+/gu, (run) => {
    const url = run.search(/https?:\/\/\S|\bwww\.\S/u)
    const at = run.indexOf('@', 1)
    if (at !== -1 && run.lastIndexOf('.', run.length - 2) > at + 1) return ' '
    return url === -1 ? run : `${run.slice(0, url)} `
  })
}

function markOf(groups: Readonly<Record<string, string | undefined>>): string {
  if (groups['sum'] !== undefined) return '#sum'
  return groups['percent'] === undefined ? '#number' : '#percent'
}

function addCharacterPairs(features: Set<string>, text: string): void {
  const characters = Array.from(text)
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1]
    if (next !== undefined) features.add(character + next)
  }
}
