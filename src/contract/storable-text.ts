/** Text that can be kept: JSON and queries can carry characters that no database takes, or that come back changed. */

import * as z from 'zod'

/** What a text must not hold, and how a problem says so. */
const refusals: readonly { readonly isIn: (text: string) => boolean; readonly expected: string }[] = [
  // PostgreSQL's text type takes every character but this one.
  { isIn: (text) => text.includes('\0'), expected: 'text without the character U+0000' },
  // Half of a surrogate pair is no character: UTF-8 cannot say it, so it would come back as U+FFFD.
  { isIn: (text) => !text.isWellFormed(), expected: 'text without lone surrogates' },
]

/** A string as a person wrote it. Problems name the characters that it may not hold. */
export function storableText(): z.ZodString {
  return z.string().check((context) => {
    for (const { isIn, expected } of refusals) {
      if (isIn(context.value)) context.issues.push({ code: 'custom', input: context.value, message: expected })
    }
  })
}

/** The same, of at most `maxLength` characters as people count them: an emoji beyond the first plane is one. */
export function shortText(maxLength: number): z.ZodString {
  return storableText()
    .refine((text) => text.length <= maxLength || characterCount(text) <= maxLength, `at most ${maxLength} characters`)
    .meta({ maxLength })
}

/** Code points, as JSON Schema counts them (JSON Schema Validation 2020-12, §6.3.1). */
function characterCount(text: string): number {
  return text.match(/./gsu)?.length ?? 0
}
