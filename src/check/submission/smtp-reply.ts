/**
 * Parses SMTP replies (RFC 5321 §4.2) from nodemailer, and sanitizes text from servers so that it is safe to display.
 */

import { shorten } from '../../foundation/errors/shorten.ts'
import type { SmtpReply } from '../../foundation/mail/submission-outcome.ts'

const maxTextCharacters = 1000

/**
 * Parses a complete reply. Returns null for any other text. If the lines have different codes, the last code counts.
 */
export function parseReply(response: string): SmtpReply | null {
  const lines = response.split(/\r?\n/u).map((line) => /^([2-5]\d{2})(?:[ -]([^]*))?$/u.exec(line))
  const code = Number(lines.at(-1)?.[1])
  if (Number.isNaN(code) || lines.includes(null)) return null
  const texts = lines.map((line) => line?.[2] ?? '')
  const enhanced = texts.map((text) => /^([245]\.\d{1,3}\.\d{1,3})(?:\s+|$)/u.exec(text))
  return {
    code,
    enhancedCode: enhanced.find((match) => match !== null)?.[1] ?? null,
    text: cleanText(texts.map((text, index) => text.slice(enhanced[index]?.[0].length ?? 0)).join(' ')),
  }
}

/**
 * Converts text from a server to a single line of at most 1,000 characters. Control characters and bidirectional
 * formatting characters become spaces.
 */
export function cleanText(text: string): string {
  const flat = text
    .replaceAll(/[\p{Cc}\u{2028}\u{2029}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu, ' ')
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
  return shorten(flat, maxTextCharacters)
}
