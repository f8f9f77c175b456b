/** Finds in a template what a rule of the spam filter found in the message. */

import type { TextOrigin } from '../../render/trace/source-map.ts'
import { phrasePattern } from '../../verdict/spam/built-in/quote-phrases.ts'
import type { RuleContext } from '../rule-context.ts'

/** Returns the position of a phrase, or null if no single block of text contains it. */
export function findPhrase(phrase: string, { texts }: Pick<RuleContext, 'texts'>): TextOrigin | null {
  const pattern = phrasePattern(phrase)
  for (const one of texts) {
    const isRead = one.part === 'body' || one.part === 'subject' || one.part === 'text-part'
    const index = isRead ? one.text.search(pattern) : -1
    if (index !== -1) return one.originAt(index)
  }
  return null
}

/** Returns the line of a phrase, such as ` (line 12)`, or an empty string if its position is unknown. */
export function lineOf(phrase: string, context: Pick<RuleContext, 'texts' | 'template'>): string {
  const { file, line } = findPhrase(phrase, context)?.place ?? {}
  if (line === undefined) return ''
  return file === context.template.headPlace.file ? ` (line ${line})` : ` (${file}:${line})`
}
