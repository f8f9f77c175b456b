/**
 * Declares schemas for text that every supported database stores unchanged. JSON and query strings can contain
 * characters that some databases reject or change.
 */

import * as z from 'zod'

/**
 * Declares a string without U+0000 (which PostgreSQL rejects) and without lone surrogates (which UTF-8 would turn into
 * U+FFFD).
 */
export function storableText(): z.ZodString {
  return z
    .string()
    .refine((text) => !text.includes('\0'), 'text without the character U+0000')
    .refine((text) => text.isWellFormed(), 'text without lone surrogates')
}

/**
 * Declares storable text of at most `maxLength` code points, the unit that JSON Schema also counts (Validation 2020-12,
 * §6.3.1).
 */
export function shortText(maxLength: number): z.ZodString {
  return storableText()
    .refine((text) => text.length <= maxLength || codePointCount(text) <= maxLength, `at most ${maxLength} characters`)
    .meta({ maxLength })
}

function codePointCount(text: string): number {
  return text.match(/./gsu)?.length ?? 0
}
