/** Escapes untrusted text for GitHub Markdown. */

import { plainText } from './plain-text.ts'
import { splitCode } from './split-code.ts'

/**
 * Characters that have a meaning in Markdown, HTML, tables or formulas. These characters are replaced by character
 * references, which never act as delimiters.
 * Source: CommonMark 0.31 §2.5.
 */
const special = /[&<>|`*_[\]#~\\$!]/gu

/** Matches text that starts a list, a heading underline or a horizontal rule at the beginning of a line. */
const lineStart = /^(?:[-+=:]|\d{1,9}[.)](?=\s|$))/u

/**
 * A zero-width joiner breaks up text that GitHub links automatically: mentions, issue numbers and URLs. GitHub looks
 * for such text in the rendered output, so character references would not prevent the links.
 */
const joiner = '\u200D'
const found = /@|(?:&#35;|GH-)(?=\d)|:(?=\/\/)|www(?=\.)/giu

/**
 * Returns one line of inline Markdown, valid in a table cell, that shows `text` literally, without markup, HTML, links,
 * images, mentions or issue references. The only characters added to the displayed text are zero-width joiners.
 */
export function escapeMarkdown(text: string): string {
  return plainText(text)
    .replaceAll(special, (character) => `&#${character.codePointAt(0)};`)
    .replace(lineStart, (start) => start.replace(/[-+=:.)]$/u, (mark) => `&#${mark.codePointAt(0)};`))
    .replaceAll(found, (mark) => `${mark}${joiner}`)
}

/**
 * Returns a code span, valid in a table cell, for text that readers copy. Text that a code span cannot contain is
 * escaped instead.
 */
export function escapeMarkdownCode(text: string): string {
  const plain = plainText(text)
  return plain === '' || /[`|\\]/u.test(plain) ? escapeMarkdown(plain) : `\`${plain}\``
}

/** Escapes a sentence and marks the DNS records in it as code. */
export function escapeMarkdownAndCode(text: string): string {
  const pieces = splitCode(plainText(text)).map((piece) => {
    if (piece.kind === 'code') return escapeMarkdownCode(piece.text)
    // escapeMarkdown() trims its result, but the spaces next to a DNS record must be kept.
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(piece.text) ?? []
    return `${before}${escapeMarkdown(words)}${after}`
  })
  return pieces.join('')
}
