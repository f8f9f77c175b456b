/** Guesses the language of text from its most common words. */

const commonWords: Readonly<Record<string, string>> = {
  en: 'the and you your for with this that are have is of to from our we',
  de: 'der die das und sie ihr ihre für mit ist nicht wir ein eine zu auf den',
  fr: 'le la les et vous votre pour avec est des une nous dans sur du pas',
  es: 'el los las y usted su para con es una del que por en tu nuestro',
  it: 'il gli che e per con è una del della tuo vostro sono di non nel',
  nl: 'de het een en je jouw voor met is van op niet wij dit dat naar',
  pt: 'o os as e você seu para com é uma do da que por em nosso não',
}

const tellingShare = 0.1
const minCommonWords = 3

/** Returns an ISO 639-1 code, or null if no language matches clearly better than the others. */
export function guessLanguage(text: string): string | null {
  const words =
    text
      .slice(0, 20_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const counts = Object.entries(commonWords)
    .map(([language, common]) => {
      const known = new Set(common.split(' '))
      return { language, count: words.filter((word) => known.has(word)).length }
    })
    .toSorted((one, other) => other.count - one.count)
  const [first, second] = counts
  if (first === undefined || second === undefined) return null
  const isTelling = first.count >= minCommonWords && first.count >= words.length * tellingShare
  return isTelling && first.count >= second.count * 1.5 ? first.language : null
}
