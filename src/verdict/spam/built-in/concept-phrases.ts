/** Builds the patterns of concepts from lists of phrases. */

import { splitPhrases } from '../../placement/tab-words.ts'

/**
 * The lower-case letters of the supported languages. With `\p{L}` instead, scoring the first message would take three
 * times as long.
 */
const letters = 'a-zß-öø-ſа-яё'

/**
 * Builds a pattern for a list of phrases. Phrases are separated by ` | ` or line breaks; `*` matches any letters, and
 * ` … ` matches up to three words.
 */
export function phrases(list: string): RegExp {
  const alternatives = splitPhrases(list).map((phrase) =>
    phrase.replaceAll('*', `[${letters}]*`).replaceAll(' … ', `(?: [${letters}'0-9,-]+(?:\\.\\d+)?){0,3} `),
  )
  // Chinese and Japanese have no spaces between words, so a phrase may directly follow or precede other letters.
  return new RegExp(`(?<![${letters}])(?:${alternatives.join('|')})(?![${letters}])`, 'u')
}
