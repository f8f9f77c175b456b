/** Quotes in descriptions what a rule found, as it stands in the message. */

import { hasUnspacedLetter } from '../../content/count-words.ts'
import type { SpamEvidence, SpamRule } from './spam-rule.ts'

const maxPhraseCount = 5
const maxPhraseLength = 60
/** The number of characters to search for a phrase: at least as many as the rules read. */
const searchedLength = 200_000

const spellings: Readonly<Record<string, string>> = {
  "'": "['‘’ʼ`´]",
  '"': '["“”„]',
  '-': '[-‐‑‒–—]',
}

/** Invisible characters may divide the words of a message. */
const invisible = '\\p{Default_Ignorable_Code_Point}*'

/** Returns a pattern that finds a normalized phrase, as whole words, in text that is not normalized. */
export function phrasePattern(phrase: string): RegExp {
  const words = phrase.split(' ').map((word) => Array.from(word, escapeLetter).join(invisible))
  const before = startsAWord(phrase) ? '(?<!\\p{L})' : ''
  const after = startsAWord(phrase.at(-1) ?? '') ? '(?!\\p{L})' : ''
  // Words that the word table pairs may have other characters than spaces between them.
  return new RegExp(`${before}${words.join('[^\\p{L}\\p{N}]{1,20}')}${after}`, 'iu')
}

function escapeLetter(letter: string): string {
  return spellings[letter] ?? letter.replace(/[\\^$.*+?()[\]{}|/]/u, '\\$&')
}

function startsAWord(text: string): boolean {
  return /^\p{L}/u.test(text) && !hasUnspacedLetter(text.slice(0, 1))
}

/** Returns the phrases that a rule found in the message, in the message's own spelling and without duplicates. */
export function foundPhrases(rule: SpamRule, evidence: SpamEvidence): readonly string[] {
  const phrases = new Set(rule.phrases?.(evidence) ?? [])
  const { subject, visibleText } = evidence.content
  const text = `${subject}\n${visibleText.slice(0, searchedLength)}`
  return [...phrases].slice(0, maxPhraseCount).map((phrase) => phrasePattern(phrase).exec(text)?.[0] ?? phrase)
}

/**
 * Returns the description of a rule that fired, with the phrases that the rule found.
 *
 * @param mark renders a phrase, for example with the line where it stands
 */
export function describeMatch(rule: SpamRule, evidence: SpamEvidence, mark = quote): string {
  const phrases = foundPhrases(rule, evidence)
  return phrases.length === 0 ? rule.description : `${rule.description} Found: ${phrases.map(mark).join(', ')}.`
}

/** Quotes a phrase on one line, and shortens a long phrase. */
export function quote(phrase: string): string {
  const line = phrase.replaceAll(/\s+/gu, ' ').trim()
  const letters = Array.from(line)
  return letters.length <= maxPhraseLength ? `"${line}"` : `"${letters.slice(0, maxPhraseLength).join('')}…"`
}
