/** Extracts the text that mail clients show next to the subject. Only worker threads load this file. */

import sanitizeHtml from 'sanitize-html'

import { cutWhereTooDeep } from './cut-deep-html.ts'

const maxHtmlCharacters = 200_000
const maxCharacters = 200

/** Matches tags that separate words. */
const blockTag = /<\/?(?:br|center|div|h[1-6]|hr|img|li|ol|p|section|table|td|th|tr|ul)(?![a-z0-9-])/giu

/** Matches invisible characters that pad a preheader. */
// oxlint-disable-next-line no-misleading-character-class -- each is meant as a single character
const filler = /[\u00ad\u034f\u200b-\u200f\u2007\u2060\ufeff]/gu

/**
 * Returns the beginning of the text on one line. The text comes from the HTML part, including its hidden preheader, or
 * from the text part if there is no HTML. Returns `null` if there is no text. The returned text is not escaped.
 */
export function previewText({
  html,
  text,
}: {
  readonly html: string | null
  readonly text: string | null
}): string | null {
  const source = html === null ? (text ?? '').slice(0, maxHtmlCharacters) : textOf(html)
  const preview = source.replaceAll(filler, '').replaceAll(/\s+/gu, ' ').trim().slice(0, maxCharacters)
  return preview === '' ? null : preview
}

function textOf(html: string): string {
  const spaced = cutWhereTooDeep(html.slice(0, maxHtmlCharacters)).replaceAll(blockTag, ' $&')
  const nonTextTags = ['noscript', 'option', 'script', 'style', 'svg', 'textarea', 'title', 'xmp']
  const escaped = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags })
  return escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
